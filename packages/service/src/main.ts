/**
 * `npm start`. Checks the Node version before it loads anything that needs it. The start script passes two options to Node:
 * `--v8-pool-size=0`, for as many helper threads as there are spare cores instead of four that compete with the main thread; and
 * `--max-semi-space-size=8`, with which garbage is collected twice as often and a large text takes 70 MB less, at the same speed.
 */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `AgentGrade's service needs Node 24 or later; this is Node ${process.versions.node}. Start it with "npm start", which uses the Node 24 installed by "npm ci", or install Node 24.`,
  );
  process.exit(1);
}
const { run } = await import('./run.ts');
await run();
