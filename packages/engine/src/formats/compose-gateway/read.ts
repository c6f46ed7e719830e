import type { ModelBuilder } from '../../agent/builder.ts';
import { readService } from '../compose/read.ts';
import type { Cursor } from '../cursor.ts';
import { gatewayImages } from '../shared/agent-containers.ts';

/** Reads the containers of gateways and chat interfaces; the rest of the stack may be anything. */
export function readGateways(document: Cursor, model: ModelBuilder): void {
  for (const { value } of document.get('services').members()) {
    if (isGateway(value)) readService(value, model);
    else value.ignore();
  }
  document.ignore();
}

function isGateway(service: Cursor): boolean {
  const image = service.get('image').text()?.value.toLowerCase() ?? '';
  return gatewayImages.some((name) => image.includes(name));
}
