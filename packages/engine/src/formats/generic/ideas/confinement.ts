import { type Idea, negations } from '../idea.ts';

const permitting =
  'allow allowed permit permitted grant can support unrestricted unlimited direct raw full access tool host local remote run execute';

/** What lets code run, and what it runs in. */
export const confinementIdeas: readonly Idea[] = [
  {
    id: 'escape-hatch',
    must: ['unsandboxed escape outside', 'allow allowed permit unsandboxed escape', 'sandbox sandboxed unsandboxed'],
    may: 'command execution fallback run tool',
    turns: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'browser-sandbox',
    must: ['browser chrome chromium puppeteer playwright', 'sandbox sandboxed'],
    may: '',
    turns: negations,
    whenTrue: 'safe',
  },
  {
    id: 'sandbox',
    must: [
      'sandbox sandboxed sandboxing isolation isolated isolate containerized containerised jail chroot seccomp apparmor selinux gvisor firejail bubblewrap unsandboxed',
    ],
    may: 'execution code run in tool process environment runtime strict require required enforce shell command provider profile backend container docker',
    turns: `${negations} unsandboxed`,
    whenTrue: 'safe',
    values: {
      unsafe:
        'host local unsafe danger_full_access full_access unrestricted unconfined permissive null native bare direct',
      safe: 'docker podman container strict e2b daytona modal gvisor firecracker microvm vm wasm wasi bubblewrap bwrap firejail nsjail seccomp read_only readonly workspace_write',
    },
  },
  {
    // Where Hermes Agent and its kin run the commands of an agent.
    id: 'sandbox',
    must: ['terminal', 'backend'],
    may: 'execution command',
    turns: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'local host native', safe: 'docker podman singularity modal daytona e2b' },
  },
  {
    id: 'sandbox',
    must: ['docker container vm', 'use run execute inside require enforce'],
    may: 'in code execution command tool',
    turns: negations,
    whenTrue: 'safe',
  },
  {
    // `docker: false` and `container: none` in a section on how things are run.
    id: 'sandbox',
    must: ['docker container', 'exec execution executor'],
    may: 'code command tool',
    turns: negations,
    whenTrue: 'safe',
  },
  {
    // `container: none`; what is true of a container is not said by itself.
    id: 'sandbox',
    must: ['container docker vm'],
    may: '',
    turns: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'host bare native', safe: 'docker podman gvisor firecracker' },
  },
  {
    id: 'docker-socket',
    must: ['docker', 'socket sock'],
    may: 'mount access allow share expose',
    turns: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'privileged',
    must: ['privileged'],
    may: 'mode container run docker allow escalation',
    turns: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'privileged',
    must: ['allow', 'escalation'],
    may: 'privilege',
    turns: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'host-namespace',
    must: ['host', 'network pid ipc'],
    may: 'namespace share',
    turns: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'host-namespace',
    must: ['network', 'mode'],
    may: 'docker container sandbox',
    turns: negations,
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'host', safe: 'none' },
  },
  {
    id: 'elevated',
    must: [
      'root superuser sudo elevated elevation',
      'run allow user use access privilege permission execution exec sudo elevated',
    ],
    may: 'as command require',
    turns: `${negations} drop deny`,
    whenTrue: 'unsafe',
  },
  {
    id: 'unsafe-loading',
    must: ['pickle deserialization deserialize unpickle'],
    may: 'allow allowed dangerous unsafe fallback load loading',
    turns: `${negations} deny safe`,
    whenTrue: 'unsafe',
  },
  {
    id: 'unsafe-loading',
    must: ['unsafe', 'load loading loader'],
    may: 'allow yaml',
    turns: negations,
    whenTrue: 'unsafe',
  },
  { id: 'unsafe-loading', must: ['weight', 'only'], may: 'load', turns: negations, whenTrue: 'safe' },
  { id: 'remote-code', must: ['trust', 'remote', 'code'], may: 'allow', turns: negations, whenTrue: 'unsafe' },
  {
    id: 'execution',
    must: ['shell terminal bash powershell exec subprocess'],
    may: `${permitting} execution command system arbitrary any permission interpreter code escape`,
    turns: `${negations} deny block restrict restricted safe`,
    whenTrue: 'unsafe',
    values: {
      unsafe: 'unrestricted host local unsafe unlimited arbitrary',
      safe: 'sandboxed sandbox docker container restricted allowlist allow_list whitelist ask read_only readonly limited deny denied blocked',
    },
  },
  {
    id: 'execution',
    must: [
      'code command script python program os lua',
      'execution execute executing executor run running interpreter exec',
    ],
    may: `${permitting} system shell arbitrary any dangerous unsafe generated llm model permission python`,
    turns: `${negations} deny block restrict restricted safe`,
    whenTrue: 'unsafe',
    values: {
      unsafe: 'unrestricted host local unsafe unlimited arbitrary',
      safe: 'sandboxed sandbox docker container restricted allowlist allow_list whitelist ask read_only limited deny denied blocked',
    },
  },
  {
    id: 'execution',
    must: ['arbitrary dangerous unsafe', 'tool operation action'],
    may: 'allow',
    turns: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'execution',
    must: ['executor'],
    may: 'code python',
    turns: '',
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'local', safe: 'docker e2b modal wasm daytona' },
  },
  {
    id: 'execution',
    must: ['eval'],
    may: 'allow unsafe js code command',
    turns: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'execution',
    must: ['arbitrary dangerous unsafe unrestricted', 'code command shell script execution'],
    may: `${permitting} tool`,
    turns: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'workspace-only',
    must: ['workspace project', 'only restrict restricted confine confined limit jail'],
    may: 'to file access path fs filesystem',
    turns: negations,
    whenTrue: 'safe',
  },
  {
    id: 'workspace-only',
    must: ['outside', 'workspace project directory cwd'],
    may: 'allow allowed access file read write path working root permit',
    turns: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'file-access',
    must: ['filesystem file fs disk directory path'],
    may: 'access scope permission read write system allow allowed unrestricted full root',
    turns: `${negations} deny block`,
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: {
      unsafe: 'full unrestricted all any root full_access system host unlimited',
      safe: 'read_only readonly workspace workspace_only project none restricted sandbox sandboxed limited',
    },
  },
  {
    id: 'file-access',
    must: ['filesystem file fs disk', 'unrestricted full'],
    may: 'access permission read write system allow',
    turns: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
];
