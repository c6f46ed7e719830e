import type { Permission } from '../../agent/facts.ts';

/** A rule whose precedence is not decided yet. `overridden` is set in place, since lists hold thousands of rules. */
export interface PermissionDraft extends Omit<Permission, 'overridden'> {
  overridden: boolean;
}

/** Maximum number of prefixes tried per pattern, so that a hostile list takes linear time. */
const prefixesMax = 24;

/** The patterns of the stronger rules for one subject. */
interface Patterns {
  readonly exact: Set<string>;
  readonly prefixes: Set<string>;
}

/**
 * The rules that take precedence over others, indexed so that each weaker rule needs only lookups.
 */
export class StrongerRules {
  readonly #whole = new Set<string>();
  readonly #patterns = new Map<string, Patterns>();

  add(rule: PermissionDraft): void {
    const subject = keyOf(rule);
    // `mcp__git__*` covers only one server.
    if (rule.wildcard && coversAllServers(rule)) this.#whole.add(subject);
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

  /** Whether a stronger rule covers everything to which this rule applies. */
  covers(rule: PermissionDraft): boolean {
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
    return exact.has(text) || (prefixes.size > 0 && prefixesOf(text).some((prefix) => prefixes.has(prefix)));
  }

  #patternsOf(subject: string): Patterns {
    const known = this.#patterns.get(subject);
    if (known !== undefined) return known;
    const made: Patterns = { exact: new Set(), prefixes: new Set() };
    this.#patterns.set(subject, made);
    return made;
  }
}

function coversAllServers({ target }: PermissionDraft): boolean {
  return target === null || target.server === '*';
}

function targetKey(server: string, tool: string): string {
  return `${server}\n${tool}`;
}

/** Rules with the same tool name have the same subject, even for an unknown tool. */
function nameKey({ name }: PermissionDraft): string {
  return `=${name.value.toLowerCase()}`;
}

/** The subject of a rule; for other tools, the host's own name. */
function keyOf(rule: PermissionDraft): string {
  if (rule.subject === 'other') return rule.name.value.toLowerCase();
  return rule.subject;
}

/** The prefixes of a pattern that end before or after a space or slash, and the pattern without its trailing star. */
function prefixesOf(text: string): readonly string[] {
  const found: string[] = [];
  for (let i = 1; i < text.length && found.length < prefixesMax; i++) {
    const character = text[i];
    if (character === ' ' || character === '/') found.push(text.slice(0, i), text.slice(0, i + 1));
  }
  found.push(text.replace(/[ *]{1,8}$/, ''));
  return found;
}
