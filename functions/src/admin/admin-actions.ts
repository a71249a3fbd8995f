import { ADMINS_ONLY } from '@talelantern/domain/contracts/admin/admin-action';
import { mayAdmin, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { AppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import type { ActingAdmin, Admins, AuditedAction } from './ports/ports.ts';
import {
  ADMIN_ACTIONS,
  isAdminActionName,
  type AdminActionName,
  type AdminRequest,
  type AdminResponse,
} from '@talelantern/domain/contracts/admin/actions';
import { INVALID_BODY, type FunctionContract } from '@talelantern/domain/contracts/contract';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import type * as z from 'zod/mini';
import { changeSettings, needsRecentSignIn } from './operations/change-settings.ts';
import { deletePerson, readPerson, resetUsage, setPersonDisabled } from './operations/manage-users.ts';
import { readOverview, readQueues } from './operations/update-overview.ts';
import { decideShare, readSharedItem } from './operations/moderate.ts';
import { assertRecentSignIn } from '../accounts/operations/delete-account.ts';
import type { SignedInCaller } from '../http/authenticate.ts';
import { parseBody } from '../http/serve.ts';
import type { composeAdmin } from './compose.ts';

/** For every action, so that a removed administrator loses access. @throws AppError `forbidden` without permission. */
async function requirePermission(
  admins: Pick<Admins, 'find'>,
  uid: string,
  permission: AdminPermission | null,
): Promise<ActingAdmin> {
  const admin = await admins.find(uid);
  const isAllowed = permission === null ? (admin?.permissions.length ?? 0) > 0 : mayAdmin(admin, permission);
  if (!admin || !isAllowed) throw new AppError('forbidden', ADMINS_ONLY);
  return admin;
}

export type AdminDeps = ReturnType<typeof composeAdmin>;

/** Many comments are decided together, so one that another administrator has decided or removed stays as it is. */
async function ignoreIfDecided(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof AppError) || !ALREADY_DECIDED_CODES.includes(error.code)) throw error;
  }
}

const ALREADY_DECIDED_CODES: readonly ErrorCode[] = ['in_progress', 'not_found'];

const HANDLERS: {
  readonly [Action in AdminActionName]: (
    deps: AdminDeps,
    admin: ActingAdmin,
    body: AdminRequest<Action>,
  ) => Promise<AdminResponse<Action>>;
} = {
  listReports: ({ moderationStore }, _admin, { status, cursor }) => moderationStore.listReports(status, cursor),
  listHeldShares: ({ moderationStore }, _admin, { hold, cursor }) => moderationStore.listHeldShares(hold, cursor),
  listSharesToApprove: ({ moderationStore }, _admin, { cursor }) => moderationStore.listSharesToApprove(cursor),
  listOfferedShares: ({ moderationStore }, _admin, { cursor }) => moderationStore.listOfferedShares(cursor),
  listHeldComments: ({ moderationStore }, _admin, { status, cursor }) => moderationStore.listComments(status, cursor),
  readSharedItem: (deps, _admin, body) => readSharedItem(deps, body),
  decideShare,
  decideComment: async ({ moderationStore, clock }, admin, body) => {
    const { commentId, decision, from, createdAt, hidesOthers, note } = body;
    const audited: AuditedAction = { admin, action: 'decideComment', note, now: clock.now() };
    const state = await moderationStore.changeComment(commentId, { decision, from, createdAt }, audited);
    if (hidesOthers && decision === 'hide') {
      for await (const id of moderationStore.heldCommentsOfDisabledAuthor(commentId))
        await ignoreIfDecided(moderationStore.changeComment(id, { decision, from: 'held' }, audited));
    }
    return { state };
  },
  listMessages: ({ messageStore }, _admin, { status, cursor }) => messageStore.list(status, cursor),
  updateMessage: ({ messageStore, clock }, admin, body) => {
    const { messageId, from, to = from, note = null } = body;
    const audited: AuditedAction = { admin, action: 'updateMessage', note: '', now: clock.now() };
    return messageStore.update(messageId, { from, to, note }, audited);
  },
  findPeople: ({ userStore, clock }, _admin, { query }) => userStore.find(query, clock.now()),
  readPerson: (deps, _admin, body) => readPerson(deps, body),
  setPersonDisabled,
  resetUsage,
  deletePerson,
  readOverview: (deps, _admin, body) => readOverview(deps, body, deps.clock.now()),
  readQueues,
  readSettings: async ({ settingsStore, configuredSettings }) => {
    const { settings, revision } = await settingsStore.read();
    return { settings, revision, configured: configuredSettings };
  },
  changeSettings,
  listAudit: ({ auditStore }, _admin, { about, cursor }) => auditStore.list(about, cursor),
};

const NEEDS_RECENT_SIGN_IN: {
  readonly [Action in AdminActionName]?: (body: AdminRequest<Action>, deps: AdminDeps) => boolean | Promise<boolean>;
} = {
  setPersonDisabled: ({ disabled }) => disabled,
  resetUsage: () => true,
  deletePerson: () => true,
  changeSettings: needsRecentSignIn,
};

const CONTRACTS: { readonly [Action in AdminActionName]: FunctionContract<z.ZodMiniType<AdminRequest<Action>>> } =
  ADMIN_ACTIONS;

async function run<Action extends AdminActionName>(
  deps: AdminDeps,
  action: Action,
  { admin, signedInAt }: { admin: ActingAdmin; signedInAt: number },
  fields: StoredData,
): Promise<AdminResponse<Action>> {
  const body = parseBody(CONTRACTS[action], fields);
  if (await NEEDS_RECENT_SIGN_IN[action]?.(body, deps)) assertRecentSignIn(signedInAt, deps.clock.now());
  return HANDLERS[action](deps, admin, body);
}

/** The permission is checked before the fields. @throws AppError `forbidden`; `invalid`; the action's errors. */
export async function runAdminAction(
  deps: AdminDeps,
  { uid, signedInAt }: Pick<SignedInCaller, 'uid' | 'signedInAt'>,
  body: StoredData & { action: string },
): Promise<unknown> {
  const { action } = body;
  const isKnown = isAdminActionName(action);
  const admin = await requirePermission(deps.admins, uid, isKnown ? ADMIN_ACTIONS[action].permission : null);
  if (!isKnown) throw new AppError('invalid', INVALID_BODY, { field: 'action' });
  deps.log('info', 'admin_action', { action, uid });
  return run(deps, action, { admin, signedInAt }, body);
}
