import type { AdminActionName, AdminRequest } from '@talelantern/domain/admin/actions';
import { AS_CONFIGURED } from '@talelantern/domain/admin/place-settings';
import { newShareId } from '@talelantern/domain/sharing/share-id';
import { newShareText } from '../../../functions/src/operations/sharing/share-text.ts';

const shareId = newShareId('story', newShareText());
const uid = 'nobody-whom-anybody-knows';

/** A request for each action that is what its contract says; what it names is not there. */
export const ADMIN_BODIES: { [Name in AdminActionName]: AdminRequest<Name> } = {
  listReports: { action: 'listReports', status: 'pending' },
  listHeldShares: { action: 'listHeldShares', hold: 'review' },
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
  // Of no revision there is, so that nothing is changed for the tests beside this one.
  changeSettings: { action: 'changeSettings', ...AS_CONFIGURED, revision: -1, note: '' },
  listAudit: { action: 'listAudit' },
};
