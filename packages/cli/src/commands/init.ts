import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationNames, findConfiguration } from '../configuration/configuration.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';

const [fileName] = configurationNames;

/** A configuration file with every key explained and commented out. */
export const initialConfiguration = `# Settings of agent-grade for this repository. Options of the command line come before them.

# Exit with 0 when every finding is less severe: low, medium, high or critical.
# fail-on: low

# Leave out of the output and the exit code what is less severe; the score counts all.
# min-severity: info

# Files and folders to leave out, written as in .gitignore and counted from this file's folder.
exclude: []
#   - examples/
#   - '**/fixtures/*.json'

# Findings that are accepted, each with its reason. JSON output and the page show fingerprints.
suppressions: []
#   - fingerprint: 0123456789abcdef
#     reason: Runs in a container without a network.
#     expires: 2027-01-31              # the last day it holds; may be left out
#   - rule: AG-008
#     pointer: /mcpServers/notes/args/1
#     file: team/.mcp.json             # from this file's folder; may be left out
#     reason: Our own package.
`;

/** Writes a configuration file that has no effect yet; never overwrites an existing one. */
export function init({ workingDirectory, out, error }: Terminal): ExitCode {
  const present = findConfiguration(workingDirectory);
  if (present !== null) {
    const title = 'title' in present ? present.title : 'agent-grade.yaml';
    error(`There is a configuration file already: ${title}.\n`);
    return exitCodes.usage;
  }
  try {
    writeFileSync(join(workingDirectory, fileName), initialConfiguration, { flag: 'wx' });
  } catch {
    error(`${fileName} cannot be written.\n`);
    return exitCodes.usage;
  }
  out(`Wrote ${fileName}. It changes nothing until you fill it in.\n`);
  return exitCodes.clean;
}
