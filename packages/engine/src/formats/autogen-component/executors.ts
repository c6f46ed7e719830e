import type { ModelBuilder } from '../../agent/builder.ts';
import type { Scope } from '../../agent/facts.ts';
import type { Cursor } from '../cursor.ts';
import { addLimit } from '../shared/limit.ts';

/** Reads an executor of code that a model writes: on the host, in a container, or in a cloud session. */
export function readExecutor(name: string, entry: Cursor, model: ModelBuilder, scope: Scope): void {
  const isolated = /^(?:Docker|ACADynamicSessions|Azure)/.test(name);
  const kind = isolated ? 'code-execution' : 'local-executor';
  const { at } = entry.get('provider');
  model.executions.push({ ...scope, at, kind, state: 'unrestricted', isolated, origin: 'set' });
  if (isolated) model.isolations.push({ ...scope, at, kind: 'sandbox', state: 'on', escapes: false, origin: 'set' });
  const config = entry.get('config');
  addLimit(config.get('timeout'), 'timeout', model, scope);
  config.ignoreKeys([
    'work_dir',
    'bind_dir',
    'container_name',
    'auto_remove',
    'stop_container',
    'functions_module',
    'delete_tmp_files',
    'virtual_env_context',
    'cleanup_temp_files',
    'kernel_name',
    'output_dir',
  ]);
}
