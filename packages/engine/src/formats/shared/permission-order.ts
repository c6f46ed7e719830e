import type { Permission } from '../../agent/facts.ts';

/** A rule before it is known which one wins: whether it is overridden is settled in place, since lists hold thousands of rules. */
export interface PermissionDraft extends Omit<Permission, 'overridden'> {
  overridden: boolean;
}

/** Cuts of a pattern that are tried as prefixes; deeper ones say little and a hostile list must stay linear. */
const cutsMax = 24;

/** Patterns of one subject's stronger rules. */
interface Patterns {
  readonly exact: Set<string>;
  readonly prefixes: Set<string>;
}

/**
 * Rules that win over others, so that each weaker rule is looked up instead of compared with all of them.
 */
export class StrongerRules {
  readonly #whole = new Set<string>();
  readonly #patterns = new Map<string, Patterns>();

  add(rule: PermissionDraft): void {
    const subject = keyOf(rule);
    // `mcp__git__*` is all of one server.
    if (rule.wildcard && isOfAll(rule)) this.#whole.add(subject);
    if (rule.wildcard || rule.pattern?.value === rule.name.value) this.#whole.add(nameKey(rule));
    if (rule.target === null && rule.pattern === null) return;
    const { exact, prefixes } = this.#patternsOf(subject);
    if (rule.target !== null) exact.add(targetKey(rule.target.server, rule.target.tool));
    else if (rule.pattern !== null) {
      const text = rule.pattern.value;
      exact.add(text);
      const star = text.indexOf('*');
      if (star > 0 && /^\*+$/.test(text.slice(star))) prefixes.add(text.slice(0, star).trimEnd());
    }
  }

  /** A stronger rule decides about everything that this rule is about. */
  cover(rule: PermissionDraft): boolean {
    const subject = keyOf(rule);
    if (this.#whole.has('any') || this.#whole.has(subject) || this.#whole.has(nameKey(rule))) return true;
    const patterns = this.#patterns.get(subject);
    if (patterns === undefined) return false;
    const { exact, prefixes } = patterns;
    if (rule.target !== null) {
      return (
        exact.has(targetKey(rule.target.server, rule.target.tool)) || exact.has(targetKey(rule.target.server, '*'))
      );
    }
    if (rule.pattern === null) return false;
    const text = rule.pattern.value;
    return exact.has(text) || (prefixes.size > 0 && cuts(text).some((cut) => prefixes.has(cut)));
  }

  #patternsOf(subject: string): Patterns {
    const known = this.#patterns.get(subject);
    if (known !== undefined) return known;
    const made: Patterns = { exact: new Set(), prefixes: new Set() };
    this.#patterns.set(subject, made);
    return made;
  }
}

function isOfAll({ target }: PermissionDraft): boolean {
  return target === null || target.server === '*';
}

function targetKey(server: string, tool: string): string {
  return `${server}\n${tool}`;
}

/** What has one name is one thing, whatever is known of it. */
function nameKey({ name }: PermissionDraft): string {
  return `=${name.value.toLowerCase()}`;
}

/** Rules about files go by what they allow, all others by the host's own name. */
function keyOf(rule: PermissionDraft): string {
  if (rule.subject === 'other') return rule.name.value.toLowerCase();
  return rule.subject;
}

/** The beginnings of a pattern that end before a space or a slash, and the pattern without its last star. */
function cuts(text: string): readonly string[] {
  const found: string[] = [];
  for (let i = 1; i < text.length && found.length < cutsMax; i++) {
    const character = text[i];
    if (character === ' ' || character === '/') found.push(text.slice(0, i), text.slice(0, i + 1));
  }
  found.push(text.replace(/[ *]{1,8}$/, ''));
  return found;
}
