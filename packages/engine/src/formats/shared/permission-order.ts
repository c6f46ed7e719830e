import type { Permission } from '../../agent/facts.ts';

/** A rule before it is known which one wins. */
export type PermissionDraft = Omit<Permission, 'overridden'>;

/** Cuts of a pattern that are tried as prefixes; deeper ones say little and a hostile list must stay linear. */
const cutsMax = 24;

/**
 * Rules that win over others, so that each weaker rule is looked up instead of compared with all of them.
 */
export class StrongerRules {
  readonly #whole = new Set<string>();
  readonly #exact = new Set<string>();
  readonly #prefixes = new Set<string>();

  add(rule: PermissionDraft): void {
    const subject = keyOf(rule);
    if (rule.wildcard) this.#whole.add(subject);
    if (rule.target !== null) {
      this.#exact.add(`${subject}\n${rule.target.server}\n${rule.target.tool}`);
      return;
    }
    if (rule.pattern === null) return;
    const text = rule.pattern.value;
    this.#exact.add(`${subject}\n${text}`);
    const star = text.indexOf('*');
    if (star > 0 && /^\*+$/.test(text.slice(star))) this.#prefixes.add(`${subject}\n${text.slice(0, star).trimEnd()}`);
  }

  /** A stronger rule decides about everything that this rule is about. */
  cover(rule: PermissionDraft): boolean {
    const subject = keyOf(rule);
    if (this.#whole.has('any') || this.#whole.has(subject)) return true;
    if (rule.target !== null) return this.#coversTarget(subject, rule.target);
    if (rule.pattern === null) return false;
    const text = rule.pattern.value;
    if (this.#exact.has(`${subject}\n${text}`)) return true;
    return this.#prefixes.size > 0 && cuts(text).some((cut) => this.#prefixes.has(`${subject}\n${cut}`));
  }

  #coversTarget(subject: string, target: { readonly server: string; readonly tool: string }): boolean {
    const tools = [target.tool, '*'];
    return tools.some((tool) => this.#exact.has(`${subject}\n${target.server}\n${tool}`));
  }
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
