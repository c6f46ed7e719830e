#!/usr/bin/env node
import * as nodeModule from 'node:module';

// The start is mostly compiling: from the second time on it is read from Node's cache. Absent in Node 20.
nodeModule.enableCompileCache?.();

// Built, this file is CommonJS, which starts quicker and knows no await here.
import('./main.ts')
  .then(({ main }) => main())
  .then((code) => {
    process.exitCode = code;
  });
