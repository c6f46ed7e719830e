import type { Invocation } from '../command/invocation.ts';
import type { Located, Place } from '../text/span.ts';
import type { Capability } from './capability.ts';

/** What an agent reaches, what it reads and what it is given stand in files of their own. */
export type * from './content-facts.ts';
export type * from './reach-facts.ts';

/**
 * How a fact is known. `set`: the file says it. `default`: the file is silent, the format's documented default applies, and
 * the place is the nearest existing parent of the missing key. What is absent and unknown is no fact at all.
 */
export type Origin = 'set' | 'default';

/** Where a fact belongs. No agent: it holds for every agent of the file. */
export interface Scope {
  readonly agent?: Agent;
  readonly server?: Server;
  readonly tool?: Tool;
  readonly hook?: Hook;
  /** False below a server, tool or agent that the file switches off: findings count one level less. */
  readonly enabled: boolean;
}

export interface Agent {
  readonly at: Place;
  readonly name: Located<string> | null;
  /** Names of agents it may hand work to. */
  readonly delegatesTo: readonly Located<string>[];
  /** Servers of the file that it is given by name; absent where it names none. */
  readonly servers?: readonly Located<string>[];
  /** Its list of tools is there and empty. */
  readonly withoutTools?: true;
  readonly enabled: boolean;
}

/** A name with a value beside it: environment entries, headers, query parameters, template variables. */
export interface NamedValue {
  readonly name: Located<string>;
  /** Null for a bare name (`env: [TOKEN]`), which passes a variable on. */
  readonly value: Located<string> | null;
}

/** An environment entry and the process that gets it. */
export interface EnvironmentEntry extends NamedValue, Scope {
  readonly process: 'server' | 'hook' | 'tool' | 'host' | 'container';
}

/** Everything the host starts as a process: launch commands, hooks, helpers, schedules, build lines. */
export interface Command extends Scope {
  readonly at: Place;
  readonly purpose: 'server' | 'hook' | 'helper' | 'schedule' | 'build' | 'tool' | 'check' | 'formatter';
  /** The words as the host passes them, program first; one entry, the whole line, when a shell reads it. */
  readonly words: readonly Located<string>[];
  /** A shell reads the line (hooks, helpers); otherwise the words go to the program as they are. */
  readonly shell: boolean;
  readonly workingDirectory: Located<string> | null;
  /** What `command/` understood: every program that runs, wrappers and substitutions unwrapped. */
  readonly invocations: readonly Invocation[];
}

export interface Server extends Omit<Scope, 'server'> {
  readonly at: Place;
  readonly name: Located<string>;
  readonly transport: 'stdio' | 'http' | 'sse' | 'websocket' | 'unknown';
  readonly launch: Command | null;
  readonly url: Located<string> | null;
  readonly headers: readonly NamedValue[];
  readonly environment: readonly EnvironmentEntry[];
  /** Tools the file narrows the server to; null when it does not. */
  readonly allowedTools: readonly Located<string>[] | null;
  readonly deniedTools: readonly Located<string>[];
  /** From the bundled table of well-known servers and from the names of its tools; empty when nothing is known. */
  readonly capabilities: readonly Capability[];
  /** The launch arguments or headers narrow it to reading. */
  readonly readOnly: boolean;
  /** How callers prove themselves, where the file says so. */
  readonly authenticated: boolean | null;
}

export interface Tool extends Omit<Scope, 'tool'> {
  readonly at: Place;
  readonly name: Located<string>;
  readonly description: Located<string> | null;
  readonly capabilities: readonly Capability[];
  /** The list, map or prompt makes it available; `false` when the file takes it away. */
  readonly approval: 'always' | 'never' | 'unknown';
  /** Every text a model reads when it picks the tool: descriptions of parameters, defaults, enums, examples. */
  readonly metadata: readonly Located<string>[];
  readonly parameters: readonly ToolParameter[];
  readonly annotations: readonly Located<'read-only' | 'destructive' | 'not-destructive' | 'not-read-only'>[];
  /** Something narrows what it may touch: paths, domains, commands, items. */
  readonly narrowed: boolean;
}

export interface ToolParameter {
  readonly name: Located<string>;
  readonly type: string | null;
  /** An enum, a pattern or a constant bounds it. */
  readonly bounded: boolean;
}

