/**
 * `npm start`. Looks at the Node version before anything is loaded that needs it. Whoever starts it gives Node `--v8-pool-size=0`: as many
 * helper threads as there are cores to spare, and not four that take their turns from the thread that answers; and
 * `--max-semi-space-size=8`: rubbish is collected twice as often and a large text takes 70 MB less, at the same speed.
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
