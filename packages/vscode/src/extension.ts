import { join } from 'node:path';
import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';

let client: LanguageClient | undefined;

/** Starts the language server with the editor's own Node. It reads no files and makes no connections, so it is safe in untrusted workspaces. */
export async function activate(context: ExtensionContext): Promise<void> {
  const server = { module: context.asAbsolutePath(join('dist', 'server.cjs')), transport: TransportKind.stdio };
  client = new LanguageClient('agentGrade', 'AgentGrade', server, {
    documentSelector: ['json', 'jsonc', 'yaml'].map((language) => ({ language })),
  });
  await client.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
