import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import { locate } from '../../text/span.ts';
import type { Cursor } from '../cursor.ts';
import { readEnvironment } from '../shared/environment.ts';
import { readSecurityContext } from '../shared/security-context.ts';
import { operationKeys } from './operations.ts';

/**
 * Reads the values of a Helm chart. By convention they contain members of a pod and its container, at the root or in a section per
 * component. https://helm.sh/docs/chart_best_practices/values/
 */
export function readValues(document: Cursor, model: ModelBuilder): void {
  readPart(document, model);
  for (const { value } of document.members()) if (value.get('image').isMapping) readPart(value, model);
  for (const { key, value } of document.members()) if (!agentKeys.test(key.value)) value.ignore();
}

/** Keys for the configuration of the agent itself. Other keys concern its operation in the cluster. */
const agentKeys = /config|settings|agent|mcp|llm|model|tool|gateway|openclaw|security|env/i;

/** Reads a section of values, or the equivalent members of an operator's resource. */
export function readPart(part: Cursor, model: ModelBuilder): void {
  readImage(part.get('image'), model);
  for (const key of ['env', 'extraEnv', 'environment', 'extraEnvVars'])
    readEnvironment(part.get(key), 'container', model, everywhere);
  for (const key of ['securityContext', 'containerSecurityContext', 'podSecurityContext']) {
    readSecurityContext(part.get(key), model);
    part.get(key).ignore();
  }
  part.ignoreKeys(operationKeys);
}

/** Reads an image with a tag. Without a tag, the chart's own version applies. */
function readImage(image: Cursor, model: ModelBuilder): void {
  const repository = image.get('repository').text();
  const tag = image.get('tag').word();
  if (repository !== null && tag !== null && tag.value !== '' && !/[${]/.test(tag.value)) {
    const name = locate(repository.value, repository.at);
    const version = image.get('digest').text()?.value || tag.value;
    model.components.push({
      ...everywhere,
      at: tag.at,
      kind: 'image',
      ecosystem: 'docker',
      name,
      version,
      autoUpdate: false,
    });
  }
  image.ignore();
}
