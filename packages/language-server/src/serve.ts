/** `agent-grade lsp`: findings in editors, over the Language Server Protocol on standard input and output. */
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { LanguageServer } from './server.ts';

/** Serves until the editor sends `exit` or closes standard input. */
export function serve(): void {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  new LanguageServer(connection);
  connection.listen();
}
