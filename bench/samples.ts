/** Configurations of a given size, generated deterministically: ordinary servers, permissions and prompts, no noise. */
function server(index: number) {
  return {
    command: 'npx',
    args: ['-y', `@example/server-${index}@1.${index % 10}.0`, '--root', `./projects/part-${index}`],
    env: { API_TOKEN: `\${SERVER_${index}_TOKEN}`, LOG_LEVEL: 'info', REGION: 'eu-central-1' },
    description: `Answers questions about part ${index} of the product and keeps its notes in the project folder.`,
  };
}

export function jsonSample(bytes: number): string {
  const servers: Record<string, ReturnType<typeof server>> = {};
  let text = '';
  for (let index = 0; text.length < bytes; index++) {
    servers[`server-${index}`] = server(index);
    if (text.length === 0 || index % 16 === 0 || bytes < 20_000)
      text = JSON.stringify({ mcpServers: servers }, null, 2);
  }
  return text;
}

/** An exported workflow: nodes with canvas positions, long prompts, code, and the connections between them. */
function workflowNode(index: number) {
  const position = [240 * (index % 12), 160 * Math.floor(index / 12)];
  const name = `Step ${index}`;
  const kinds = [
    {
      type: '@n8n/n8n-nodes-langchain.agent',
      parameters: {
        promptType: 'define',
        text: `={{ $json.question }}\n\nAnswer for the customers of region ${index}.`,
        options: {
          systemMessage:
            'You answer questions about orders.\n\nRead the order before you answer. Quote its number. ' +
            'When something is unclear, ask one short question and wait for the answer.\n' +
            '- Keep to the facts of the order.\n- Never promise a date that is not in it.\n'.repeat(4),
          maxIterations: 8,
        },
      },
    },
    {
      type: 'n8n-nodes-base.code',
      parameters: {
        jsCode:
          'const rows = $input.all();\nconst totals = new Map();\n' +
          'for (const { json } of rows) {\n  const key = json.region ?? "unknown";\n' +
          '  totals.set(key, (totals.get(key) ?? 0) + Number(json.amount));\n}\n' +
          'return [...totals].map(([region, amount]) => ({ json: { region, amount } }));\n',
      },
    },
    {
      type: 'n8n-nodes-base.httpRequest',
      parameters: { method: 'GET', url: `https://shop.example.com/api/orders/${index}`, options: { timeout: 10000 } },
      credentials: { httpHeaderAuth: { id: `c${index}`, name: 'Shop' } },
    },
  ] as const;
  return { id: `node-${index}`, name, typeVersion: 1.7, position, ...kinds[index % kinds.length] };
}

export function workflowSample(bytes: number): string {
  const nodes: ReturnType<typeof workflowNode>[] = [];
  const connections: Record<string, unknown> = {};
  let text = '';
  for (let index = 0; text.length < bytes; index++) {
    nodes.push(workflowNode(index));
    connections[`Step ${index}`] = { main: [[{ node: `Step ${index + 1}`, type: 'main', index: 0 }]] };
    if (index % 32 === 0 || bytes < 20_000) {
      text = JSON.stringify({ name: 'Orders', nodes, connections, settings: { executionOrder: 'v1' } }, null, 2);
    }
  }
  return text;
}

export function yamlSample(bytes: number): string {
  const parts: string[] = [];
  let length = 0;
  for (let index = 0; length < bytes; index++) {
    const part = [
      `researcher_${index}:`,
      `  role: Researcher for part ${index}`,
      `  goal: Find what changed in part ${index} and report it with sources`,
      '  backstory: >',
      '    You have read the documentation of this part for years and know where',
      '    the numbers come from. You answer briefly.',
      `  llm: openai/gpt-4o-mini`,
      '  allow_delegation: false',
      '  max_iter: 15',
      '  tools:',
      '    - SerperDevTool',
      `    - part_${index}_search`,
      '',
    ].join('\n');
    parts.push(part);
    length += part.length;
  }
  return parts.join('\n');
}

/** Settings of a coding agent: permission rules and hooks. */
function settingsSample(bytes: number): string {
  const allow: string[] = [];
  const deny: string[] = [];
  const hooks: { matcher: string; hooks: { type: string; command: string }[] }[] = [];
  let text = '';
  for (let index = 0; text.length < bytes; index++) {
    allow.push(`Bash(npm run test:part-${index})`, `Read(./docs/part-${index}/**)`, `Edit(./src/part-${index}/*.ts)`);
    deny.push(`Read(./secrets/part-${index}.env)`);
    hooks.push({
      matcher: 'Edit|Write',
      hooks: [{ type: 'command', command: `npx prettier@3.3.0 --check ./src/part-${index}` }],
    });
    if (index % 32 === 0 || bytes < 20_000) {
      text = JSON.stringify({ permissions: { allow, deny }, hooks: { PostToolUse: hooks } }, null, 2);
    }
  }
  return text;
}

/** A home-made agent without a framework: every kind of setting, under plain names. */
function homeMadeAgent(index: number) {
  return {
    name: `agent-${index}`,
    model: { provider: 'openai', name: 'gpt-4o-2024-08-06', api_key: `\${MODEL_KEY_${index}}`, temperature: 0.2 },
    system_prompt: `You answer questions about part ${index} of the product. Ask before you change anything.`,
    tools: [
      { name: `search_part_${index}`, description: `Searches the notes on part ${index}.` },
      { name: 'send_email', requires_approval: true },
      { name: 'shell', allowed_commands: ['git status', `ls ./part-${index}`], approval: 'always' },
    ],
    mcp_servers: {
      [`notes-${index}`]: {
        command: 'npx',
        args: ['-y', `@example/notes-${index}@1.2.0`, `./notes/${index}`],
        env: { REGION: 'eu-central-1' },
      },
    },
    permissions: { allow: [`read ./docs/${index}/**`], deny: [`read ./secrets/${index}`] },
    hooks: { after_edit: [{ command: `npx prettier@3.3.0 --check ./src/${index}` }] },
    sandbox: { enabled: true, network: 'none', paths: [`/srv/part-${index}`] },
    server: { host: '127.0.0.1', port: 8000 + (index % 1000), auth: { type: 'jwt', secret_env: `JWT_${index}` } },
    memory: { enabled: true, backend: 'postgres', ttl_days: 30, shared: false },
    logging: { level: 'info', redact: true },
    limits: { max_iterations: 20, timeout_seconds: 300, max_cost_usd: 5 },
    schedule: { cron: '0 6 * * *' },
  };
}

export function homeMadeSample(bytes: number): string {
  const agents: ReturnType<typeof homeMadeAgent>[] = [];
  let text = '';
  for (let index = 0; text.length < bytes; index++) {
    agents.push(homeMadeAgent(index));
    if (index % 16 === 0 || bytes < 20_000) text = JSON.stringify({ agents }, null, 2);
  }
  return text;
}

/** One text of each kind. */
export const megabytes = [
  { title: 'servers', format: 'json', content: jsonSample(1_000_000) },
  { title: 'workflow', format: 'json', content: workflowSample(1_000_000) },
  { title: 'settings', format: 'json', content: settingsSample(1_000_000) },
  { title: 'crew', format: 'yaml', content: yamlSample(1_000_000) },
  { title: 'home-made', format: 'json', content: homeMadeSample(1_000_000) },
] as const;
