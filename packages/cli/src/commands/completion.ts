import type { Command, Option } from 'commander';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

/** A subcommand as the completion scripts need it. */
interface Completed {
  readonly name: string;
  readonly description: string;
  readonly options: readonly {
    readonly flag: string;
    readonly description: string;
    readonly choices: readonly string[];
    readonly isFile: boolean;
  }[];
  /** The words its argument accepts; empty if it takes a file or nothing. */
  readonly words: readonly string[];
  readonly takesFiles: boolean;
}

/** Prints the shell's completion script, generated from the commands themselves. */
export function completion(shell: string, program: Command, { out, error }: Terminal): ExitCode {
  const known = shells.find((each) => each === shell);
  if (known === undefined) {
    error(`the shell must be one of ${shells.join(', ')}, not "${shell}".\n`);
    return exitCodes.usage;
  }
  out(scripts[known](program.commands.map(completed)));
  return exitCodes.clean;
}

function completed(command: Command): Completed {
  return {
    name: command.name(),
    description: command.description(),
    options: command.options.map((option) => ({
      flag: option.long ?? '',
      description: option.description,
      choices: option.argChoices ?? [],
      isFile: /<(?:file|folder)/.test(option.flags),
    })),
    words: command.registeredArguments.flatMap((argument) => argument.argChoices ?? []),
    takesFiles: command.registeredArguments.some((argument) => argument.argChoices === undefined),
  };
}

const scripts = { bash, zsh, fish } as const satisfies Record<Shell, (commands: readonly Completed[]) => string>;

function bash(commands: readonly Completed[]): string {
  const values = commands.flatMap(({ name, options }) =>
    options
      .filter(({ choices }) => choices.length > 0)
      .map(({ flag, choices }) => `    ${name}:${flag}) words='${choices.join(' ')}' ;;`),
  );
  const words = commands.map(({ name, options, words, takesFiles }) => {
    const flags = options.map(({ flag }) => flag).join(' ');
    return `    ${name}) flags='${flags}' arguments='${words.join(' ')}' files='${takesFiles ? 'yes' : ''}' ;;`;
  });
  return `# agent-grade completion for bash: source <(agent-grade completion bash)
_agent_grade() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  local words='' flags='' arguments='' files='yes'
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=( $(compgen -W '${commands.map(({ name }) => name).join(' ')}' -- "$word") )
    return
  fi
  case "$command:$before" in
${values.join('\n')}
  esac
  if [ -n "$words" ]; then
    COMPREPLY=( $(compgen -W "$words" -- "$word") )
    return
  fi
  case "$command" in
${words.join('\n')}
  esac
  case "$word" in
    -*) COMPREPLY=( $(compgen -W "$flags" -- "$word") ) ;;
    *)
      COMPREPLY=( $(compgen -W "$arguments" -- "$word") )
      case "$before" in -*) files='yes' ;; esac
      # A name may hold a space.
      local IFS=$'\\n'
      if [ -n "$files" ] && [ -z "$arguments" ]; then COMPREPLY=( $(compgen -f -- "$word") ); fi ;;
  esac
}
complete -o filenames -F _agent_grade agent-grade
`;
}

function zsh(commands: readonly Completed[]): string {
  const names = commands.map(({ name, description }) => `    '${name}:${quoted(description)}'`);
  const cases = commands.map(({ name, options, words, takesFiles }) => {
    const specs = options.map(({ flag, description, choices, isFile }) => {
      const value = choices.length > 0 ? `:value:(${choices.join(' ')})` : isFile ? ':file:_files' : '';
      return `'*${flag}[${quoted(description).replace(/[[\]]/g, '')}]${value}'`;
    });
    const rest = words.length > 0 ? [`'*:argument:(${words.join(' ')})'`] : takesFiles ? [`'*:file:_files'`] : [];
    return `    ${name}) _arguments ${[...specs, ...rest].join(' ')} ;;`;
  });
  return `#compdef agent-grade
# agent-grade completion for zsh: save this as _agent-grade in a folder of $fpath
_agent_grade() {
  local -a commands=(
${names.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join('\n')}
  esac
}
# In a folder of $fpath this file is the function itself when it is first asked; else it is read once.
if [[ $funcstack[1] == _agent-grade ]]; then _agent_grade "$@"; else compdef _agent_grade agent-grade; fi
`;
}

function fish(commands: readonly Completed[]): string {
  const lines = commands.flatMap(({ name, description, options, words, takesFiles }) => [
    `complete -c agent-grade -n __fish_use_subcommand -f -a ${name} -d '${quoted(description)}'`,
    ...options.map(({ flag, description, choices, isFile }) => {
      const value = choices.length > 0 ? ` -x -a '${choices.join(' ')}'` : isFile ? ' -r -F' : '';
      return `complete -c agent-grade -n '__fish_seen_subcommand_from ${name}' -l ${flag.slice(2)}${value} -d '${quoted(description)}'`;
    }),
    ...(takesFiles
      ? []
      : [`complete -c agent-grade -n '__fish_seen_subcommand_from ${name}' -f -a '${words.join(' ')}'`]),
  ]);
  return `# agent-grade completion for fish: agent-grade completion fish > ~/.config/fish/completions/agent-grade.fish
${lines.join('\n')}
`;
}

/** Escapes for single quotes; in zsh, a colon separates name and description. */
const quoted = (text: Option['description']): string => text.replace(/['\\]/g, '’').replaceAll(':', ',');
