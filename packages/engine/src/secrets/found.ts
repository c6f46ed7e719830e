import type { Node, ScalarNode } from '../document/tree.ts';
import type { Span } from '../text/span.ts';
import type { Hit } from './search/hit.ts';
import type { SecretMatch } from './secret.ts';

/** A secret with its range in the source, before equal ones are numbered. */
export interface Found {
  readonly span: Span;
  /** The decoded text. */
  readonly text: string;
  readonly hit: Hit;
  readonly where: SecretMatch['where'];
  readonly node: ScalarNode | null;
  readonly at: Node | null;
  readonly document: number;
  readonly nameNode: ScalarNode | null;
}
