import type { Cursor } from '../cursor.ts';

/** Nodes that bring in messages of others: endpoints, sockets, chats, mail, and the answers of models. */
const sources =
  /^(?:http in|websocket in|tcp in|udp in|mqtt in|e-mail in)$|(?:telegram|slack|discord|whatsapp|matrix).{0,20}(?:receiver|in|event|command)\b|openai|ollama|chatgpt|gemini|anthropic|claude|langchain|llm|ai-agent/i;

/** The ids of the nodes that such messages reach along the wires, through links, subflows and reusable flows too. */
export function findReached(nodes: readonly Cursor[]): ReadonlySet<string> {
  const next = new Map<string, readonly string[]>();
  const waiting: string[] = [];
  for (const node of nodes) {
    const id = node.get('id').text()?.value;
    if (id === undefined) continue;
    const type = node.get('type').text()?.value ?? '';
    next.set(id, [...wiresOf(node), ...calledBy(node, type)]);
    if (sources.test(type)) waiting.push(id);
  }
  const reached = new Set(waiting);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const target of next.get(id) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      waiting.push(target);
    }
  }
  return reached;
}

/** The nodes behind each output, or behind the input of a subflow. */
function wiresOf(node: Cursor): readonly string[] {
  const outputs = node.get('wires').items();
  const wired = outputs.flatMap((output) => output.texts().map(({ value }) => value));
  const inside = node
    .get('in')
    .items()
    .flatMap((input) => input.get('wires').items());
  return [...wired, ...inside.flatMap((wire) => wire.get('id').text()?.value ?? [])];
}

/** Where a node continues by name: `link out` and `link call`, a subflow (`subflow:a1b2`), a reusable flow. */
function calledBy(node: Cursor, type: string): readonly string[] {
  if (type.startsWith('subflow:')) return [type.slice('subflow:'.length)];
  const target = node.get('target').text()?.value;
  const links = type.startsWith('link') && type !== 'link in' ? node.get('links').texts() : [];
  return [...links.map(({ value }) => value), ...(target === undefined ? [] : [target])];
}
