/** Flags by which a program gives up its own wall. */
export interface SandboxFlag {
  /** Empty: the flag means this for every program that knows it. */
  readonly programs: readonly string[];
  readonly flag: string;
  /** The word behind the flag, for flags that take a mode. */
  readonly value: string | null;
  readonly opens: 'browser' | 'runtime' | 'agent';
  readonly source: `https://${string}`;
}

export const sandboxFlags: readonly SandboxFlag[] = [
  {
    programs: [],
    flag: '--no-sandbox',
    value: null,
    opens: 'browser',
    source: 'https://chromium.googlesource.com/chromium/src/+/main/docs/design/sandbox.md',
  },
  {
    programs: [],
    flag: '--disable-setuid-sandbox',
    value: null,
    opens: 'browser',
    source: 'https://pptr.dev/troubleshooting#setting-up-chrome-linux-sandbox',
  },
  {
    programs: ['deno'],
    flag: '-A',
    value: null,
    opens: 'runtime',
    source: 'https://docs.deno.com/runtime/fundamentals/security/',
  },
  {
    programs: ['deno'],
    flag: '--allow-all',
    value: null,
    opens: 'runtime',
    source: 'https://docs.deno.com/runtime/fundamentals/security/',
  },
  {
    programs: ['deno'],
    flag: '--allow-run',
    value: null,
    opens: 'runtime',
    source: 'https://docs.deno.com/runtime/fundamentals/security/',
  },
  {
    programs: ['codex'],
    flag: '--sandbox',
    value: 'danger-full-access',
    opens: 'agent',
    source: 'https://developers.openai.com/codex/cli/reference',
  },
  {
    programs: ['codex'],
    flag: '-s',
    value: 'danger-full-access',
    opens: 'agent',
    source: 'https://developers.openai.com/codex/cli/reference',
  },
];
