import { useCodeCache } from '../code-cache.ts';

// Entry point of a worker thread in the built program.
useCodeCache(import.meta.dirname);
void import('./worker.ts');