/** One permission rule of a host that decides call by call. */
export interface Permission extends Scope {
  readonly at: Place;
  readonly decision: 'allow' | 'ask' | 'deny';
  /** What the rule is about, in one vocabulary for all hosts. */
  readonly subject: 'shell' | 'read' | 'write' | 'fetch' | 'search' | 'browse' | 'mcp' | 'agent' | 'any' | 'other';
  /** The host's own name for it: `Bash`, `Shell`, `mcp__github__get_issue`, `execute_bash`. */
  readonly name: Located<string>;
  /** The rule's pattern without the host's notation (`npm run test:*` gives `npm run test *`); null when it has none. */
  readonly pattern: Located<string> | null;
  /** Nothing narrows it: no pattern, `*`, `**`, `.*`. */
  readonly wildcard: boolean;
  /** How the host reads a shell pattern: as a prefix of the line, as a glob, as an expression, or as the exact line. */
  readonly matching: 'prefix' | 'glob' | 'expression' | 'exact';
  /** The host compares the line as a whole, commands chained onto it included: it takes no line apart. */
  readonly wholeLine?: true;
  /** A stronger rule of the same file decides instead (deny over allow, the last match in a map). */
  readonly overridden: boolean;
  /** Programs of a shell pattern, understood by `command/`. */
  readonly invocations: readonly Invocation[];
  /** For subject mcp: the server and the tool it names, `*` for all. */
  readonly target: { readonly server: string; readonly tool: string } | null;
  /** Limits of the same tool that this rule makes void: Amazon Q's `allowedTools` over its `toolsSettings`. */
  readonly overrules?: readonly Place[];
  /** What the host documents as the asking value here, where the rule is a member of a map. */
  readonly safeValue?: string | boolean;
  /** A path or a pattern where the host reads the name of a tool: it passes the rule over. */
  readonly namesNoTool?: true;
}

/** A switch that decides whether a human is asked, or whether a safety control works. */
export interface Approval extends Scope {
  readonly at: Place;
  readonly kind:
    | 'all-prompts' // every confirmation
    | 'edits' // file edits only
    | 'server' // all tools of one server
    | 'tool' // one tool, named by `subject`
    | 'server-trust' // servers that a project brings along start unasked
    | 'workspace-trust'
    | 'guardrail' // moderation, prompt-injection protection, content filter
    | 'bypass-lock' // keeps users from switching approvals off
    | 'hooks' // the host's hooks, guards among them
    | 'warning'; // the notice before a dangerous mode
  /** `judged`: a model looks at each action in a person's place. */
  readonly state: 'off' | 'reduced' | 'judged' | 'on';
  readonly origin: Origin;
  /** What runs unasked when it is off; empty when unknown. */
  readonly reach: readonly Capability[];
  readonly subject: Located<string> | null;
  /** The key that the file leaves out, where `origin` is `default`. */
  readonly missing?: Located<string>;
  /** What the host documents as the protecting value here. Absent when the key alone does not tell. */
  readonly safeValue?: string | boolean;
}

/** Something that lets code run, apart from permission rules. */
export interface Execution extends Scope {
  readonly at: Place;
  readonly kind:
    | 'code-execution' // the framework runs code the model writes
    | 'command-policy' // the host's policy for commands: full, allow list, deny
    | 'local-executor'
    | 'unsafe-loading' // pickle and the like
    | 'remote-code' // trust_remote_code
    | 'elevated'; // tools outside the sandbox
  readonly state: 'unrestricted' | 'restricted' | 'off';
  readonly isolated: boolean | null;
  readonly origin: Origin;
  /** What the host documents as the protecting value here. Absent when the key alone does not tell. */
  readonly safeValue?: string | boolean;
}

export interface Isolation extends Scope {
  readonly at: Place;
  readonly kind:
    | 'sandbox' // of the host or agent
    | 'browser-sandbox'
    | 'escape-hatch' // a documented way around the sandbox
    | 'weakened' // a documented weaker mode
    | 'container-flag' // privileged, host namespaces, unconfined …
    | 'docker-socket'
    | 'host-mount'
    | 'excluded-command'
    | 'permission-flag'; // Deno -A and the like
  readonly state: 'off' | 'weakened' | 'on';
  readonly escapes: boolean;
  readonly origin: Origin;
  /** Items of an argument list that can go together, flag first. Absent where the setting is no option of a command. */
  readonly parts?: readonly Place[];
  /** What the host documents as the protecting value here. Absent when the key alone does not tell. */
  readonly safeValue?: string | boolean;
}

export interface Hook extends Omit<Scope, 'hook'> {
  readonly at: Place;
  readonly event: Located<string>;
  /** Before a tool runs, so it can refuse; after; at start; on a schedule. */
  readonly phase: 'before' | 'after' | 'session' | 'prompt' | 'schedule' | 'other';
  readonly command: Command | null;
  readonly url: Located<string> | null;
  readonly headers: readonly NamedValue[];
  readonly timeoutSeconds: Located<number> | null;
}
