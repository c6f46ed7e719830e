import { readEmail } from '../../accounts/email.ts';
import { foldName, readName } from '../../names.ts';
import type { Refusal } from '../../plugins/refuse.ts';
import type { ProblemCode } from '../../problems.ts';
import { type Role, roles } from '../../stores/stores.ts';
import { clientOf } from './callers.ts';
import type { Endpoints, Outcome, OwnCall } from './endpoint.ts';
import { canManage, findOwnerAccess, recordEvent, recordOwnEvent } from './owners.ts';
import type { AccountParts } from './parts.ts';
import { refusalOf } from './refusals.ts';
import type { Shape } from './shape.ts';

/** The account library's error codes for teams. Callers who are not members have been refused before the library is called. */
const codes = new Map<string, ProblemCode>([
  ['ORGANIZATION_ALREADY_EXISTS', 'name_taken'],
  ['ORGANIZATION_SLUG_ALREADY_TAKEN', 'name_taken'],
  ['ORGANIZATION_NOT_FOUND', 'not_found'],
  ['MEMBER_NOT_FOUND', 'not_found'],
  ['INVITATION_NOT_FOUND', 'not_found'],
  ['FAILED_TO_RETRIEVE_INVITATION', 'not_found'],
  ['YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION', 'not_found'],
  ['INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION', 'not_found'],
  ['USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION', 'not_found'],
  ['YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION', 'not_found'],
  ['YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER', 'sole_owner'],
  ['YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER', 'sole_owner'],
  ['USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION', 'already_done'],
  ['USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION', 'already_done'],
  ['YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS', 'limit_reached'],
  ['ORGANIZATION_MEMBERSHIP_LIMIT_REACHED', 'limit_reached'],
  ['INVITATION_LIMIT_REACHED', 'limit_reached'],
  ['YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION', 'not_permitted'],
  ['YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION', 'not_permitted'],
  ['YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER', 'not_permitted'],
  ['YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER', 'not_permitted'],
  ['YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION', 'not_permitted'],
  ['YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE', 'not_permitted'],
  ['YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION', 'not_permitted'],
]);

const invalidRole: Refusal = { code: 'invalid_field' };
const readRole = (text: string): Role | null => roles.find((role) => role === text) ?? null;

type AskTeam = (call: OwnCall<Shape>, path: string, body: Readonly<Record<string, unknown>>) => Promise<Refusal | null>;

/** Teams, their members with their roles, and invitations. */
export function addTeams(endpoints: Endpoints, parts: AccountParts): void {
  const askTeam: AskTeam = async ({ request }, path, body) =>
    refusalOf(await parts.callAuth(clientOf(request), `/organization${path}`, body), codes);
  addQueries(endpoints, parts);
  addCreation(endpoints, parts, askTeam);
  addInvitations(endpoints, parts, askTeam);
  addMembers(endpoints, parts, askTeam);
}

function addQueries(endpoints: Endpoints, parts: AccountParts): void {
  const { teams } = parts;
  endpoints.read('/teams', async ({ caller }) => ({
    body: {
      teams: (await teams.teamsOf(caller.userId)).map(({ team, role }) => ({ ...team, role })),
      invitations: await teams.invitationsFor(caller.email, Date.now()),
    },
  }));
  endpoints.read('/team', async ({ caller, query }) => {
    const id = query.get('team') ?? '';
    const role = await teams.roleOf(id, caller.userId);
    const team = await teams.find(id);
    if (role === null || team === null) return { code: 'not_found' };
    const invitations = role === 'member' ? [] : await teams.invitations(id, Date.now());
    const members = (await teams.roster(id)).map(({ userId, ...member }) => ({
      ...member,
      isYou: userId === caller.userId,
    }));
    return { body: { ...team, role, members, invitations } };
  });
}

function addCreation(endpoints: Endpoints, parts: AccountParts, askTeam: AskTeam): void {
  endpoints.change('/teams/create', { name: 'text' }, async (call) => {
    const name = readName(call.fields.name);
    if (name === null) return { code: 'invalid_name' };
    const body = { name, slug: foldName(name), keepCurrentActiveOrganization: true };
    const refused = await askTeam(call, '/create', body);
    if (refused !== null) return refused;
    const made = await parts.teams.findByName(name);
    if (made === null) throw new Error('A team that was just made cannot be found.');
    await recordEvent(parts, call.caller, { kind: 'service', teamId: made.id }, 'team.created', name);
    return { body: { id: made.id } };
  });
  endpoints.change('/teams/rename', { team: 'text', name: 'text' }, (call) =>
    forTeam(parts, call, async (teamId) => {
      const name = readName(call.fields.name);
      if (name === null) return { code: 'invalid_name' };
      const body = { organizationId: teamId, data: { name, slug: foldName(name) } };
      const refused = await askTeam(call, '/update', body);
      if (refused === null) await recordTeamEvent(parts, call, 'team.renamed', name);
      return refused;
    }),
  );
  endpoints.change('/teams/delete', { team: 'text' }, (call) =>
    forTeam(parts, call, async (teamId) => {
      const subscription = await parts.subscriptions.find({ kind: 'service', teamId });
      if (subscription?.inForce === true && !subscription.ends) return { code: 'still_paid' };
      return askTeam(call, '/delete', { organizationId: teamId });
    }),
  );
  endpoints.change('/teams/leave', { team: 'text' }, (call) =>
    forTeam(parts, call, async (teamId) => {
      const refused = await askTeam(call, '/leave', { organizationId: teamId });
      if (refused === null) await recordTeamEvent(parts, call, 'member.left', call.caller.email);
      return refused;
    }),
  );
}

