import type { AdminActionName, AdminRequest } from '@talelantern/domain/contracts/admin/actions';
import { AS_CONFIGURED } from '@talelantern/domain/contracts/admin/site-settings';
import { newShareId } from '@talelantern/domain/sharing/share-id';
import { randomShareToken } from '../../../functions/src/sharing/operations/share-keys.ts';

const shareId = newShareId('story', randomShareToken());
const uid = 'nobody-whom-anybody-knows';

/** A valid request for each action; its ids do not exist. */
export const ADMIN_BODIES: { [Name in AdminActionName]: AdminRequest<Name> } = {
  listReports: { action: 'listReports', status: 'pending' },
  listHeldShares: { action: 'listHeldShares', hold: 'review' },
  listSharesToApprove: { action: 'listSharesToApprove' },
  listOfferedShares: { action: 'listOfferedShares' },
  listHeldComments: { action: 'listHeldComments', status: 'held' },
  readSharedItem: { action: 'readSharedItem', shareId },
  decideShare: { action: 'decideShare', shareId, decision: 'hide', note: '' },
  decideComment: { action: 'decideComment', commentId: 'nothing', decision: 'hide', note: '' },
  listMessages: { action: 'listMessages', status: 'pending' },
  updateMessage: { action: 'updateMessage', messageId: 'nothing', from: 'pending' },
  findPeople: { action: 'findPeople', query: 'nobody at all' },
  readPerson: { action: 'readPerson', uid },
  setPersonDisabled: { action: 'setPersonDisabled', uid, disabled: true, note: '' },
  resetUsage: { action: 'resetUsage', uid, note: '' },
  deletePerson: { action: 'deletePerson', uid, confirmation: 'delete', note: '' },
  readOverview: { action: 'readOverview', days: 7 },
  readQueues: { action: 'readQueues' },
  readSettings: { action: 'readSettings' },
  // An invalid revision, so that nothing changes for concurrent tests.
  changeSettings: { action: 'changeSettings', ...AS_CONFIGURED, revision: -1, note: '' },
  listAudit: { action: 'listAudit' },
};
