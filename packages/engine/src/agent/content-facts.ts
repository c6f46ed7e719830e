import type { Located, Place } from '../text/span.ts';
import type { Origin, Scope } from './facts.ts';

/** Text that a model reads. */
export interface Prompt extends Scope {
  readonly at: Place;
  readonly text: Located<string>;
  readonly role: 'system' | 'task' | 'command' | 'rule' | 'greeting' | 'description';
  /** The agent that reads it has tools. Null when unknown. */
  readonly tools: boolean | null;
  /** The program hands the text on as it stands: `{{question}}` in it is no variable. */
  readonly verbatim?: boolean;
}

/** Text inside an export that nobody obeys: transcripts, source code, test attacks, documentation. */
export interface Material extends Scope {
  readonly at: Place;
  readonly kind: 'code' | 'transcript' | 'test-data' | 'documentation';
}

export interface ModelUse extends Scope {
  readonly at: Place;
  readonly id: Located<string> | null;
  readonly provider: Located<string> | null;
  readonly endpoint: Located<string> | null;
}

/** A component fetched by name: plugin, extension, skill, image, git reference. Launch packages come from commands. */
export interface Component extends Scope {
  readonly at: Place;
  readonly kind: 'package' | 'image' | 'git' | 'plugin' | 'skill' | 'url' | 'agent' | 'reference';
  readonly ecosystem: 'npm' | 'pypi' | 'docker' | 'git' | 'go' | 'deno' | 'other';
  readonly name: Located<string>;
  /** Null when the file names none. */
  readonly version: string | null;
  readonly autoUpdate: boolean;
  /** A catalogue lists it for others to install: from its owner's repositories, or from somebody else's. */
  readonly offered?: 'own' | 'foreign';
}

export interface Grant extends Scope {
  readonly at: Place;
  readonly kind:
    | 'oauth-scope'
    | 'iam-action'
    | 'database-role'
    | 'tool-wildcard'
    /** Every tool is there, and a person is asked before each. */
    | 'asked-tool-wildcard'
    | 'admin'
    /** A switch by which a server that only reads does more. */
    | 'server-writes'
    | 'kubernetes';
  readonly subject: Located<string>;
  readonly wide: boolean;
}

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
  /** Iterations, seconds, calls …; `unlimited` when the file or the documented default says so. */
  readonly value: number | 'unlimited';
  readonly origin: Origin;
  /** Somebody sits before it as it runs, and can stop it. */
  readonly watched?: true;
}

export interface Memory extends Scope {
  readonly at: Place;
  readonly kind: 'memory' | 'knowledge' | 'session' | 'transcripts';
  readonly shared: boolean;
  readonly writableByUsers: boolean;
  readonly remote: Located<string> | null;
  readonly state: 'open' | 'scoped';
  readonly origin: Origin;
  /** What the host documents as the protecting value here. Absent when the key alone does not tell. */
  readonly safeValue?: string | boolean;
}

/** Trust in another agent or in instructions that live elsewhere. */
export interface Trust extends Scope {
  readonly at: Place;
  readonly kind: 'peer' | 'all-agents' | 'remote-instructions' | 'external-agent' | 'unsigned';
  readonly subject: Located<string> | null;
  readonly state: 'open' | 'restricted';
  /** What the host documents as the protecting value here. Absent when the key alone does not tell. */
  readonly safeValue?: string | boolean;
}

export interface Logging extends Scope {
  readonly at: Place;
  readonly kind:
    | 'redaction'
    | 'audit'
    | 'prompts'
    | 'transcripts'
    | 'raw-bodies'
    | 'secrets'
    | 'retention'
    | 'debug'
    | 'telemetry'
    | 'personal-data';
  /** `unsafe`: redaction off, audit off, prompts logged, kept for ever … */
  readonly state: 'unsafe' | 'safe';
  readonly origin: Origin;
  /** What the host documents as the protecting value here. Absent when the key alone does not tell. */
  readonly safeValue?: string | boolean;
}
