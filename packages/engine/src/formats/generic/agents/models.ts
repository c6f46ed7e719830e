import { locate } from '../../../text/span.ts';
import { hasOneOf, wordSet } from '../../../text/word-set.ts';
import type { Cursor } from '../../cursor.ts';
import { holdsKey } from '../../shared/credential-names.ts';
import { modelNameWords } from '../../shared/model-names.ts';
import { addModelUse, readModelUse } from '../../shared/model-use.ts';
import { type Context, type Setting, withScope, withSection } from '../context.ts';
import { membersNamed } from '../folded-keys.ts';
import { nameOfKey } from '../names/key-name.ts';
import { keyWords } from '../names/key-words.ts';
import { oncePerOwner } from '../once-per-owner.ts';
import { settingOf, walk } from '../walk.ts';

const modelNames = wordSet(
  'model llm model_name model_id llm_model default_model chat_model main_model primary_model model_config llm_config llm_setting model_setting language_model embedding embedding_model embedder fallback_model planner_model provider llm_provider llm_backend ai_model model_provider backend engine',
);
/** Keys that give a model's address in a mapping that also names the model. */
const addressKeys = wordSet(
  'base_url api_base api_base_url azure_endpoint api_url endpoint api_endpoint gateway_url relay_url llm_url llm_host llm_endpoint model_url model_host model_endpoint model_server inference_url',
);
const keyKeys = wordSet('api_key api_token');

const listings = wordSet('catalog catalogue registry');

/** Whether the name denotes a list of available models, which are not the ones in use. */
export function namesListing(words: readonly string[]): boolean {
  return hasOneOf(words, listings);
}

/** Reads a model by its name, an entry with provider and address, or a map of such entries. */
export function readModel(setting: Setting, context: Context): boolean {
  const { value } = setting;
  const named = modelNames.has(setting.name);
  if (value.isMapping) return readMapping(setting, named, context);
  if (addressKeys.has(setting.name)) return readAddressBefore(setting, context);
  if (!named) return false;
  if (value.isList) {
    for (const item of value.items()) if (item.isMapping) readEntry(item, null, context);
    value.texts();
    return true;
  }
  return readName(setting, context);
}

function readName({ key, value, owner }: Setting, { model, scope }: Context): boolean {
  const id = value.text();
  if (id === null) return false;
  const isProvider = namesProvider(key.value);
  const addressKey = addressedModelKey(owner) === key.value ? addressKeyOf(owner) : undefined;
  const endpoint = addressKey === undefined ? null : owner.get(addressKey);
  const address = endpoint === null || endpoint.claimed ? null : endpoint.text();
  const vendor = owner.any('provider', 'llm_provider', 'type').word()?.value ?? '';
  const used = {
    at: id.at,
    id: isProvider ? null : id,
    provider: isProvider ? id : null,
    endpoint: address,
    credential: hasKey(owner),
  };
  addModelUse({ ...used, named: [vendor, id.value] }, model, scope);
  return true;
}

/** Assigns an address to the model beside it, in either order. */
function readAddressBefore({ key, owner }: Setting, context: Context): boolean {
  const addressed = addressedModelKey(owner);
  if (addressed === undefined || addressKeyOf(owner) !== key.value) return false;
  const value = owner.get(addressed);
  return !value.claimed && readName(settingOf(locate(addressed, value.at), value, owner), context);
}

function namesProvider(key: string): boolean {
  return keyWords(key).includes('provider');
}

/** The name of the model that an address beside it belongs to, or the provider where no model is named. */
const addressedModelKey = oncePerOwner((owner) => {
  const named = membersNamed(owner, modelNames).filter(({ value }) => value.isText);
  return (named.find(({ key }) => !namesProvider(key.value)) ?? named[0])?.key.value;
});

const addressKeyOf = oncePerOwner((owner) => membersNamed(owner, addressKeys)[0]?.key.value);

const hasKey = oncePerOwner((owner) => membersNamed(owner, keyKeys).some(({ value }) => holdsKey(value)));

function readMapping({ key, value, words, reading }: Setting, named: boolean, context: Context): boolean {
  const vendor = hasOneOf(words, modelNameWords) && words.length <= 2 && !namesListing(words);
  if (!named && !vendor) return false;
  if (isEntry(value)) {
    readEntry(value, key.value, context);
    return true;
  }
  if (!named) return false;
  const around = withSection(context, reading);
  for (const member of value.members()) {
    if (member.value.isMapping && isEntry(member.value)) readEntry(member.value, member.key.value, context);
  }
  walk(value, around);
  return true;
}

function isEntry(value: Cursor): boolean {
  return value
    .members()
    .some(({ key }) => /^(?:model|name|id|provider|api_?key|base_?url|api_?base|endpoint|host|url)/i.test(key.value));
}

function readEntry(entry: Cursor, owner: string | null, context: Context): void {
  readModelUse(entry, context.model, context.scope, owner);
  walk(entry, withScope(withSection(context, nameOfKey('model')), context.scope));
}
