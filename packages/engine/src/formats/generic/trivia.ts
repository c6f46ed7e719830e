import { hasOneOf, wordSet } from '../../text/word-set.ts';
import type { Cursor } from '../cursor.ts';
import { namesCredential } from '../shared/credential-names.ts';
import { isComment } from '../shared/ignore.ts';
import type { Setting } from './context.ts';
import { nameOfKey } from './names/key-name.ts';

/** Names of single values that do not affect security. */
const trivial = wordSet(
  'id uuid name title label display_name slug version spec_version schema_version config_version description summary note comment author maintainer owner email license created updated created_at updated_at timestamp date type kind category tag topic keyword icon color avatar emoji logo image locale language lang timezone region country currency temperature top_p top_k frequency_penalty presence_penalty repetition_penalty seed stop stop_sequence stream streaming max_token max_output_token context_window context_length format output_format encoding charset dimension chunk_size chunk_overlap overlap batch_size size count limit offset page index order position cron cron_expression priority weight threshold score confidence similarity_threshold interval frequency delay backoff cache cache_ttl width height x y z verbose quiet theme style tone mood format_version max_concurrent max_parallel max_worker worker parallel concurrency thread port protocol path file filename file_name directory dir folder log_file log_dir output output_dir output_file input status state active enabled strategy algorithm method process orchestrator framework runtime platform environment_name stage tier plan model_type api_version project project_name workspace_name namespace organization company department team user username role_name group prefix suffix separator placeholder hint default required optional min max maximum minimum step unit precision metric visible hidden url_path route level mode reason message text value key expected_output is_required dry_run handler executor runner driver stop_on_error continue_on_error follow_redirect allow_redirect',
);
/** Last words of names that say where something is, how much of it there is, or how it is written. */
const trivialEndings = wordSet(
  'dir directory file filename name type id format size count length dimension version style language title prefix suffix date day hour threshold percent ratio weight score factor strategy label order index column separator mb kb gb px color icon description cost usd budget vendor',
);

/** Sections about the file itself, its appearance or its readers. */
const trivialSections = wordSet(
  'metadata meta info about ui theme display label annotation i18n translation avatar style author license x_metadata naming naming_convention',
);

/** Members that make such a section relevant: a user interface that listens on an address is an entry point. */
const relevantWords = wordSet('listen bind host cors origin auth authentication login share public expose tunnel');

/** Claims settings known to be irrelevant, so that the report lists only settings that were not recognised. */
export function readTrivia({ key, value, name, words }: Setting): boolean {
  if (isComment(key.value)) return claim(value);
  if (value.isMapping) return false;
  if (value.isList) return trivial.has(name) && value.items().every(({ plain }) => plain !== undefined) && claim(value);
  if (value.node?.kind !== 'scalar') return false;
  const known =
    trivial.has(name) ||
    trivialEndings.has(words.at(-1) ?? '') ||
    namesCredential(key.value) ||
    value.node.value === null ||
    value.node.text === '';
  return known && claim(value);
}

/** The same as `readTrivia`, for whole sections. */
export function readTrivialSection({ value, name }: Setting): boolean {
  if (!value.isMapping || !trivialSections.has(name)) return false;
  const opens = value.members().some(({ key }) => hasOneOf(nameOfKey(key.value).words, relevantWords));
  return !opens && claim(value);
}

function claim(value: Cursor): boolean {
  value.ignore();
  return true;
}
