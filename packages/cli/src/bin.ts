#!/usr/bin/env node
import { keepCompiledCode } from './code-cache.ts';

keepCompiledCode(import.meta.dirname);

// The built file is CommonJS, which starts faster but has no top-level `await`.
import('./main.ts')
  .then(({ main }) => main())
  .then((code) => {
    process.exitCode = code;
  });
