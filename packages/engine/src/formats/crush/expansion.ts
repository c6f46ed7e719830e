import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readCommandLine } from '../shared/command.ts';

/**
 * Reads the commands in values: `$(…)` is run by a shell when Crush starts. https://github.com/charmbracelet/crush#configuration
 */
export function readExpansions(document: Cursor, model: ModelBuilder): void {
  for (const { value: provider } of document.get('providers').members()) {
    for (const key of ['api_key', 'base_url']) readExpansion(provider.get(key), model);
    for (const { value } of provider.get('extra_headers').members()) readExpansion(value, model);
  }
  for (const { value: server } of document.get('mcp').members()) {
    readExpansion(server.get('url'), model);
    for (const key of ['headers', 'env'])
      for (const { value } of server.get(key).members()) readExpansion(value, model);
  }
}

function readExpansion(cursor: Cursor, model: ModelBuilder): void {
  if (cursor.text()?.value.includes('$(')) readCommandLine(cursor, 'helper', model, everywhere);
}
