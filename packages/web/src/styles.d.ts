/** Vite takes style sheets in; the import itself gives nothing. */
declare module '*.css';
