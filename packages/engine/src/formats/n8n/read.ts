import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { openJson } from '../shared/embedded.ts';
import { addMaterial } from '../shared/prompt.ts';
import { readCommand } from './commands.ts';
import { constantsOf } from './constants.ts';
import { readAgentNode, readChain, readModelNode, readOpenAi } from './models.ts';
import type { Step } from './node.ts';
import { typeOf } from './node-parts.ts';
import { readPinnedCalls } from './pinned-calls.ts';
import { readProgram } from './programs.ts';
import { readCertificates, readRequest } from './requests.ts';
import { createAuthoredCheck, createServiceResponseCheck } from './service-responses.ts';
import { readToolNode } from './tools.ts';
import { readTrigger, responseOnlyTriggers } from './triggers.ts';
import { verifiedTriggers } from './verification.ts';

/** Reads a workflow, or a list of them. */
export function readWorkflows(document: Cursor, model: ModelBuilder): void {
  for (const workflow of document.isList ? document.items() : [document]) readWorkflow(workflow, model);
}

/** Reads the nodes of a workflow. Tools, models and memories that are connected to an agent get its scope. */
function readWorkflow(document: Cursor, model: ModelBuilder): void {
  const isActive = document.get('active').boolean()?.value !== false;
  const verified = verifiedTriggers(document.get('nodes').items(), document.get('connections'));
  readSteps(document, model, (step) => readTrigger(step, isActive, verified), false);
  readPinnedCalls(document.get('pinData'), model);
  // What nodes remember from run to run: https://docs.n8n.io/code/cookbook/builtin/get-workflow-static-data/
  addMaterial(document.get('staticData'), 'test-data', model, everywhere);
  document.ignore();
}

function readSteps(document: Cursor, model: ModelBuilder, start: (step: Step) => void, isCalled: boolean): void {
  const nodes = document.get('nodes').items();
  const agents = readAgents(nodes, model);
  const lookups = {
    constants: constantsOf(nodes, document.get('connections')),
    isServiceResponse: createServiceResponseCheck(nodes, document.get('connections'), isCalled),
    isAuthored: createAuthoredCheck(nodes, document.get('connections'), isCalled),
  };
  const ownerOf = createOwnerLookup(document.get('connections'));
  const responseOnly = responseOnlyTriggers(nodes, document.get('connections'));
  for (const entry of nodes) {
    const name = entry.get('name').text() ?? locate('', entry.at);
    const owner = agents.get(name.value) ?? agents.get(ownerOf(name.value));
    const enabled = entry.get('disabled').boolean()?.value !== true;
    const step = toStep(entry, name, { ...(owner ?? everywhere), enabled }, lookups, model);
    if (!responseOnly.has(name.value)) start(step);
    readNode(step);
    readInnerWorkflow(step);
  }
}

/** Reads a workflow that is embedded as a text in a node that calls it. Its own triggers never run. */
function readInnerWorkflow({ parameters, model }: Step): void {
  const inner = parameters.has('workflowJson') ? openJson(parameters.get('workflowJson')) : null;
  if (inner !== null) readSteps(inner, model, () => {}, true);
}

function readAgents(nodes: readonly Cursor[], model: ModelBuilder): ReadonlyMap<string, Scope> {
  const agents = new Map<string, Scope>();
  for (const entry of nodes) {
    const name = entry.get('name').text();
    if (name !== null && shortType(entry) === 'agent') agents.set(name.value, addAgent(entry, name, model));
  }
  return agents;
}

/** Returns a function that names the node to which a node is connected as a tool, model or memory; empty if there is none. */
function createOwnerLookup(connections: Cursor): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const owner = known.get(name) ?? ownerIn(connections.get(name));
    known.set(name, owner);
    return owner;
  };
}

function ownerIn(outputs: Cursor): string {
  for (const { key, value } of outputs.members()) {
    if (!key.value.startsWith('ai_')) continue;
    const target = value.items()[0]?.items()[0]?.get('node').text();
    if (target !== null && target !== undefined) return target.value;
  }
  return '';
}

function shortType(entry: Cursor): string {
  const type = typeOf(entry);
  return type.slice(type.lastIndexOf('.') + 1);
}

type Lookups = Pick<Step, 'constants' | 'isServiceResponse' | 'isAuthored'>;

function toStep(entry: Cursor, name: Step['name'], scope: Scope, lookups: Lookups, model: ModelBuilder): Step {
  return {
    type: shortType(entry),
    name,
    entry,
    parameters: entry.get('parameters'),
    credential: entry.get('credentials').isMapping,
    ...lookups,
    scope,
    model,
  };
}

function readNode(step: Step): void {
  readCertificates(step);
  if (step.type === 'agent') readAgentNode(step);
  else if (/^lm[A-Z]/.test(step.type)) readModelNode(step);
  else if (/^chain/.test(step.type) || step.type === 'informationExtractor') readChain(step);
  else if (step.type === 'openAi') readOpenAi(step);
  else if (/^tool[A-Z]|Tool$/.test(step.type)) readToolNode(step);
  else if (step.type === 'httpRequest') readRequest(step);
  else if (step.type === 'executeCommand' || step.type === 'ssh') readCommand(step);
  readProgram(step);
  readTexts(step);
}

/** Reads texts that are no instructions: code, notes, HTML pages. */
function readTexts({ parameters, model, scope }: Step): void {
  for (const name of ['jsCode', 'pythonCode', 'functionCode', 'code'])
    addMaterial(parameters.get(name), 'code', model, scope);
  for (const name of ['content', 'html']) addMaterial(parameters.get(name), 'documentation', model, scope);
}
