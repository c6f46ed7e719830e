import type { Located, Place } from '../text/span.ts';
import type { Origin, Scope } from './facts.ts';

/** A path the agent or a server may reach. */
export interface FileGrant extends Scope {
  readonly at: Place;
  readonly path: Located<string>;
  readonly access: 'read' | 'write';
  readonly source: 'server-root' | 'permission' | 'sandbox' | 'mount' | 'directory' | 'tool';
  /** What a setting comes to (`workspaceOnly: false`): the path itself stands nowhere. */
  readonly bySetting?: true;
  /** Items of an argument list that can go together, flag first. */
  readonly parts?: readonly Place[];
  /** What the host documents as the value that asks first. */
  readonly safeValue?: string | boolean;
}

/** A URL something dials. */
export interface Endpoint extends Scope {
  readonly at: Place;
  readonly url: Located<string>;
  readonly purpose:
    | 'mcp'
    | 'model'
    | 'login'
    | 'gateway'
    | 'hook'
    | 'marketplace'
    | 'callback'
    | 'telemetry'
    | 'peer'
    | 'tool'
    | 'browser'
    | 'content'
    | 'proxy'
    | 'unknown';
  /** A credential, literal or by reference, is sent along. */
  readonly credential: boolean;
  /** The model vendor the entry claims, in the spelling of `knowledge/model-vendors.ts`. */
  readonly vendor: string | null;
  /** The entry itself is called after the host: whoever wrote it has chosen whose models these are. */
  readonly namesake?: true;
}

export interface TransportSecurity extends Scope {
  readonly at: Place;
  readonly kind: 'certificate-check' | 'host-key-check' | 'cookie' | 'encryption';
  readonly state: 'off' | 'on';
  readonly credential: boolean;
  /** What the host documents as the protecting value here. Absent when the key alone does not tell. */
  readonly safeValue?: string | boolean;
  /** The option of a command that does it, and the item of a list that is this option and nothing else. */
  readonly flag?: Located<string>;
  readonly parts?: readonly Place[];
}

export interface Authentication extends Scope {
  readonly at: Place;
  /** Its own name, where the entry has one. */
  readonly name?: Located<string>;
  readonly guards:
    | 'gateway'
    | 'control-page'
    | 'webhook'
    | 'chat'
    | 'agent-card'
    | 'plugin'
    | 'endpoint'
    | 'flow'
    | 'oauth';
  readonly state: 'none' | 'weak' | 'default-credential' | 'unsigned' | 'wildcard-redirect' | 'no-pkce' | 'present';
  /** The file itself opens this service to others. */
  readonly exposed: boolean;
  readonly origin: Origin;
  /** What the host documents as the protecting value here. Absent when the key alone does not tell. */
  readonly safeValue?: string | boolean;
}

export interface Exposure extends Scope {
  readonly at: Place;
  readonly kind:
    | 'bind'
    | 'origin'
    | 'origin-with-credentials'
    | 'host-check'
    | 'sender'
    | 'tunnel'
    | 'share'
    | 'public-trigger'
    | 'announcement' // what the machine is called and where it listens, told to its network
    | 'management';
  /** What it is set by where that is no key: an option of a command. */
  readonly setting?: Located<string>;
  readonly state: 'open' | 'restricted';
  readonly origin: Origin;
  /** What the host documents as the protecting value here. Absent when the key alone does not tell. */
  readonly safeValue?: string | boolean;
}

export interface Egress extends Scope {
  readonly at: Place;
  readonly kind:
    | 'domains'
    | 'fetch'
    | 'browse'
    | 'private-network'
    | 'network'
    | 'model-url'
    | 'rendering'
    | 'unix-sockets';
  readonly state: 'open' | 'restricted';
  readonly origin: Origin;
  /** What the host documents as the protecting value here. Absent when the key alone does not tell. */
  readonly safeValue?: string | boolean;
}

export interface EnvironmentSharing extends Scope {
  readonly at: Place;
  readonly kind: 'inherits-all' | 'allows-all' | 'passes';
  readonly subject: Located<string> | null;
}
