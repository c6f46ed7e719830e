import { hardcodedSecret } from './ag-001-hardcoded-secret.ts';
import { unrestrictedExecution } from './ag-002-unrestricted-execution.ts';
import { approvalOff } from './ag-003-approval-off.ts';
import { remoteOrInlineCode } from './ag-004-remote-or-inline-code.ts';
import { overBroadFilesystemAccess } from './ag-006-over-broad-filesystem-access.ts';
import { isolationOff } from './ag-007-isolation-off.ts';
import { unpinnedComponent } from './ag-008-unpinned-component.ts';
import { toxicCombination } from './ag-019-toxic-combination.ts';
import { leastPrivilege } from './ag-020-least-privilege.ts';
import type { Rule } from './rule.ts';

/** Every rule, in the order of its id. A test proves that this list and the folder agree. */
export const rules: readonly Rule[] = [
  hardcodedSecret,
  unrestrictedExecution,
  approvalOff,
  remoteOrInlineCode,
  overBroadFilesystemAccess,
  isolationOff,
  unpinnedComponent,
  toxicCombination,
  leastPrivilege,
];
