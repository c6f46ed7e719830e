/** `npm run admin`. Checks the Node version before it loads anything that needs it. */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `The admin command line needs Node 24 or later; this is Node ${process.versions.node}. Run it with "npm run --silent admin -- …", which uses the Node 24 installed by "npm ci".`,
  );
  process.exit(1);
}
const { runAdmin } = await import('./run-admin.ts');
const { text } = await import('node:stream/consumers');
process.exitCode = await runAdmin(process.argv.slice(2), {
  environment: process.env,
  print: (line) => console.log(line),
  remark: (line) => console.error(line),
  readInput: () => text(process.stdin),
});
