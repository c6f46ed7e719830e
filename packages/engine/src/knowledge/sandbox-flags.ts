/** A flag that turns off a program's own sandbox. */
export interface SandboxFlag {
  /** Programs with this flag; empty when it has the same meaning for every program. */
  readonly programs: readonly string[];
  readonly flag: string;
  /** The argument after the flag, for flags that take a mode; null for flags without one. */
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
