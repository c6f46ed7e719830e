import type { ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { readValues } from '../kubernetes/helm-values.ts';
import { readProxy } from './proxy.ts';

/**
 * Reads the values of the proxy's Helm chart, which contain its configuration.
 * https://github.com/BerriAI/litellm/blob/main/deploy/charts/litellm-helm/values.yaml
 */
export function readChart(document: Cursor, model: ModelBuilder): void {
  readProxy(document.get('proxy_config'), model);
  readValues(document, model);
  // Without a master key the chart generates one, and a literal one is reported as a secret.
  document.ignoreKeys(['masterkey', 'masterkeySecretName', 'masterkeySecretKey', 'environmentConfigMaps']);
}
