import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope, Server } from '../../agent/facts.ts';
import { locate } from '../../text/span.ts';

/** Variables for the folders that a server may open: `ALLOWED_DIR`, `FS_ALLOWED_PATHS`. */
const folders =
  /^(?:[A-Z0-9]{1,20}_){0,3}ALLOWED_(?:DIR|DIRS|DIRECTORY|DIRECTORIES|PATH|PATHS|FOLDER|FOLDERS|ROOT|ROOTS)$/;
/** Variables for the commands that a server may run: `ALLOWED_COMMANDS`. */
const commands = /^(?:[A-Z0-9]{1,20}_){0,3}ALLOW(?:ED)?_(?:SHELL_)?COMMANDS?$/;
const anyCommand = /^(?:\*|all|any|\.\*)$/i;

const listLengthMax = 2_000;
const pathsMax = 20;

/** Reads the folders and commands that a server's environment allows. Folders inside a container are not the host's and do not count. */
export function readServerLimits(server: Server, model: ModelBuilder, scope: Scope): void {
  const contained = server.launch?.invocations.some(({ container }) => container !== null) === true;
  for (const { name, value } of server.environment) {
    if (value === null || !name.value.includes('ALLOW')) continue;
    if (commands.test(name.value) && anyCommand.test(value.value.trim())) {
      const isolated = contained ? true : null;
      const facts = { kind: 'command-policy', state: 'unrestricted', isolated, origin: 'set' } as const;
      model.executions.push({ ...scope, at: value.at, ...facts });
    } else if (folders.test(name.value) && !contained) {
      for (const path of pathsIn(value.value)) {
        const access = server.readOnly ? 'read' : 'write';
        model.fileGrants.push({ ...scope, at: value.at, path: locate(path, value.at), access, source: 'server-root' });
      }
    }
  }
}

/** Splits a list that is separated as in PATH, by commas or semicolons, or written as JSON. */
function pathsIn(list: string): readonly string[] {
  const parts = list.slice(0, listLengthMax).split(/[,;[\]"]|:(?=[/~])/, 4 * pathsMax);
  const paths = parts.map((part) => part.trim()).filter((part) => part !== '');
  return paths.slice(0, pathsMax);
}
