import type * as z from 'zod/mini';
import { listAudit } from './audit.ts';
import { listMessages, updateMessage } from './messages.ts';
import {
  decideComment,
  decideShare,
  listHeldComments,
  listHeldShares,
  listOfferedShares,
  listReports,
  listSharesToApprove,
  readSharedItem,
} from './moderation.ts';
import { readOverview, readQueues } from './overview.ts';
import { changeSettings, readSettings } from './site-settings.ts';
import { deletePerson, findPeople, readPerson, resetUsage, setPersonDisabled } from './users.ts';

export const ADMIN_ACTIONS = {
  listReports,
  listHeldShares,
  listSharesToApprove,
  listOfferedShares,
  listHeldComments,
  readSharedItem,
  decideShare,
  decideComment,
  listMessages,
  updateMessage,
  findPeople,
  readPerson,
  setPersonDisabled,
  resetUsage,
  deletePerson,
  readOverview,
  readQueues,
  readSettings,
  changeSettings,
  listAudit,
} as const;

type Actions = typeof ADMIN_ACTIONS;
export type AdminActionName = keyof Actions;
export type AdminRequest<Name extends AdminActionName> = z.infer<Actions[Name]['request']>;
export type AdminResponse<Name extends AdminActionName> = z.infer<Actions[Name]['response']>;

export const isAdminActionName = (name: string): name is AdminActionName => Object.hasOwn(ADMIN_ACTIONS, name);
