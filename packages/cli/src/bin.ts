#!/usr/bin/env node
import * as nodeModule from 'node:module';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

// The start is mostly compiling: from the second time on it is read from Node's cache. Absent in Node 20.
const folder = cacheFolder();
if (folder !== null) nodeModule.enableCompileCache?.(folder);

// Built, this file is CommonJS, which starts quicker and knows no await here.
import('./main.ts')
  .then(({ main }) => main())
  .then((code) => {
    process.exitCode = code;
  });

/** A folder of the user's own: in the one for temporary files, where Node has it by itself, another user of the machine could put code. */
function cacheFolder(): string | null {
  const { XDG_CACHE_HOME = '', LOCALAPPDATA = '' } = process.env;
  const known = [XDG_CACHE_HOME, LOCALAPPDATA].find(isAbsolute);
  try {
    return join(known ?? join(homedir(), '.cache'), 'agent-grade');
  } catch {
    // A user without an entry and without HOME, as in some containers.
    return null;
  }
}
