import type { Cursor } from '../cursor.ts';
import { nameOf, programOf, typeOf } from './node-parts.ts';
import { createTargetLookup } from './sources.ts';

const stepsMax = 6;
const credentialHeader = /\bheaders\b.{0,60}(?:signature|secret|token|api-?key|authorization)/i;

/**
 * Webhooks whose only path leads to a step that compares a signature or a secret of the request. Their `authentication` stays `none`,
 * because n8n has no setting for signatures.
 */
export function verifiedTriggers(nodes: readonly Cursor[], connections: Cursor): ReadonlySet<string> {
  const stepOf = createStepLookup(nodes, connections);
  const webhooks = nodes.filter((node) => /\.webhook$/.test(typeOf(node)));
  const names = webhooks.map(nameOf);
  return new Set(names.filter((name) => isVerified(name, stepOf)));
}

function isVerified(trigger: string, stepOf: (name: string) => Step): boolean {
  let { targets } = stepOf(trigger);
  let compared = false;
  for (let count = 0; count < stepsMax; count += 1) {
    const [only] = targets;
    if (only === undefined || targets.length > 1) return false;
    const step = stepOf(only);
    if (step.rejects || (step.branches && compared)) return true;
    compared ||= step.compares;
    targets = step.targets;
  }
  return false;
}

/** What a node does with a request. Each node is read once, because any number of webhooks may lead to it. */
interface Step {
  readonly targets: readonly string[];
  /** Whether it stops a request with a wrong signature or secret by its own comparison. */
  readonly rejects: boolean;
  /** Whether its program compares, so that a later node can stop the request. */
  readonly compares: boolean;
  /** Whether it passes on some items only, or to different nodes. */
  readonly branches: boolean;
}

function createStepLookup(nodes: readonly Cursor[], connections: Cursor): (name: string) => Step {
  const byName = new Map(nodes.map((node) => [nameOf(node), node]));
  const targetsOf = createTargetLookup(connections);
  const known = new Map<string, Step>();
  return (name) => {
    const node = byName.get(name);
    const step = known.get(name) ?? { targets: node === undefined ? [] : targetsOf(name), ...readStep(node) };
    known.set(name, step);
    return step;
  };
}

const passive = { rejects: false, compares: false, branches: false } as const;

function readStep(node: Cursor | undefined): Omit<Step, 'targets'> {
  if (node === undefined || node.get('disabled').boolean()?.value === true) return passive;
  if (/\.(?:if|filter|switch)$/.test(typeOf(node))) {
    const rejects = comparisonsIn(node.get('parameters', 'conditions')).some(comparesCredential);
    return { rejects, compares: false, branches: true };
  }
  const program = /\.(?:code|function|functionItem)$/.test(typeOf(node)) ? programOf(node) : '';
  const compares = comparesHeader(program);
  return { rejects: compares && /\bthrow\b|\braise\b|return \[\]/.test(program), compares, branches: false };
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
