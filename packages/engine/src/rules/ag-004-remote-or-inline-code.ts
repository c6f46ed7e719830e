import { placeOfWord, quoteWord } from '../agent/command-place.ts';
import { lowered } from '../agent/conditions.ts';
import type { Command } from '../agent/facts.ts';
import { findRemoteCode, type RemoteCode } from '../command/effects/remote-code.ts';
import type { Word } from '../command/invocation.ts';
import { remotePackages } from '../command/runners/remote-packages.ts';
import { takesCommandLine } from '../command/syntax/inline.ts';
import { type InlineGroup, inlineGroups } from '../command/syntax/inline-shape.ts';
import { unreadSyntax } from '../command/syntax/unread-syntax.ts';
import type { Confidence, Severity } from '../score/table.ts';
import type { Located, Place } from '../text/span.ts';
import { defineRule } from './rule.ts';

const messages = {
  fetched: 'Code downloaded via {origin} is executed immediately, without verification.',
  decoded: 'Code decoded by {origin} is executed: the configuration does not show what runs.',
  encoded: '{program} executes an encoded program: the configuration does not show what runs.',
  reverseShell: '{program} opens a reverse shell: a remote host gets a shell on this machine.',
  url: '{program} downloads and executes {origin}, whose content can change at any time.',
  pinnedUrl:
    '{program} downloads and executes {origin}: a fixed version, but not from a package registry that is monitored.',
  inline: 'The command passes inline code to {program} instead of starting a reviewed script.',
  wrapped: 'The command is an inline string for {program}. A script file could be reviewed.',
  syntax: 'No shell interprets {word}: the program receives it as a literal argument.',
} as const;

interface Case {
  readonly message: keyof typeof messages;
  readonly severity: Severity;
  readonly confidence: Confidence;
  readonly at: Place;
  readonly quote: {
    readonly origin: Located<string>;
    readonly program: Located<string>;
    readonly word: Located<string>;
  };
}

export const remoteOrInlineCode = defineRule({
  id: 'AG-004',
  name: 'remote-or-inline-code',
  title: 'Remote or inline code in a launch command',
  category: 'execution',
  severity: 'critical',
  references: ['ASI05', 'ASI04', 'LLM03:2025', 'MCP05', 'MCP04', 'CWE-494', 'CWE-78', 'AML.T0072'],
  messages,
  why: 'Code fetched at start-up has not been reviewed. An attacker who controls its host, or the network path to it, controls the machine.',
  fix: 'Install the program beforehand from a pinned and verified source, and start it by name.',
  *check({ agent }) {
    for (const command of agent.commands) {
      if (belongsToHooks(command)) continue;
      for (const found of casesOf(command)) yield { ...found, severity: lowered(found.severity, command) };
    }
  },
});

/** Hooks and schedules belong to AG-005, which knows what a hook may do. */
function belongsToHooks({ hook, purpose }: Command): boolean {
  return hook !== undefined || purpose === 'hook' || purpose === 'schedule';
}

function casesOf(command: Command): readonly Case[] {
  const cases: Case[] = [];
  for (const code of findRemoteCode(command.invocations)) cases.push(remoteCase(command, code));
  for (const { program, reference } of remotePackages(command.invocations)) {
    const pinned = reference.pinned === 'exact';
    const [message, severity] = pinned ? (['pinnedUrl', 'high'] as const) : (['url', 'critical'] as const);
    cases.push(caseOf(command, message, severity, 'high', reference.word, program, reference.word));
  }
  if (command.purpose !== 'server' && command.purpose !== 'tool') return cases;
  for (const group of inlineGroups(command.invocations)) {
    const found = inlineCase(command, group);
    if (found !== null) cases.push(found);
  }
  for (const word of unreadSyntax(command.invocations, command.shell)) {
    cases.push(caseOf(command, 'syntax', 'low', 'medium', word, word, word));
  }
  return cases;
}

function remoteCase(command: Command, { kind, at, runner, origin, certain }: RemoteCode): Case {
  const message = kind === 'reverse-shell' ? 'reverseShell' : kind;
  return caseOf(command, message, 'critical', certain ? 'high' : 'medium', at, runner, origin);
}

function inlineCase(command: Command, { shape, word, contained, interpreter }: InlineGroup): Case | null {
  if (shape === 'launch') return null;
  if (shape === 'plain' && (interpreter === 'cmd' || takesCommandLine(interpreter))) return null;
  const program = { ...word, text: interpreter };
  if (shape === 'plain' || shape === 'computed-launch' || contained) {
    return caseOf(command, 'wrapped', 'low', 'medium', word, program, word);
  }
  return caseOf(command, 'inline', 'medium', 'high', word, program, word);
}

function caseOf(
  command: Command,
  message: Case['message'],
  severity: Severity,
  confidence: Confidence,
  at: Word,
  program: Word,
  origin: Word,
): Case {
  const quote = {
    origin: quoteWord(command, origin),
    program: quoteWord(command, program),
    word: quoteWord(command, at),
  };
  return { message, severity, confidence, at: placeOfWord(command, at), quote };
}
