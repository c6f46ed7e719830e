import { keepCompiledCode } from '../code-cache.ts';

// Entry point of a worker thread in the built program.
keepCompiledCode(import.meta.dirname);
void import('./worker.ts');
