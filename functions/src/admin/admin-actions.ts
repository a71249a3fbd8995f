import { ADMINS_ONLY } from '@talelantern/domain/contracts/admin/admin-action';
import { mayAdmin, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { AppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import type { ActingAdmin, Admins, AuditedAction } from './ports/ports.ts';
import { ADMIN_ACTIONS, isAdminActionName, type AdminActionName } from '@talelantern/domain/contracts/admin/actions';
import { raisesLimits } from '@talelantern/domain/contracts/admin/site-settings';
import { INVALID_BODY, type FunctionContract } from '@talelantern/domain/contracts/contract';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import type * as z from 'zod/mini';
import { deletePerson, readPerson, resetUsage, setPersonDisabled } from './operations/manage-users.ts';
import { readOverview, readQueues } from './operations/update-overview.ts';
import { decideShare, readSharedItem } from './operations/moderate.ts';
import { assertRecentSignIn } from '../accounts/operations/delete-account.ts';
import type { SignedInCaller } from '../http/authenticate.ts';
import { parseBody } from '../http/serve.ts';
import type { composeAdmin } from './compose.ts';

/**
 * Reads the administrator `uid` for every action, so that a removed administrator loses access at once.
 * @throws AppError `forbidden` without `permission`, or for null without any.
 */
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

/** An administrator and the time of the sign-in (ms). */
interface SignedInAdmin {
  admin: ActingAdmin;
  signedInAt: number;
}

type Handler = (deps: AdminDeps, caller: SignedInAdmin, fields: StoredData) => Promise<unknown>;

/** With `isGrave`, such a request is refused unless the administrator has signed in recently. */
const handle =
  <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
    contract: FunctionContract<Request, Response>,
    run: (deps: AdminDeps, admin: ActingAdmin, body: z.infer<Request>) => Promise<z.infer<Response>>,
    isGrave: (body: z.infer<Request>, deps: AdminDeps) => boolean = () => false,
  ): Handler =>
  async (deps, { admin, signedInAt }, fields) => {
    const body = parseBody(contract, fields);
    if (isGrave(body, deps)) assertRecentSignIn(signedInAt, deps.clock.now());
    return run(deps, admin, body);
  };

/** Of many comments, one that another administrator has decided or removed is left as it is. */
async function unlessDecided(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof AppError) || !DECIDED.includes(error.code)) throw error;
  }
}

const DECIDED: readonly ErrorCode[] = ['in_progress', 'not_found'];

const HANDLERS: Readonly<Record<AdminActionName, Handler>> = {
  listReports: handle(ADMIN_ACTIONS.listReports, ({ moderationStore }, _admin, { status, cursor }) =>
    moderationStore.listReports(status, cursor),
  ),
  listHeldShares: handle(ADMIN_ACTIONS.listHeldShares, ({ moderationStore }, _admin, { hold, cursor }) =>
    moderationStore.listHeldShares(hold, cursor),
  ),
  listSharesToApprove: handle(ADMIN_ACTIONS.listSharesToApprove, ({ moderationStore }, _admin, { cursor }) =>
    moderationStore.listSharesToApprove(cursor),
  ),
  listOfferedShares: handle(ADMIN_ACTIONS.listOfferedShares, ({ moderationStore }, _admin, { cursor }) =>
    moderationStore.listOfferedShares(cursor),
  ),
  listHeldComments: handle(ADMIN_ACTIONS.listHeldComments, ({ moderationStore }, _admin, { status, cursor }) =>
    moderationStore.listComments(status, cursor),
  ),
  readSharedItem: handle(ADMIN_ACTIONS.readSharedItem, (deps, _admin, body) => readSharedItem(deps, body)),
  decideShare: handle(ADMIN_ACTIONS.decideShare, decideShare),
  decideComment: handle(ADMIN_ACTIONS.decideComment, async ({ moderationStore, clock }, admin, body) => {
    const { commentId, decision, from, hidesOthers, note } = body;
    const audited: AuditedAction = { admin, action: 'decideComment', note, now: clock.now() };
    const state = await moderationStore.changeComment(commentId, { decision, from }, audited);
    if (hidesOthers && decision === 'hide') {
      for await (const id of moderationStore.heldCommentsOfDisabledAuthor(commentId))
        await unlessDecided(moderationStore.changeComment(id, { decision, from: 'held' }, audited));
    }
    return { state };
  }),
  listMessages: handle(ADMIN_ACTIONS.listMessages, ({ messageStore }, _admin, { status, cursor }) =>
    messageStore.list(status, cursor),
  ),
  updateMessage: handle(ADMIN_ACTIONS.updateMessage, ({ messageStore, clock }, admin, body) => {
    const { messageId, from, to = from, note = null } = body;
    const audited: AuditedAction = { admin, action: 'updateMessage', note: '', now: clock.now() };
    return messageStore.update(messageId, { from, to, note }, audited);
  }),
  findPeople: handle(ADMIN_ACTIONS.findPeople, async ({ userStore, clock }, _admin, { query }) => ({
    people: await userStore.find(query, clock.now()),
  })),
  readPerson: handle(ADMIN_ACTIONS.readPerson, (deps, _admin, body) => readPerson(deps, body)),
  setPersonDisabled: handle(ADMIN_ACTIONS.setPersonDisabled, setPersonDisabled, ({ disabled }) => disabled),
  resetUsage: handle(ADMIN_ACTIONS.resetUsage, resetUsage, () => true),
  deletePerson: handle(ADMIN_ACTIONS.deletePerson, deletePerson, () => true),
  readOverview: handle(ADMIN_ACTIONS.readOverview, (deps, _admin, body) => readOverview(deps, body, deps.clock.now())),
  readQueues: handle(ADMIN_ACTIONS.readQueues, (deps, admin) => readQueues(deps, admin)),
  readSettings: handle(ADMIN_ACTIONS.readSettings, async ({ settingsStore, configuredSettings }) => ({
    ...(await settingsStore.read()),
    configured: configuredSettings,
  })),
  changeSettings: handle(
    ADMIN_ACTIONS.changeSettings,
    ({ settingsStore, clock }, admin, body) => {
      const { spendCapMicros, starts, models, banner, revision, note } = body;
      const audited: AuditedAction = { admin, action: 'changeSettings', note, now: clock.now() };
      return settingsStore.change({ spendCapMicros, starts, models, banner }, revision, audited);
    },
    (body, { configuredSettings }) => raisesLimits(body, configuredSettings),
  ),
  listAudit: handle(ADMIN_ACTIONS.listAudit, ({ auditStore }, _admin, { about, cursor }) =>
    auditStore.list(about, cursor),
  ),
};

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
  deps.log('info', 'admin_action', { action });
  return HANDLERS[action](deps, { admin, signedInAt }, body);
}
