import type { ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readChart } from './chart.ts';
import { readProxy } from './proxy.ts';

/** Reads a proxy's configuration, or the values of its Helm chart. */
export function readLitellm(document: Cursor, model: ModelBuilder): void {
  if (document.has('proxy_config')) readChart(document, model);
  else readProxy(document, model);
}
