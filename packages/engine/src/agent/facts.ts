import type { Invocation } from '../command/invocation.ts';
import type { Located, Place } from '../text/span.ts';
import type { Capability } from './capability.ts';

/** Facts about reach and about content are in files of their own. */
export type * from './content-facts.ts';
export type * from './reach-facts.ts';

/**
 * How a fact is known. `set`: the file states it. `default`: the file says nothing and the format's documented default
 * applies; the place is then the nearest existing parent of the missing key. What is absent and unknown is not a fact.
 */
export type Origin = 'set' | 'default';

/** What a fact applies to. Without an agent it applies to every agent of the file. */
export interface Scope {
  readonly agent?: Agent;
  readonly server?: Server;
  readonly tool?: Tool;
  readonly hook?: Hook;
  /** False below a server, tool or agent that the file disables; its findings are one level less severe. */
  readonly enabled: boolean;
}

/** What a patch can set back to a safe value. */
export interface Switchable {
  readonly at: Place;
  /**
   * The value that the host documents as safe here. Absent if the key alone does not determine it; a boolean is then set to its
   * other value. Null if not even that is safe.
   */
  readonly safeValue?: string | boolean | null;
}

/** One agent that the file configures. */
export interface Agent {
  readonly at: Place;
  readonly name: Located<string> | null;
  /** Names of agents to which it may delegate. */
  readonly delegatesTo: readonly Located<string>[];
  /** Servers of the file assigned to it by name; absent if it names none. */
  readonly servers?: readonly Located<string>[];
  /** Its list of tools is present and empty. */
  readonly withoutTools?: true;
  readonly enabled: boolean;
}

/** A name with a value: environment entries, headers, query parameters, template variables. */
export interface NamedValue {
  readonly name: Located<string>;
  /** Null for a bare name (`env: [TOKEN]`), which passes on a variable of the host. */
  readonly value: Located<string> | null;
}

/** An environment entry and the process that receives it. */
export interface EnvironmentEntry extends NamedValue, Scope {
  readonly process: 'server' | 'hook' | 'tool' | 'host' | 'container';
  /** The process is a container whose ports other machines can reach. */
  readonly published?: true;
}

/** Anything that the host starts as a process: launch commands, hooks, helpers, schedules, build lines. */
export interface Command extends Scope {
  readonly at: Place;
  readonly purpose: 'server' | 'hook' | 'helper' | 'schedule' | 'build' | 'tool' | 'check' | 'formatter';
  /** The words as the host passes them, program first; a single entry with the whole line if a shell runs it. */
  readonly words: readonly Located<string>[];
  /** Whether a shell interprets the line (hooks, helpers); otherwise the words are passed to the program unchanged. */
  readonly shell: boolean;
  readonly workingDirectory: Located<string> | null;
  /** The result of `command/`: every program that runs, with wrappers and substitutions resolved. */
  readonly invocations: readonly Invocation[];
}

/** An MCP server or similar tool provider, local or remote. */
export interface Server extends Omit<Scope, 'server'> {
  readonly at: Place;
  readonly name: Located<string>;
  readonly transport: 'stdio' | 'http' | 'sse' | 'websocket' | 'unknown';
  readonly launch: Command | null;
  readonly url: Located<string> | null;
  readonly headers: readonly NamedValue[];
  readonly environment: readonly EnvironmentEntry[];
  /** The tools to which the file restricts the server; null if it does not restrict them. */
  readonly allowedTools: readonly Located<string>[] | null;
  readonly deniedTools: readonly Located<string>[];
  /** From the bundled table of well-known servers and from tool names; empty when unknown. */
  readonly capabilities: readonly Capability[];
  /** Launch arguments or headers restrict it to reading. */
  readonly readOnly: boolean;
  /** Whether callers must authenticate, if the file says so. */
  readonly authenticated: boolean | null;
}

/** A tool that is available to a model. */
export interface Tool extends Omit<Scope, 'tool'> {
  readonly at: Place;
  readonly name: Located<string>;
  readonly description: Located<string> | null;
  readonly capabilities: readonly Capability[];
  /** Whether its calls require approval. */
  readonly approval: 'always' | 'never' | 'unknown';
  /** Every text that a model reads to choose the tool: parameter descriptions, defaults, enums, examples. */
  readonly metadata: readonly Located<string>[];
  readonly parameters: readonly ToolParameter[];
  readonly annotations: readonly Located<'read-only' | 'destructive' | 'not-destructive' | 'not-read-only'>[];
  /** Something restricts what it may access: paths, domains, commands, items. */
  readonly narrowed: boolean;
  /** A parameter whose value becomes part of the tool's SQL statement as it is. */
  readonly injectable?: Located<string>;
}

