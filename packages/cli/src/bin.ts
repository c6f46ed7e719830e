#!/usr/bin/env node
import { keepCompiledCode } from './code-cache.ts';

keepCompiledCode(import.meta.dirname);

// Built, this file is CommonJS, which starts quicker and knows no await here.
import('./main.ts')
  .then(({ main }) => main())
  .then((code) => {
    process.exitCode = code;
  });
