import { type Idea, negations } from '../idea.ts';

/** Words for browsers that a program controls. */
export const browsers = 'browser chrome chromium puppeteer playwright';

/** The isolation in which code runs. */
export const confinementIdeas: readonly Idea[] = [
  {
    id: 'escape-hatch',
    must: [
      'unsandboxed escape outside',
      'allow allowed permit execute run unsandboxed escape',
      'sandbox sandboxed unsandboxed',
    ],
    may: 'command code script execution fallback tool',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'escape-hatch',
    must: ['host', 'access', 'allow enable grant permit'],
    may: 'machine full',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'browser-sandbox',
    must: [browsers, 'sandbox sandboxed'],
    may: '',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `browser: {disable_web_security: true}`: any page that the agent opens reads the others with the user's logins.
    id: 'same-origin',
    must: [browsers, 'web', 'security'],
    may: '',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'sandbox',
    must: [
      'sandbox sandboxed sandboxing isolation isolated containerized containerised jail chroot seccomp apparmor selinux gvisor firejail bubblewrap unsandboxed confinement confined unconfined containment contained caged',
    ],
    may: 'strength only interpreter kernel notebook worker python script scripting mod plugin execution code run tool process environment runtime strict require required enforce shell command provider profile backend engine driver container docker',
    inverts: `${negations} unsandboxed unconfined`,
    whenTrue: 'safe',
    values: {
      unsafe:
        'host local unsafe danger_full_access full_access unrestricted unconfined permissive null native bare direct subprocess in_process',
      safe: 'docker podman container strict e2b daytona modal gvisor firecracker microvm vm wasm wasi bubblewrap bwrap firejail nsjail seccomp read_only readonly workspace_write',
    },
  },
  {
    // Execution backends of Hermes Agent and similar agents.
    id: 'sandbox',
    must: ['terminal', 'backend'],
    may: 'execution command',
    inverts: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'local host native', safe: 'docker podman singularity modal daytona e2b' },
  },
  {
    id: 'sandbox',
    must: ['docker container vm', 'use run execute inside require enforce'],
    may: 'generated code execution command tool',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `docker: false` and `container: none` in a section about execution.
    id: 'sandbox',
    must: ['docker container', 'exec execution executor interpreter'],
    may: 'code command tool',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `run_on_host: true`
    id: 'sandbox',
    must: ['run execute', 'host', 'on direct directly'],
    may: 'command code tool',
    inverts: `${negations} host`,
    whenTrue: 'safe',
  },
  {
    // `container: none`; true by itself does not say what the container isolates.
    id: 'sandbox',
    must: ['container docker vm'],
    may: '',
    inverts: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'host bare native', safe: 'docker podman gvisor firecracker' },
  },
  {
    // `execution: {where: host}`; an environment called local is just as often a deployment stage.
    id: 'sandbox',
    must: [
      'execution exec executor execute run command shell computer python',
      'where location target place environment on in inside',
    ],
    may: 'code tool',
    inverts: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: {
      unsafe: 'host bare_metal host_machine this_machine local_machine user_machine native',
      safe: 'docker podman container vm sandbox wasm',
    },
  },
  {
    id: 'sandbox',
    must: ['execution exec executor interpreter', 'backend where on'],
    may: 'code command tool run',
    inverts: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'local host native subprocess bare_metal', safe: 'docker podman container vm e2b modal' },
  },
  {
    id: 'docker-socket',
    must: ['docker', 'socket sock'],
    may: 'container mount access allow share expose',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
    values: { unsafe: 'mounted mount bind rw' },
  },
  {
    id: 'privileged',
    must: ['privileged'],
    may: 'container run docker allow escalation',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'privileged',
    must: ['allow', 'escalation'],
    may: 'privilege',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    id: 'host-namespace',
    must: ['host', 'network pid ipc'],
    may: 'container namespace share',
    inverts: negations,
    whenTrue: 'unsafe',
  },
  {
    // The host's network namespace in a container; which hosts a container may reach is a separate idea.
    id: 'host-namespace',
    must: ['network', 'docker container podman runtime sandbox'],
    may: '',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'host' },
  },
  {
    id: 'host-namespace',
    must: ['network pid ipc', 'mode'],
    may: 'docker container sandbox',
    inverts: negations,
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'host', safe: 'none' },
  },
];
