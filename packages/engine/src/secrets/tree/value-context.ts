import type { Node } from '../../document/tree.ts';
import { type NameTraits, traitsOf } from '../values/name-traits.ts';
import { type Context, isText, type Pair } from './context.ts';
import { cookieNamed } from './member-name.ts';

/** The context of a value that is named by a sibling or by the parent's key. */
export function valueContext(pair: Pair, context: Context, value: Node): Context {
  return {
    name: nameOfPair(pair, context),
    traits: traitsOfPair(pair, context, value),
    nameNode: pair.name ?? context.nameNode,
    exposed: context.exposed && (value.kind === 'scalar' || pair.name !== null),
    declared: pair.declared || context.declared,
    stored: pair.stored,
  };
}

function nameOfPair({ name }: Pair, context: Context): string {
  if (name === null) return context.name;
  return context.traits.cookie ? cookieNamed(name.text) : name.text;
}

/** The value beside a label may be words for the field. Only a generated value, or a typed one with digits and signs, is a secret there. */
function traitsOfPair(pair: Pair, context: Context, value: Node): NameTraits {
  const { name, labelled } = pair;
  if (name === null || (labelled && context.traits.indicative)) return context.traits;
  const traits = traitsOf(nameOfPair(pair, context));
  if (!labelled || (traits.class !== 'password' && traits.class !== 'secret')) return traits;
  const isTyped = isText(value) && /^(?=.*\d)(?=.*[A-Za-z])(?=.*[^\w\s.-])\S{8,}$/.test(value.text);
  return isTyped && traits.class === 'password' ? traits : { ...traits, class: 'key' };
}

/** `DB_PASSWORD`: the name of a variable, and not the label of a form field. */
export function isVariable(name: string): boolean {
  return /^[A-Z][A-Z\d]{0,30}(?:_[A-Z\d]{1,30}){1,6}$/.test(name);
}
