import { type Idea, negations } from '../idea.ts';

/** Which files the agent may access. */
export const fileIdeas: readonly Idea[] = [
  {
    id: 'workspace-only',
    must: ['workspace project', 'only restrict restricted confine confined limit jail'],
    may: 'file access path fs filesystem',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'workspace-only',
    must: ['path directory folder', 'restriction restrict confine confinement'],
    may: 'file access',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    id: 'workspace-only',
    must: ['outside', 'workspace project directory cwd'],
    may: 'can may allow allowed access file read write path working root permit folder',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    // `restrict_agent_to_working_directory: false`
    id: 'workspace-only',
    must: ['restrict confine limit', 'directory folder', 'working current own project'],
    may: 'file access read write',
    inverts: negations,
    whenTrue: 'safe',
  },
  {
    // `stay_in_workspace: false`, `leave_workspace: true`
    id: 'workspace-only',
    must: ['workspace project repository', 'stay remain leave escape'],
    may: 'inside within can may allow allowed',
    inverts: `${negations} leave escape`,
    whenTrue: 'safe',
  },
  {
    id: 'workspace-only',
    must: ['parent', 'directory folder', 'allow allowed access permit'],
    may: 'path',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'file-access',
    must: ['full all any whole entire', 'disk filesystem drive file'],
    may: 'and can may access read write allow permission',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  {
    id: 'file-access',
    must: ['anywhere everywhere', 'read write access'],
    may: 'file allow',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
  { id: 'file-access', must: ['mount', 'home'], may: 'directory folder host', inverts: negations, whenTrue: 'unsafe' },
  {
    id: 'file-access',
    must: ['filesystem file fs disk directory path'],
    may: 'access scope permission read write allow allowed root',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
    wordsOnly: true,
    values: {
      unsafe:
        'full unrestricted all any everything root full_access system host machine unlimited entire_disk whole_disk entire_filesystem whole_filesystem entire_machine',
      safe: 'read_only readonly workspace workspace_only project none restricted sandbox sandboxed limited',
    },
  },
  {
    // `write: anywhere`; elsewhere `write` is a list of paths.
    id: 'file-access',
    must: ['write'],
    may: 'access scope file',
    inverts: '',
    whenTrue: 'unsafe',
    valuesOnly: true,
    values: { safe: 'workspace workspace_only project' },
  },
  {
    id: 'file-access',
    must: ['filesystem file fs disk', 'unrestricted full'],
    may: 'access permission read write allow',
    inverts: `${negations} deny block`,
    whenTrue: 'unsafe',
  },
];
