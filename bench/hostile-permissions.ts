import { fill } from './fill.ts';

/** Each server is looked up in the policy, and none is listed there. */
export function policyBesideServers(bytes: number): string {
  const servers: string[] = [];
  const rules: string[] = [];
  for (let index = 0; index < bytes / 56; index++) {
    servers.push(`"s${index}":{"command":"mcp-server-fetch"}`);
    rules.push(`"mcp__t${index}__x"`);
  }
  return `{"permissions":{"allow":[${rules.join()}]},"mcpServers":{${servers.join()}}}`;
}

export function serversBesidePermissions(bytes: number): string {
  const [mcp, permission] = [
    fill(bytes / 2, (index) => `"a${index}":{}`),
    fill(bytes / 2, (index) => `"b${index}_x":"ask"`),
  ];
  return `{"$schema":"https://opencode.ai/config.json","mcp":{${mcp}},"permission":{${permission}}}`;
}

export function permissions(bytes: number): string {
  const rules = fill(bytes, (index) => `"Bash(git push origin part-${index}:*)"`);
  return `{"permissions":{"deny":["Bash(rm:*)"],"allow":[${rules}]}}`;
}

export function allowedAndAsked(bytes: number): string {
  const tools = fill(bytes / 2, (index) => `"tool_${index}"`);
  return `{"name":"a","model":"m","system_prompt":"Help.","permissions":{"allow":[${tools}],"require_confirmation":[${tools}]}}`;
}
