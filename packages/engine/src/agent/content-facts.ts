import type { Located, Place, Span } from '../text/span.ts';
import type { Origin, Scope, Switchable } from './facts.ts';

/** Text that a model reads. */
export interface Prompt extends Scope {
  readonly at: Place;
  readonly text: Located<string>;
  readonly role: 'system' | 'task' | 'command' | 'rule' | 'greeting' | 'description';
  /** Whether the agent that reads it has tools; null if unknown. */
  readonly tools: boolean | null;
  /** The program passes the text on unchanged: `{{question}}` in it is not a variable. */
  readonly verbatim?: boolean;
  /** A variable in the text that stands for text of strangers, although its name does not say so. */
  readonly outside?: Span;
}

/** Text inside an export that no model follows: transcripts, source code, test attacks, documentation. */
export interface Material extends Scope {
  readonly at: Place;
  readonly kind: 'code' | 'transcript' | 'test-data' | 'documentation';
}

/** A model that the file selects. */
export interface ModelUse extends Scope {
  readonly at: Place;
  readonly id: Located<string> | null;
  readonly provider: Located<string> | null;
  readonly endpoint: Located<string> | null;
}

/** A component fetched by name: plugin, extension, skill, image, git reference. Launched packages are in the commands. */
export interface Component extends Scope {
  readonly at: Place;
  readonly kind: 'package' | 'image' | 'git' | 'plugin' | 'skill' | 'url' | 'agent' | 'reference';
  readonly ecosystem: 'npm' | 'pypi' | 'docker' | 'git' | 'go' | 'deno' | 'other';
  readonly name: Located<string>;
  /** Null if the file names no version. */
  readonly version: string | null;
  readonly autoUpdate: boolean;
  /** A catalogue offers it for others to install, from the catalogue owner's repositories or from somebody else's. */
  readonly offered?: 'own' | 'foreign';
}

/** A permission outside the host, such as an OAuth scope or a database role. */
export interface Grant extends Scope {
  readonly at: Place;
  readonly kind:
    | 'oauth-scope'
    | 'iam-action'
    /** A powerful action on every resource of the account. */
    | 'iam-every-resource'
    /** Every account of the cloud may take a role. */
    | 'any-account'
    | 'database-role'
    | 'tool-wildcard'
    /** All tools are available, and each call requires approval. */
    | 'asked-tool-wildcard'
    | 'admin'
    /** A switch by which a server that only reads does more. */
    | 'server-writes'
    | 'kubernetes'
    /** All users act with the rights of the agent's author. */
    | 'author-rights'
    /** Every user may add servers, for themselves or for everybody. */
    | 'own-servers'
    | 'offered-servers';
  readonly subject: Located<string>;
  readonly wide: boolean;
}

/** A limit on how long or how much an agent runs. */
export interface Limit extends Scope {
  readonly at: Place;
  readonly kind:
    | 'iterations'
    | 'timeout'
    | 'recursion'
    | 'delegation'
    | 'retries'
    | 'requests'
    | 'tokens'
    | 'budget'
    | 'loop-detection';
  /** Iterations, seconds, calls …; `unlimited` if the file or the documented default says so. */
  readonly value: number | 'unlimited';
  readonly origin: Origin;
  /** A person watches the run and can stop it. */
  readonly watched?: true;
  /** The number is one word of a longer text at this place, which a patch must not replace. */
  readonly inText?: true;
}

/** Stored content that an agent reads again later. */
export interface Memory extends Scope, Switchable {
  readonly kind: 'memory' | 'knowledge' | 'session' | 'transcripts';
  readonly shared: boolean;
  readonly writableByUsers: boolean;
  readonly remote: Located<string> | null;
  readonly state: 'open' | 'scoped';
  readonly origin: Origin;
}

/** Trust in another agent, or in instructions stored elsewhere. */
export interface Trust extends Scope, Switchable {
  readonly kind: 'peer' | 'all-agents' | 'remote-instructions' | 'external-agent' | 'unsigned';
  readonly subject: Located<string> | null;
  readonly state: 'open' | 'restricted';
}

/** A setting that controls what is logged and whether it is redacted. */
export interface Logging extends Scope, Switchable {
  readonly kind:
    | 'redaction'
    | 'audit'
    | 'prompts'
    | 'transcripts'
    | 'raw-bodies'
    | 'secrets'
    | 'credential-store' // a plaintext file instead of the system's keychain
    | 'retention'
    | 'debug'
    | 'telemetry'
    | 'personal-data';
  /** `unsafe`: redaction off, audit off, prompts logged, unlimited retention … */
  readonly state: 'unsafe' | 'safe';
  readonly origin: Origin;
}