/** A parameter of a tool, as the model sees it. */
export interface ToolParameter {
  readonly name: Located<string>;
  readonly type: string | null;
  /** Restricted by an enum, a pattern or a constant. */
  readonly bounded: boolean;
}

/** One permission rule of a host that decides on individual calls. */
export interface Permission extends Scope, Switchable {
  readonly decision: 'allow' | 'ask' | 'deny';
  /** What the rule applies to, in one vocabulary for all hosts. */
  readonly subject: 'shell' | 'read' | 'write' | 'fetch' | 'search' | 'browse' | 'mcp' | 'agent' | 'any' | 'other';
  /** The host's own tool name: `Bash`, `Shell`, `mcp__github__get_issue`, `execute_bash`. */
  readonly name: Located<string>;
  /** The rule's pattern without the host's notation (`npm run test:*` becomes `npm run test *`); null if there is none. */
  readonly pattern: Located<string> | null;
  /** Nothing restricts it: no pattern, `*`, `**`, `.*`. */
  readonly wildcard: boolean;
  /** How the host interprets a shell pattern: as a prefix of the line, a glob, a regular expression, or the exact line. */
  readonly matching: 'prefix' | 'glob' | 'expression' | 'exact';
  /** The host matches the whole line, including chained commands, instead of splitting it. */
  readonly wholeLine?: true;
  /** A stronger rule of the same file takes precedence (deny over allow, or the last match in a map). */
  readonly overridden: boolean;
  /** The programs of a shell pattern, as parsed by `command/`. */
  readonly invocations: readonly Invocation[];
  /** For subject `mcp`: the server and tool it names, `*` for all. */
  readonly target: { readonly server: string; readonly tool: string } | null;
  /** Restrictions of the same tool that this rule overrides: Amazon Q's `allowedTools` over its `toolsSettings`. */
  readonly overrules?: readonly Place[];
  /** A path or pattern where the host expects a tool name, so that it ignores the rule. */
  readonly namesNoTool?: true;
}

/** A switch that decides whether approval is required, or whether a safety control is active. */
export interface Approval extends Scope, Switchable {
  readonly kind:
    | 'all-prompts' // every confirmation
    | 'edits' // file edits only
    | 'server' // all tools of one server
    | 'tool' // one tool, named by `subject`
    | 'server-trust' // servers that a project ships start without approval
    | 'workspace-trust'
    | 'guardrail' // moderation, prompt-injection protection, content filter
    | 'bypass-lock' // prevents users from disabling approvals
    | 'hooks' // the host's hooks, including protective ones
    | 'warning'; // the warning before a dangerous mode
  /** `judged`: a model approves or rejects each action instead of a person. */
  readonly state: 'off' | 'reduced' | 'judged' | 'on';
  readonly origin: Origin;
  /** What runs without approval when it is off; empty when unknown. */
  readonly reach: readonly Capability[];
  readonly subject: Located<string> | null;
  /** The key that the file leaves out, where `origin` is `default`. */
  readonly missing?: Located<string>;
  /** The key to add at the place, if that is not the name of what is missing. */
  readonly keyToAdd?: string;
}

/** A setting that allows code to run, apart from permission rules. */
export interface Execution extends Scope, Switchable {
  readonly kind:
    | 'code-execution' // the framework runs code written by the model
    | 'command-policy' // the host's policy for commands: full, allow list, deny
    | 'local-executor'
    | 'unsafe-loading' // pickle and the like
    | 'remote-code' // trust_remote_code
    | 'elevated'; // tools outside the sandbox
  readonly state: 'unrestricted' | 'restricted' | 'off';
  readonly isolated: boolean | null;
  readonly origin: Origin;
}

/** A boundary around what runs, such as a sandbox or a container, or a flag that weakens one. */
export interface Isolation extends Scope, Switchable {
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
  /**
   * The items of an argument list that can be removed together, flag first. Absent if the setting is not a command
   * option.
   */
  readonly parts?: readonly Place[];
}

/** A command or URL that the host calls on an event. */
export interface Hook extends Omit<Scope, 'hook'> {
  readonly at: Place;
  readonly event: Located<string>;
  /** When it runs: before a tool call, so that it can block it; after one; at session start; on a prompt; on a schedule. */
  readonly phase: 'before' | 'after' | 'session' | 'prompt' | 'schedule' | 'other';
  /** The tools whose calls it is limited to, as the host matches them; null for every call. */
  readonly matcher: Located<string> | null;
  readonly command: Command | null;
  readonly url: Located<string> | null;
  readonly headers: readonly NamedValue[];
  readonly timeoutSeconds: Located<number> | null;
}
