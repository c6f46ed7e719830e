/** A URL whose path is the credential: who knows it may post, read or run. */
export interface CapabilityUrl {
  readonly kind: string;
  readonly title: string;
  /** The last two labels of the host; `*` for services that people host themselves. */
  readonly host: string;
  /** Over the URL from its scheme on; the group is what must not be seen. Bounded classes between fixed text. */
  readonly form: RegExp;
  /** A webhook says nothing more than its secret: all of it is masked. Of other URLs the host stays readable. */
  readonly whole: boolean;
  /** Of some services a deployment may ask for a login beside the address, so that it is not the key by itself. */
  readonly guardable: boolean;
  /** People choose the path themselves: only one that looks random is a key. */
  readonly chosen: boolean;
  readonly source: string;
}

export function row(kind: string, title: string, host: string, form: string, source: string): CapabilityUrl {
  return {
    kind,
    title,
    host,
    form: new RegExp(`^${form}`, 'd'),
    whole: kind.endsWith('webhook-url'),
    guardable: false,
    chosen: false,
    source,
  };
}

export function guardable(url: CapabilityUrl): CapabilityUrl {
  return { ...url, guardable: true };
}

export function chosen(url: CapabilityUrl): CapabilityUrl {
  return { ...url, chosen: true };
}
