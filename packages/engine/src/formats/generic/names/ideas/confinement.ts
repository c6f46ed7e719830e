import { type Idea, negations } from '../idea.ts';

/** The isolation in which code runs. */
export const confinementIdeas: readonly Idea[] = [
  {
    id: 'escape-hatch',
    must: ['unsandboxed escape outside', 'allow allowed permit unsandboxed escape', 'sandbox sandboxed unsandboxed'],
    may: 'command execution fallback run tool',
    turns: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'escape-hatch',
    must: ['host', 'access', 'allow enable grant permit'],
    may: 'system machine full',
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
    may: 'only python execution code run in tool process environment runtime strict require required enforce shell command provider profile backend container docker',
    turns: `${negations} unsandboxed`,
    whenTrue: 'safe',
    values: {
      unsafe:
        'host local unsafe danger_full_access full_access unrestricted unconfined permissive null native bare direct',
      safe: 'docker podman container strict e2b daytona modal gvisor firecracker microvm vm wasm wasi bubblewrap bwrap firejail nsjail seccomp read_only readonly workspace_write',
    },
  },
  {
    // Execution backends of Hermes Agent and similar agents.
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
    // `docker: false` and `container: none` in a section about execution.
    id: 'sandbox',
    must: ['docker container', 'exec execution executor'],
    may: 'code command tool',
    turns: negations,
    whenTrue: 'safe',
  },
  {
    // `container: none`; true by itself does not say what the container isolates.
    id: 'sandbox',
    must: ['container docker vm'],
    may: '',
    turns: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'host bare native', safe: 'docker podman gvisor firecracker' },
  },
  {
    // `execution: {where: host}`; an environment called local is just as often a deployment stage.
    id: 'sandbox',
    must: ['execution exec executor command shell computer', 'where location target place environment on in'],
    may: 'run code tool',
    turns: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'host bare_metal host_machine native', safe: 'docker podman container vm sandbox' },
  },
  {
    id: 'sandbox',
    must: ['execution exec executor', 'backend where'],
    may: 'code command tool run',
    turns: '',
    whenTrue: 'safe',
    wordsOnly: true,
    values: { unsafe: 'local host native subprocess bare_metal', safe: 'docker podman container vm e2b modal' },
  },
  {
    id: 'docker-socket',
    must: ['docker', 'socket sock'],
    may: 'mount access allow share expose',
    turns: `${negations} deny block`,
    whenTrue: 'unsafe',
    values: { unsafe: 'mounted mount bind rw' },
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
    // The host's network namespace in a container; which hosts a container may reach is a separate idea.
    id: 'host-namespace',
    must: ['network', 'docker container podman runtime sandbox'],
    may: '',
    turns: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { unsafe: 'host' },
  },
  {
    id: 'host-namespace',
    must: ['network pid ipc', 'mode'],
    may: 'docker container sandbox',
    turns: negations,
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: { unsafe: 'host', safe: 'none' },
  },
];
