import { ADMIN_ACTIONS, isAdminActionName, type AdminActionName } from '@talelantern/domain/admin/actions';
import type { ConfiguredSettings } from '@talelantern/domain/admin/place-settings';
import { INVALID_BODY, type FunctionContract } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import type * as z from 'zod/mini';
import {
  deletePerson,
  readPerson,
  resetUsage,
  setPersonDisabled,
  type PeopleTools,
} from '../admin/look-after-people.ts';
import { readOverview, readQueues } from '../admin/keep-overview.ts';
import { decideShare, readSharedItem, type ModerationTools } from '../admin/moderate.ts';
import type { ActingAdmin, MessageBooks, OverviewBooks, SettingsBooks } from '../admin/ports.ts';
import { requirePermission } from '../admin/require-permission.ts';
import { toShareSummary } from '../admin/share-summary.ts';
import { parseBody, type Call } from '../http/serve.ts';

export interface AdminTools extends ModerationTools, PeopleTools {
  messageBooks: MessageBooks;
  overviewBooks: OverviewBooks;
  settingsBooks: SettingsBooks;
  configuredSettings: ConfiguredSettings;
}

type Act = (tools: AdminTools, admin: ActingAdmin, fields: StoredData) => Promise<unknown>;

/** What is done for `contract`, once the request is what the contract says. */
const act =
  <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
    contract: FunctionContract<Request, Response>,
    run: (tools: AdminTools, admin: ActingAdmin, body: z.infer<Request>) => Promise<z.infer<Response>>,
  ): Act =>
  (tools, admin, fields) =>
    run(tools, admin, parseBody(contract, fields));

const ACTS: Readonly<Record<AdminActionName, Act>> = {
  listReports: act(ADMIN_ACTIONS.listReports, async ({ moderationBooks }, _admin, { status, cursor }) => {
    const { entries, next } = await moderationBooks.listReports(status, cursor);
    return { reports: entries, next };
  }),
  listHeldShares: act(ADMIN_ACTIONS.listHeldShares, async ({ moderationBooks }, _admin, { hold, cursor }) => {
    const { entries, next } = await moderationBooks.listHeldShares(hold, cursor);
    return { shares: entries.map(toShareSummary), next };
  }),
  listOfferedShares: act(ADMIN_ACTIONS.listOfferedShares, async ({ moderationBooks }, _admin, { cursor }) => {
    const { entries, next } = await moderationBooks.listOfferedShares(cursor);
    return { shares: entries.map(toShareSummary), next };
  }),
  listHeldComments: act(ADMIN_ACTIONS.listHeldComments, async ({ moderationBooks }, _admin, { status, cursor }) => {
    const { entries, next } = await moderationBooks.listComments(status, cursor);
    return { comments: entries, next };
  }),
  readSharedItem: act(ADMIN_ACTIONS.readSharedItem, (tools, _admin, body) => readSharedItem(tools, body)),
  decideShare: act(ADMIN_ACTIONS.decideShare, decideShare),
  decideComment: act(ADMIN_ACTIONS.decideComment, async ({ moderationBooks, clock }, admin, body) => {
    const { commentId, decision, note } = body;
    const acting = { admin, action: 'decideComment', note, now: clock.now() };
    return { state: await moderationBooks.changeComment(commentId, decision, acting) };
  }),
  listMessages: act(ADMIN_ACTIONS.listMessages, async ({ messageBooks }, _admin, { status, cursor }) => {
    const { entries, next } = await messageBooks.list(status, cursor);
    return { messages: entries, next };
  }),
  updateMessage: act(ADMIN_ACTIONS.updateMessage, ({ messageBooks, clock }, admin, body) => {
    const { messageId, from, to = from, note = null } = body;
    const acting = { admin, action: 'updateMessage', note: '', now: clock.now() };
    return messageBooks.update(messageId, { from, to, note }, acting);
  }),
  findPeople: act(ADMIN_ACTIONS.findPeople, async ({ peopleBooks, clock }, _admin, { query }) => ({
    people: await peopleBooks.find(query, clock.now()),
  })),
  readPerson: act(ADMIN_ACTIONS.readPerson, (tools, _admin, body) => readPerson(tools, body)),
  setPersonDisabled: act(ADMIN_ACTIONS.setPersonDisabled, setPersonDisabled),
  resetUsage: act(ADMIN_ACTIONS.resetUsage, resetUsage),
  deletePerson: act(ADMIN_ACTIONS.deletePerson, deletePerson),
  readOverview: act(ADMIN_ACTIONS.readOverview, (tools, _admin, body) => readOverview(tools, body, tools.clock.now())),
  readQueues: act(ADMIN_ACTIONS.readQueues, (tools, admin) => readQueues(tools, admin)),
  readSettings: act(ADMIN_ACTIONS.readSettings, async ({ settingsBooks, configuredSettings }) => ({
    ...(await settingsBooks.read()),
    configured: configuredSettings,
  })),
  changeSettings: act(ADMIN_ACTIONS.changeSettings, ({ settingsBooks, clock }, admin, body) => {
    const { spendCapMicros, starts, models, banner, revision, note } = body;
    const acting = { admin, action: 'changeSettings', note, now: clock.now() };
    return settingsBooks.change({ spendCapMicros, starts, models, banner }, revision, acting);
  }),
  listAudit: act(ADMIN_ACTIONS.listAudit, ({ auditBooks }, _admin, { about = null, cursor }) =>
    auditBooks.list(about, cursor),
  ),
};

/**
 * Does one thing for an administrator who has the permission for it, whose record is looked at before what was asked.
 * @throws AppError `forbidden`; `invalid` for an action or fields that there are not; what the action says.
 */
export async function handleAdmin(
  tools: AdminTools,
  { caller, body }: Call<StoredData & { action: string }>,
): Promise<unknown> {
  const { action } = body;
  const isKnown = isAdminActionName(action);
  const admin = await requirePermission(tools.admins, caller.uid, isKnown ? ADMIN_ACTIONS[action].permission : null);
  if (!isKnown) throw new AppError('invalid', INVALID_BODY, { field: 'action' });
  tools.log('info', 'admin_action', { action });
  return ACTS[action](tools, admin, body);
}
