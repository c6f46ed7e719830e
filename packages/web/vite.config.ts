import { defineConfig } from 'vite';

/** The service writes the pages and serves what is built here; the manifest tells it the names. */
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
    // Everything stays a file of its own: the policy of the pages admits no data in their place.
    assetsInlineLimit: 0,
    target: 'es2023',
    // SARIF needs the whole catalogue, and with it the rules; it is loaded when somebody downloads one.
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
