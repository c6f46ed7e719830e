import { resolve } from 'node:path';
import type { Config } from './config.ts';
import { exampleCommand } from './example.ts';

/** The first commands for a new installation, ready to be pasted. */
export function describeNextSteps(config: Config, address: string): string {
  const directory = config.dataDirectory === resolve('data') ? '' : `DATA_DIR='${config.dataDirectory}' `;
  const admin = `${directory}npm run --silent admin --`;
  return `
AgentGrade is running at ${address} (API reference: ${address}/docs).

There are no accounts yet. Create the first one in a browser at ${config.baseUrl}/sign-up, or in a second terminal, in this folder:

${admin} user create --email you@example.com
${admin} plan set --email you@example.com --plan pro
KEY=$(${admin} key create --email you@example.com --name first)

${exampleCommand(address)}

The key is stored in $KEY and cannot be shown again; the service keeps only its digest. To analyse your own file, replace content with its text as a JSON string.
`;
}
