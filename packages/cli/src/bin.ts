#!/usr/bin/env node
import { useCodeCache } from './code-cache.ts';

useCodeCache(import.meta.dirname);

// The built file is CommonJS, which starts faster but has no top-level `await`.
import('./main.ts')
  .then(({ main }) => main())
  .then((code) => {
    process.exitCode = code;
  });
