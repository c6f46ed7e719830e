/** A URL whose path is the credential: anyone who knows it may post, read or run. */
export interface CapabilityUrl {
  readonly kind: string;
  readonly title: string;
  /** The last two labels of the host; `*` for self-hosted services. */
  readonly host: string;
  /** Matches the URL from its scheme on; group 1 is the secret. Only bounded character classes between fixed text. */
  readonly form: RegExp;
  /** A webhook URL says nothing beyond its secret and is masked whole. Of other URLs the host stays readable. */
  readonly whole: boolean;
  /** Deployments may require a login in addition, so that the URL alone may not suffice. */
  readonly mayRequireLogin: boolean;
  /** Users choose the path themselves: it is a key only if it looks random. */
  readonly withChosenPath: boolean;
  readonly source: string;
}

export function row(kind: string, title: string, host: string, form: string, source: string): CapabilityUrl {
  return {
    kind,
    title,
    host,
    form: new RegExp(`^${form}`, 'd'),
    whole: kind.endsWith('webhook-url'),
    mayRequireLogin: false,
    withChosenPath: false,
    source,
  };
}

export function guardable(url: CapabilityUrl): CapabilityUrl {
  return { ...url, mayRequireLogin: true };
}

export function chosen(url: CapabilityUrl): CapabilityUrl {
  return { ...url, withChosenPath: true };
}
