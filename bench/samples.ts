/** Configurations of a wanted size, made the same way every time: ordinary servers, permissions and prompts, no noise. */
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
