import { everywhere, type ModelBuilder } from '../../agent/builder.ts';
import type { Cursor } from '../cursor.ts';
import { addOrigins } from '../shared/exposure.ts';

/**
 * Reads the allowed origins of a gateway: filters of a Gateway API route, and policies of agentgateway.
 * https://gateway-api.sigs.k8s.io/geps/gep-1767/ and https://agentgateway.dev/docs/kubernetes/latest/security/cors/
 */
export function readRoute(spec: Cursor, model: ModelBuilder): void {
  const rules = spec.get('rules').items();
  const filters = rules.flatMap((rule) => rule.get('filters').items());
  // Request paths, not file paths.
  for (const rule of rules) rule.get('matches').ignore();
  for (const cors of [...filters.map((filter) => filter.get('cors')), spec.get('traffic', 'cors')]) {
    addOrigins(cors.get('allowOrigins'), model, everywhere, cors.get('allowCredentials').boolean()?.value === true);
    cors.ignore();
  }
  // Identifiers of the gateway and its tokens, not endpoints.
  const authentication = spec.get('backend', 'mcp', 'authentication');
  authentication.ignoreKeys(['audiences', 'resourceMetadata']);
}
