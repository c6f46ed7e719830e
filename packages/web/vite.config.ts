import { defineConfig } from 'vite';

/** The service renders the pages and serves this build; the manifest tells it the file names. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // No file is inlined, because the pages' Content Security Policy does not allow data: URLs.
    assetsInlineLimit: 0,
    target: 'es2023',
    // SARIF needs the whole catalogue with all rules' pages; it is loaded when it is downloaded.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: {
        analyzer: 'src/main.tsx',
        account: 'src/account/main.tsx',
        site: 'src/design/site.css',
        reference: 'src/design/reference.css',
      },
    },
  },
});
