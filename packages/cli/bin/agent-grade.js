#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`To run from source, agent-grade needs Node 22.18 or later; this is ${process.versions.node}.`);
  console.error('Run "npm run --silent agent-grade -- check FILE" instead; it uses Node 24.');
  process.exit(2);
}
const { main } = await import('../src/main.ts');
process.exitCode = await main();
