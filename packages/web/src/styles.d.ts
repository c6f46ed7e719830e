/** Vite handles imported style sheets; the import itself has no value. */
declare module '*.css';
