import { describe } from 'node:test';
import { itReads, type SwitchRow } from '../testing.ts';

const rows: readonly SwitchRow[] = [
  ['confirmacion', 'siempre', 'approval', 'safe'],
  ['freigabe_erforderlich', false, 'approval', 'unsafe'],
  ['requiere_confirmacion', true, 'approval', 'safe'],
  ['confirmation_requise', false, 'approval', 'unsafe'],
  ['sin_confirmación', true, 'approval', 'unsafe'],
  ['validation_humaine', 'jamais', 'approval', 'unsafe'],
  ['freigabepflichtig', false, 'approval', 'unsafe'],
  ['bac-a-sable', 'non', 'sandbox', 'unsafe'],
  ['zertifikat_pruefen', 'nein', 'certificate-check', 'unsafe'],
  ['réseau', 'illimité', 'network', 'unsafe'],
  ['consigner_mots_de_passe', 'oui', 'log-secrets', 'unsafe'],
  ['compartilhada_entre_usuarios_memoria', 'sim', 'shared-memory', 'unsafe'],
  ['passwoerter_mitschreiben', 'ja', 'log-secrets', 'unsafe'],
  ['memoria_caducidad', 'nunca', 'retention', 'unsafe'],
  ['eingabefilter', 'aus', 'guardrail', 'unsafe'],
  ['memoria_caducidad', '30 dias', 'retention', null],
  ['passwoerter_pruefen', 'ja', null, null],
];

describe('keys of switches in other languages', () => {
  for (const row of rows) itReads(row);
});
