import { hardcodedSecret } from './ag-001-hardcoded-secret.ts';
import { unrestrictedExecution } from './ag-002-unrestricted-execution.ts';
import { approvalOff } from './ag-003-approval-off.ts';
import { remoteOrInlineCode } from './ag-004-remote-or-inline-code.ts';
import { riskyHook } from './ag-005-risky-hook.ts';
import { overBroadFilesystemAccess } from './ag-006-over-broad-filesystem-access.ts';
import { isolationOff } from './ag-007-isolation-off.ts';
import { unpinnedComponent } from './ag-008-unpinned-component.ts';
import { knownBadComponent } from './ag-009-known-bad-component.ts';
import { insecureTransport } from './ag-010-insecure-transport.ts';
import { missingAuthentication } from './ag-011-missing-authentication.ts';
import { excessiveExposure } from './ag-012-excessive-exposure.ts';
import { unrestrictedEgress } from './ag-013-unrestricted-egress.ts';
import { modelRedirection } from './ag-014-model-redirection.ts';
import { environmentHijack } from './ag-015-environment-hijack.ts';
import { instructionOverride } from './ag-016-instruction-override.ts';
import { hiddenContent } from './ag-017-hidden-content.ts';
import { unsafeAutonomy } from './ag-018-unsafe-autonomy.ts';
import { toxicCombination } from './ag-019-toxic-combination.ts';
import { leastPrivilege } from './ag-020-least-privilege.ts';
import { runLimits } from './ag-021-run-limits.ts';
import { memoryTrust } from './ag-022-memory-trust.ts';
import { loggingWeakness } from './ag-023-logging-weakness.ts';
import type { Rule } from './rule.ts';

/** Every rule, in the order of its id. A test proves that this list and the folder agree. */
export const rules: readonly Rule[] = [
  hardcodedSecret,
  unrestrictedExecution,
  approvalOff,
  remoteOrInlineCode,
  riskyHook,
  overBroadFilesystemAccess,
  isolationOff,
  unpinnedComponent,
  knownBadComponent,
  insecureTransport,
  missingAuthentication,
  excessiveExposure,
  unrestrictedEgress,
  modelRedirection,
  environmentHijack,
  instructionOverride,
  hiddenContent,
  unsafeAutonomy,
  toxicCombination,
  leastPrivilege,
  runLimits,
  memoryTrust,
  loggingWeakness,
];
