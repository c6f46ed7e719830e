import type { ModelBuilder } from '../../agent/builder.ts';
import { builtImages, readService } from '../compose/read.ts';
import type { Cursor } from '../cursor.ts';
import { gatewayImages, proxyVariables } from '../shared/agent-containers.ts';
import { readNamedValues } from '../shared/named-values.ts';

/** Reads the containers of gateways and chat interfaces; the rest of the stack may be anything. */
export function readGateways(document: Cursor, model: ModelBuilder): void {
  const built = builtImages(document);
  for (const { value } of document.get('services').members()) {
    if (isGateway(value)) readService(value, built, model);
    else value.ignore();
  }
  document.ignore();
}

function isGateway(service: Cursor): boolean {
  const image = service.get('image').text()?.value.toLowerCase() ?? '';
  if (gatewayImages.some((name) => image.includes(name))) return true;
  if (!image.includes('litellm')) return false;
  return readNamedValues(service.get('environment'), '=').some(({ name }) => proxyVariables.includes(name.value));
}
