import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { canonicalProgram, interpreters, powershells, shells } from '../../knowledge/interpreters.ts';
import { parseUrl } from '../../text/url.ts';
import type { Cursor } from '../cursor.ts';
import { addMaterial, addPrompt } from '../shared/prompt.ts';
import { findReached } from './reached.ts';

/** Reads the nodes of all flows. https://nodered.org/docs/user-guide/nodes */
export function readFlows(document: Cursor, model: ModelBuilder): void {
  const nodes = document.items();
  const reached = findReached(nodes);
  for (const node of nodes) {
    if (node.get('d').is(true)) continue;
    const fromOutside = reached.has(node.get('id').text()?.value ?? '');
    switch (node.get('type').text()?.value) {
      case 'exec':
        if (fromOutside) readCommand(node, model);
        break;
      case 'function':
        if (fromOutside) readProgram(node, model);
        addMaterial(node.get('func'), 'code', model, everywhere);
        break;
      case 'http request':
        readRequest(node, model);
        break;
      case 'tls-config':
        readCertificates(node, model);
        break;
      case 'comment':
        addMaterial(node.get('info'), 'documentation', model, everywhere);
        break;
      default:
        for (const name of ['systemPrompt', 'system_prompt', 'systemMessage', 'instructions'])
          addPrompt(node.get(name), 'system', model, everywhere);
    }
  }
  document.ignore();
}

function addExecution(place: Cursor, model: ModelBuilder): void {
  const fact = { kind: 'code-execution', state: 'unrestricted', isolated: null, origin: 'set' } as const;
  model.executions.push({ ...everywhere, at: place.at, ...fact });
}

/** A command that ends with what the message holds, or consists of it. */
function readCommand(node: Cursor, model: ModelBuilder): void {
  const appended = node.get('addpay');
  const property = appended.text()?.value;
  if (appended.is(true) || (property !== undefined && property !== '' && property !== 'false'))
    addExecution(node.get('command').exists ? node.get('command') : node, model);
}

const start =
  /\b(?:exec|execSync|spawn|spawnSync)\s{0,3}\(\s{0,9}(?:'([^'\n]{0,300})'\s{0,9}[,)]|"([^"\n]{0,300})"\s{0,9}[,)])?/g;
/** Whether a program runs what it gets as an argument or as input. */
function runsAnything(command: string): boolean {
  const program = canonicalProgram(command.trim().split(/\s/, 1)[0] ?? '');
  return shells.has(program) || powershells.has(program) || interpreters.has(program);
}

/** A program that starts another one with a command made of the message. Modules are named beside it. */
function readProgram(node: Cursor, model: ModelBuilder): void {
  const modules = node.get('libs').items();
  if (!modules.some((item) => /^(?:node:)?child_process$/.test(item.get('module').text()?.value ?? ''))) return;
  const program = node.get('func').text()?.value ?? '';
  if (!/\bmsg\b/.test(program)) return;
  const commands = [...program.matchAll(start)].map(([, single, double]) => single ?? double);
  if (commands.some((command) => command === undefined || runsAnything(command))) addExecution(node.get('func'), model);
}

function readRequest(node: Cursor, model: ModelBuilder): void {
  const url = node.get('url').text();
  if (url === null || parseUrl(url.value) === null || url.value.includes('{{{')) return;
  const credential = (node.get('authType').text()?.value ?? '') !== '';
  model.endpoints.push({ ...everywhere, at: url.at, url, purpose: 'tool', credential, vendor: null });
}

function readCertificates(node: Cursor, model: ModelBuilder): void {
  const checked = node.get('verifyservercert').boolean();
  if (checked === null) return;
  const state = checked.value ? 'on' : 'off';
  model.transports.push({ ...everywhere, at: checked.at, kind: 'certificate-check', state, credential: false });
}
