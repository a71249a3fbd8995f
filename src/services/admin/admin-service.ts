import { ADMIN_ACTIONS, type AdminActionName, type AdminResponse } from '@talelantern/domain/contracts/admin/actions';
import type * as z from 'zod/mini';
import type { CallerDeps } from '../deps.ts';

type AdminFields<Name extends AdminActionName> = Omit<
  z.input<(typeof ADMIN_ACTIONS)[Name]['request']>,
  'action' | 'userId' | 'requestId'
>;

/** A method for each of domain/contracts/admin/actions. @throws AppError of the contract, or `forbidden`. */
export type AdminService = {
  readonly [Name in AdminActionName]: (fields: AdminFields<Name>) => Promise<AdminResponse<Name>>;
};

export const createAdminService = ({ functions: { call } }: Pick<CallerDeps, 'functions'>): AdminService => ({
  listReports: (fields) => call(ADMIN_ACTIONS.listReports, { ...fields, action: 'listReports' }),
  listHeldShares: (fields) => call(ADMIN_ACTIONS.listHeldShares, { ...fields, action: 'listHeldShares' }),
  listSharesToApprove: (fields) =>
    call(ADMIN_ACTIONS.listSharesToApprove, { ...fields, action: 'listSharesToApprove' }),
  listOfferedShares: (fields) => call(ADMIN_ACTIONS.listOfferedShares, { ...fields, action: 'listOfferedShares' }),
  listHeldComments: (fields) => call(ADMIN_ACTIONS.listHeldComments, { ...fields, action: 'listHeldComments' }),
  readSharedItem: (fields) => call(ADMIN_ACTIONS.readSharedItem, { ...fields, action: 'readSharedItem' }),
  decideShare: (fields) => call(ADMIN_ACTIONS.decideShare, { ...fields, action: 'decideShare' }),
  decideComment: (fields) => call(ADMIN_ACTIONS.decideComment, { ...fields, action: 'decideComment' }),
  listMessages: (fields) => call(ADMIN_ACTIONS.listMessages, { ...fields, action: 'listMessages' }),
  updateMessage: (fields) => call(ADMIN_ACTIONS.updateMessage, { ...fields, action: 'updateMessage' }),
  findPeople: (fields) => call(ADMIN_ACTIONS.findPeople, { ...fields, action: 'findPeople' }),
  readPerson: (fields) => call(ADMIN_ACTIONS.readPerson, { ...fields, action: 'readPerson' }),
  setPersonDisabled: (fields) => call(ADMIN_ACTIONS.setPersonDisabled, { ...fields, action: 'setPersonDisabled' }),
  resetUsage: (fields) => call(ADMIN_ACTIONS.resetUsage, { ...fields, action: 'resetUsage' }),
  deletePerson: (fields) => call(ADMIN_ACTIONS.deletePerson, { ...fields, action: 'deletePerson' }),
  readOverview: (fields) => call(ADMIN_ACTIONS.readOverview, { ...fields, action: 'readOverview' }),
  readQueues: (fields) => call(ADMIN_ACTIONS.readQueues, { ...fields, action: 'readQueues' }),
  readSettings: (fields) => call(ADMIN_ACTIONS.readSettings, { ...fields, action: 'readSettings' }),
  changeSettings: (fields) => call(ADMIN_ACTIONS.changeSettings, { ...fields, action: 'changeSettings' }),
  listAudit: (fields) => call(ADMIN_ACTIONS.listAudit, { ...fields, action: 'listAudit' }),
});
