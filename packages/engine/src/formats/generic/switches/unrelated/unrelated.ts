import type { Cursor } from '../../../cursor.ts';
import type { Context } from '../../context.ts';
import type { IdeaId } from '../../names/idea.ts';
import type { SwitchReading } from '../switch-reading.ts';
import { ambiguousNames, isAboutSomethingElse } from './named-otherwise.ts';
import { isMaintenance, isNoGuardrail, isOtherApproval } from './other-approvals.ts';
import {
  isNetworkOfServer,
  isOfferedToAgents,
  isOtherCertificate,
  isOtherLogin,
  isSignatureOfCommits,
} from './other-connections.ts';
import { isDescription, isMediaContainer, isOtherExecution, isRemoteLogin } from './other-executions.ts';
import { isOtherLimit } from './other-limits.ts';
import { isBrowserStorage, isOtherRedaction, isRemembered, isSharedWithinTeam } from './other-records.ts';

type Exception = (reading: SwitchReading, owner: Cursor, context: Context) => boolean;

/** For each idea, what its words mean elsewhere. */
const exceptions: Readonly<Partial<Record<IdeaId, Exception>>> = {
  approval: isOtherApproval,
  'approval-of-edits': isMaintenance,
  guardrail: isNoGuardrail,
  execution: isOtherExecution,
  elevated: (reading, owner) => isRemoteLogin(reading, owner) || isDescription(reading),
  privileged: isDescription,
  sandbox: isMediaContainer,
  public: isOfferedToAgents,
  'certificate-check': isOtherCertificate,
  authentication: isOtherLogin,
  network: isNetworkOfServer,
  signature: isSignatureOfCommits,
  'shared-memory': isSharedWithinTeam,
  redaction: isOtherRedaction,
  'log-secrets': isBrowserStorage,
  'log-transcripts': isRemembered,
  unlimited: isOtherLimit,
};

/** Whether the switch is about something other than its idea. */
export function isUnrelated(reading: SwitchReading, owner: Cursor, context: Context): boolean {
  if (ambiguousNames.has(reading.words.join('_')) && isAboutSomethingElse(owner, context)) return true;
  return exceptions[reading.match.id]?.(reading, owner, context) === true;
}
