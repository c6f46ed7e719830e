import { keepCompiledCode } from '../code-cache.ts';

// Where a thread of the built program begins.
keepCompiledCode(import.meta.dirname);
void import('./worker.ts');
