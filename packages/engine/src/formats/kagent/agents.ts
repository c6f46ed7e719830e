import type { ModelBuilder } from '../../agent/builder.ts';
import type { Capability } from '../../agent/capability.ts';
import type { Agent, Scope } from '../../agent/facts.ts';
import { capabilitiesOfTool } from '../../knowledge/tools.ts';
import { type Located, locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { addAgent } from '../shared/agent.ts';
import { readLaunchWords } from '../shared/command.ts';
import { addContainerCommand } from '../shared/container-script.ts';
import { readEnvironment } from '../shared/environment.ts';
import { readHostVolumes } from '../shared/host-volumes.ts';
import { imageOf, isNamedImage, readContainerImage } from '../shared/image.ts';
import { addPrompt } from '../shared/prompt.ts';
import { readSecurityContext } from '../shared/security-context.ts';
import { addNamedTool } from '../shared/tool.ts';

/** Reads an agent that is declared (`declarative`, in earlier versions the spec itself) or an image (`byo`). */
export function readAgent(name: Located<string>, spec: Cursor, model: ModelBuilder): void {
  const declared = spec.get('declarative').isMapping ? spec.get('declarative') : spec;
  const tools = [...declared.get('tools').items(), ...(declared === spec ? [] : spec.get('tools').items())];
  const scope = addAgent(spec, name, model, delegatesOf(tools));
  addPrompt(declared.get('systemMessage'), 'system', model, scope, tools.length > 0);
  addPrompt(spec.get('description'), 'description', model, scope);
  for (const item of tools) readTool(item, model, scope);
  readCodeBlocks(declared.get('executeCodeBlocks'), model, scope);
  readSkills(spec.get('skills'), model, scope);
  const byo = spec.get('byo');
  for (const deployment of [declared.get('deployment'), byo.get('deployment').exists ? byo.get('deployment') : byo])
    readDeployment(deployment, model, scope);
  declared.ignoreKeys([
    'modelConfig',
    'modelConfigRef',
    'stream',
    'a2aConfig',
    'memory',
    'systemMessageFrom',
    'promptTemplate',
    'context',
    'runtime',
    'shareTools',
  ]);
  spec.ignoreKeys(['type', 'platform', 'documentationUrl', 'iconUrl', 'provider', 'version']);
}

function delegatesOf(tools: readonly Cursor[]): Agent['delegatesTo'] {
  return tools.flatMap((item) => item.get('agent').any('name', 'ref').text() ?? []);
}

/** Reads the names of a server's tools, and those that need approval. */
function readTool(item: Cursor, model: ModelBuilder, scope: Scope): void {
  const server = item.get('mcpServer');
  const approvalRequired = server.get('requireApproval').texts();
  for (const name of server.get('toolNames').texts()) {
    const tool = addNamedTool(name, model, scope);
    tool.approval = approvalRequired.some(({ value }) => value === name.value) ? 'always' : unlistedApproval(tool);
  }
  for (const subject of approvalRequired) {
    const reach = capabilitiesOfTool(subject.value);
    model.approvals.push({ ...scope, at: subject.at, kind: 'tool', state: 'on', origin: 'set', reach, subject });
  }
  const builtIn = item.get('builtin', 'name').text();
  if (builtIn !== null) {
    const tool = addNamedTool(
      locate(builtIn.value.slice(builtIn.value.lastIndexOf('.') + 1), builtIn.at),
      model,
      scope,
    );
    tool.approval = unlistedApproval(tool);
  }
  item.ignoreKeys(['type', 'headersFrom', 'agent', 'builtin', 'isolateSessions']);
  server.ignoreKeys(['apiGroup', 'kind', 'name', 'namespace', 'toolServer', 'allowedHeaders']);
}

/**
 * The approval of a tool that is not listed in `requireApproval`. Whether commands are harmful depends on the cluster.
 * https://kagent.dev/docs
 */
function unlistedApproval({ capabilities }: { readonly capabilities: readonly Capability[] }): 'never' | 'unknown' {
  return capabilities.includes('execute') ? 'unknown' : 'never';
}

/** Reads whether Python blocks in responses run, in a sandbox of the agent's container. */
function readCodeBlocks(cursor: Cursor, model: ModelBuilder, scope: Scope): void {
  const value = cursor.boolean();
  if (value === null) return;
  const state = value.value ? 'unrestricted' : 'off';
  model.executions.push({ ...scope, at: value.at, kind: 'code-execution', state, isolated: null, origin: 'set' });
}

function readSkills(skills: Cursor, model: ModelBuilder, scope: Scope): void {
  const insecure = skills.get('insecureSkipVerify').boolean();
  if (insecure !== null) {
    const state = insecure.value ? 'off' : 'on';
    model.transports.push({ ...scope, at: insecure.at, kind: 'certificate-check', state, credential: false });
  }
  for (const text of skills.get('refs').texts()) {
    if (!isNamedImage(text.value)) continue;
    model.components.push({ ...scope, ...imageOf(text), kind: 'skill', at: text.at });
  }
  for (const item of skills.get('gitRefs').items()) {
    const name = item.any('url', 'repo').text();
    const version = item.any('ref', 'commit').text()?.value ?? null;
    item.ignore();
    if (name === null) continue;
    model.components.push({ ...scope, at: name.at, kind: 'git', ecosystem: 'git', name, version, autoUpdate: false });
  }
}

function readDeployment(deployment: Cursor, model: ModelBuilder, scope: Scope): void {
  readContainerImage(deployment.get('image'), model, scope);
  const written = readLaunchWords(deployment);
  if (written !== null) addContainerCommand(written, model, scope);
  // Inside a pod `0.0.0.0` is only reachable through services and ingress.
  readEnvironment(deployment.get('env'), 'container', model, scope);
  readHostVolumes(deployment.get('volumes'), [deployment], model, scope);
  for (const key of ['podSecurityContext', 'securityContext']) readSecurityContext(deployment.get(key), model, scope);
  deployment.ignore();
}
