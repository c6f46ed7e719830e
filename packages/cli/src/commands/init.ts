import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationNames, findConfiguration } from '../configuration/configuration.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';

const [fileName] = configurationNames;

/** A configuration file with every key explained and commented out. */
export const initialConfiguration = `# Settings of agent-grade for this repository. Command-line options take precedence.

# Exit with 0 if every finding is less severe than this: low, medium, high or critical.
# fail-on: low

# Ignore less severe findings in the output and the exit code; the score still counts them.
# min-severity: info

# Files and folders to skip, in .gitignore syntax, relative to this file's folder.
exclude: []
#   - examples/
#   - '**/fixtures/*.json'

# Accepted findings, each with a reason. Fingerprints are in the JSON output and on the web page.
suppressions: []
#   - fingerprint: 0123456789abcdef
#     reason: Runs in a container without a network.
#     expires: 2027-01-31              # optional: the last day on which it applies
#   - rule: AG-008
#     pointer: /mcpServers/notes/args/1
#     file: team/.mcp.json             # optional: relative to this file's folder
#     reason: Our own package.
`;

/** Writes a configuration file that has no effect yet; never overwrites an existing one. */
export function init({ workingDirectory, out, error }: Terminal): ExitCode {
  const present = findConfiguration(workingDirectory);
  if (present !== null) {
    const title = 'title' in present ? present.title : 'agent-grade.yaml';
    error(`A configuration file already exists: ${title}.\n`);
    return exitCodes.usage;
  }
  try {
    writeFileSync(join(workingDirectory, fileName), initialConfiguration, { flag: 'wx' });
  } catch {
    error(`${fileName} cannot be written.\n`);
    return exitCodes.usage;
  }
  out(`Wrote ${fileName}. It has no effect until you edit it.\n`);
  return exitCodes.clean;
}
