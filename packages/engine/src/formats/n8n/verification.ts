import type { Cursor } from '../cursor.ts';
import { typeOf } from './sources.ts';

const stepsMax = 6;
const credentialHeader = /\bheaders\b.{0,60}(?:signature|secret|token|api-?key|authorization)/i;

/**
 * Webhooks whose only path leads to a step that compares a signature or a secret of the request. Their `authentication` stays `none`,
 * because n8n has no setting for signatures.
 */
export function verifiedTriggers(nodes: readonly Cursor[], connections: Cursor): ReadonlySet<string> {
  const byName = new Map(nodes.map((node) => [node.get('name').text()?.value ?? '', node]));
  const found = new Set<string>();
  for (const [name, node] of byName) {
    if (/\.webhook$/.test(typeOf(node)) && isVerified(name, byName, connections)) found.add(name);
  }
  return found;
}

function isVerified(trigger: string, byName: ReadonlyMap<string, Cursor>, connections: Cursor): boolean {
  let step = trigger;
  let compared = false;
  for (let count = 0; count < stepsMax; count += 1) {
    const next = targetsOf(connections.get(step));
    const [only] = next;
    if (only === undefined || next.length > 1) return false;
    const node = byName.get(only);
    if (node === undefined) return false;
    if (node.get('disabled').boolean()?.value !== true) {
      const program = programOf(node);
      if (rejects(node, program, compared)) return true;
      compared ||= comparesHeader(program);
    }
    step = only;
  }
  return false;
}

/** Whether a step stops a request with a wrong signature or secret: by its own comparison, or by one that an earlier program made. */
function rejects(node: Cursor, program: string, compared: boolean): boolean {
  if (/\.(?:if|filter|switch)$/.test(typeOf(node)))
    return compared || comparisonsIn(node.get('parameters', 'conditions')).some(comparesCredential);
  return comparesHeader(program) && /\bthrow\b|\braise\b|return \[\]/.test(program);
}

function programOf(node: Cursor): string {
  if (!/\.(?:code|function|functionItem)$/.test(typeOf(node))) return '';
  return node.get('parameters').any('jsCode', 'functionCode', 'pythonCode').text()?.value ?? '';
}

function comparesHeader(program: string): boolean {
  if (/\b(?:timingSafeEqual|createVerify|compare_digest)\b/.test(program)) return true;
  return credentialHeader.test(program) && /[!=]==?|\^/.test(program);
}

/** The comparisons of a condition node; older nodes keep them in `conditions.string`. */
function comparisonsIn(conditions: Cursor): readonly Cursor[] {
  return [...conditions.get('conditions').items(), ...conditions.get('string').items()];
}

function comparesCredential(comparison: Cursor): boolean {
  const left = comparison.any('leftValue', 'value1').text()?.value ?? '';
  const right = comparison.any('rightValue', 'value2').text()?.value ?? '';
  const operation = (comparison.get('operator').get('operation').text() ?? comparison.get('operation').text())?.value;
  return credentialHeader.test(left) && right !== '' && (operation === undefined || /^equals?$/.test(operation));
}

/** The nodes that receive a node's output. */
export function targetsOf(outputs: Cursor): readonly string[] {
  const outlets = outputs.members().flatMap(({ value }) => value.items());
  return outlets.flatMap((outlet) => outlet.items().flatMap((target) => target.get('node').text()?.value ?? []));
}
