import type { Located, Place } from '../text/span.ts';
import type { Origin, Scope, Switchable } from './facts.ts';

/** A path that the agent or a server may access. */
export interface FileGrant extends Scope, Switchable {
  readonly path: Located<string>;
  readonly access: 'read' | 'write';
  readonly source: 'server-root' | 'permission' | 'sandbox' | 'mount' | 'directory' | 'tool';
  /** The grant results from a setting; the path itself is not in the file. `confinement`: the setting is a restriction that is off (`workspaceOnly: false`). */
  readonly bySetting?: true | 'confinement';
  /** Items of an argument list that can be removed together, flag first. */
  readonly parts?: readonly Place[];
}

/** A URL to which something connects. */
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
  /** Whether a credential, literal or by reference, is sent along. */
  readonly credential: boolean;
  /** The model vendor that the entry claims, spelled as in `knowledge/model-vendors.ts`. */
  readonly vendor: string | null;
  /** The entry is named after the host: its author deliberately chose these models. */
  readonly namesake?: true;
}

/** A setting that protects a connection, such as certificate checks. */
export interface TransportSecurity extends Scope, Switchable {
  readonly kind: 'certificate-check' | 'host-key-check' | 'cookie' | 'encryption';
  readonly state: 'off' | 'on';
  readonly credential: boolean;
  /** The command option that sets it; `parts` is the list item that consists of this option alone. */
  readonly flag?: Located<string>;
  readonly parts?: readonly Place[];
}

/** How callers of a service authenticate, or that they do not. */
export interface Authentication extends Scope, Switchable {
  /** The entry's own name, if it has one. */
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
  readonly state:
    | 'none'
    | 'weak'
    | 'chosen-session'
    | 'default-credential'
    | 'unsigned'
    | 'wildcard-redirect'
    | 'no-pkce'
    | 'present';
  /** Whether the file itself exposes this service to others. */
  readonly exposed: boolean;
  readonly origin: Origin;
}

/** A way in which others reach the agent: a listener, a channel, a trigger. */
export interface Exposure extends Scope, Switchable {
  readonly kind:
    | 'bind'
    | 'origin'
    | 'origin-with-credentials'
    | 'host-check'
    | 'sender'
    | 'tunnel'
    | 'share'
    | 'public-trigger'
    | 'announcement' // the machine's name and ports, announced to its network
    | 'management'
    | 'registration' // anyone can open an account with which to use the service
    | 'published-port' // without an address, a container engine publishes a port on all interfaces
    | 'debugger'; // whoever connects runs code in the process
  /** The command option that sets it, if it is not set by a key. */
  readonly setting?: Located<string>;
  readonly state: 'open' | 'restricted';
  readonly origin: Origin;
  /** Another setting requires this one: the host does not start if it is removed alone. */
  readonly isRequired?: true;
}

/** A setting that controls outgoing connections. */
export interface Egress extends Scope, Switchable {
  readonly kind:
    | 'domains'
    | 'own-requests' // requests that the host itself sends; the programs it starts are not covered
    | 'fetch'
    | 'browse'
    | 'private-network'
    | 'network'
    | 'model-url'
    | 'rendering'
    | 'unix-sockets';
  readonly state: 'open' | 'restricted';
  readonly origin: Origin;
}

/** Which variables of the host a process receives. */
export interface EnvironmentSharing extends Scope, Switchable {
  readonly kind: 'inherits-all' | 'allows-all' | 'passes';
  readonly subject: Located<string> | null;
}