function addInvitations(endpoints: Endpoints, parts: AccountParts, askTeam: AskTeam): void {
  endpoints.change('/teams/invite', { team: 'text', email: 'text', role: 'text' }, (call) =>
    forTeam(parts, call, async (teamId, isManager) => {
      if (!isManager) return { code: 'not_permitted' };
      const [email, role] = [readEmail(call.fields.email), readRole(call.fields.role)];
      if (email === null) return { code: 'invalid_email' };
      if (role === null) return invalidRole;
      const refused = await askTeam(call, '/invite-member', { organizationId: teamId, email, role });
      if (refused === null) await recordTeamEvent(parts, call, 'member.invited', `${email} as ${role}`);
      return refused;
    }),
  );
  endpoints.change('/teams/invitations/cancel', { team: 'text', id: 'text' }, (call) =>
    forTeam(parts, call, async (teamId, isManager) => {
      if (!isManager) return { code: 'not_permitted' };
      const invitation = (await parts.teams.invitations(teamId, Date.now())).find(({ id }) => id === call.fields.id);
      if (invitation === undefined) return { code: 'not_found' };
      const refused = await askTeam(call, '/cancel-invitation', { invitationId: invitation.id });
      if (refused === null) await recordTeamEvent(parts, call, 'invitation.cancelled', invitation.email);
      return refused;
    }),
  );
  for (const [path, inner, action, own] of [
    ['/invitations/accept', '/accept-invitation', 'member.joined', 'team.joined'],
    ['/invitations/decline', '/reject-invitation', 'invitation.declined', 'team.declined'],
  ] as const) {
    endpoints.change(path, { id: 'text' }, async (call) => {
      const mine = await parts.teams.invitationsFor(call.caller.email, Date.now());
      const invitation = mine.find(({ id }) => id === call.fields.id);
      if (invitation === undefined) return { code: 'not_found' };
      const refused = await askTeam(call, inner, { invitationId: invitation.id });
      const owner = { kind: 'service', teamId: invitation.teamId } as const;
      if (refused !== null) return refused;
      await recordEvent(parts, call.caller, owner, action, call.caller.email);
      await recordOwnEvent(parts, call.caller, own, invitation.teamName);
      return null;
    });
  }
}

function addMembers(endpoints: Endpoints, parts: AccountParts, askTeam: AskTeam): void {
  endpoints.change('/teams/role', { team: 'text', member: 'text', role: 'text' }, (call) =>
    forTeam(parts, call, async (organizationId, isManager) => {
      if (!isManager) return { code: 'not_permitted' };
      const role = readRole(call.fields.role);
      if (role === null) return invalidRole;
      const member = await findMember(parts, organizationId, call.fields.member);
      if (member === undefined) return { code: 'not_found' };
      const refused = await askTeam(call, '/update-member-role', {
        organizationId,
        memberId: member.membershipId,
        role,
      });
      if (refused === null) await recordTeamEvent(parts, call, 'role.changed', `${member.email}: ${role}`);
      return refused;
    }),
  );
  endpoints.change('/teams/remove', { team: 'text', member: 'text' }, (call) =>
    forTeam(parts, call, async (organizationId, isManager) => {
      if (!isManager) return { code: 'not_permitted' };
      const member = await findMember(parts, organizationId, call.fields.member);
      if (member === undefined) return { code: 'not_found' };
      const refused = await askTeam(call, '/remove-member', { organizationId, memberIdOrEmail: member.membershipId });
      if (refused === null) await recordTeamEvent(parts, call, 'member.removed', member.email);
      return refused;
    }),
  );
  endpoints.change('/teams/transfer', { team: 'text', member: 'text' }, (call) =>
    forTeam(parts, call, async (teamId) => {
      const member = await findMember(parts, teamId, call.fields.member);
      if (member === undefined) return { code: 'not_found' };
      if (member.userId === call.caller.userId) return { code: 'already_done' };
      if (!(await parts.teams.transfer(teamId, call.caller.userId, member.userId))) return { code: 'not_permitted' };
      await recordTeamEvent(parts, call, 'team.transferred', member.email);
      return null;
    }),
  );
}

const findMember = async ({ teams }: AccountParts, teamId: string, membershipId: string) =>
  (await teams.roster(teamId)).find((member) => member.membershipId === membershipId);

type TeamCall = OwnCall<{ readonly team: 'text' }>;

/** Runs an operation of a team. A team of which the caller is not a member is reported as not found. */
async function forTeam(
  parts: AccountParts,
  call: TeamCall,
  work: (teamId: string, isManager: boolean) => Promise<Outcome>,
): Promise<Outcome> {
  const access = await findOwnerAccess(parts, call.caller, call.fields.team || 'none');
  return access.kind === 'refused' ? access : work(call.fields.team, canManage(access));
}

const recordTeamEvent = (parts: AccountParts, call: TeamCall, action: string, subject: string): Promise<void> =>
  recordEvent(parts, call.caller, { kind: 'service', teamId: call.fields.team }, action, subject);
