#!/usr/bin/env node
import * as nodeModule from 'node:module';

// The start is mostly compiling: from the second time on it is read from Node's cache. Absent in Node 20.
nodeModule.enableCompileCache?.();

const { main } = await import('./main.ts');
process.exitCode = await main();
