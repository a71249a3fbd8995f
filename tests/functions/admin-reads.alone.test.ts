import { dirname } from 'node:path';
import type { AdminActionName, AdminRequest } from '@talelantern/domain/admin/actions';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { expect, inject, it } from 'vitest';
import { growCrowd, KNOWN, type CrowdSize } from '../support/crowd/grow-crowd.ts';
import { openReadLog } from '../support/read-log.ts';
import { createAdmin } from './support/admins.ts';
import { adminAuth, adminFirestore } from './support/cloud-access.ts';
import { useEveryFunction } from './support/every-function.ts';

/** Enough for more than a page of everything, and twice that. */
const SIZES: readonly CrowdSize[] = [
  { families: 120, stories: 1, listed: 40 },
  { families: 240, stories: 2, listed: 80 },
];

type Asked = { [Name in AdminActionName]: Partial<AdminRequest<Name>> & { action: Name } }[AdminActionName];

/** What the first page of each list and screen reads, three documents about the administrator among it. */
const READS: readonly (readonly [Asked, number])[] = [
  [{ action: 'listReports', status: 'pending' }, 54],
  [{ action: 'listReports', status: 'closed' }, 54],
  [{ action: 'listHeldShares', hold: 'review' }, 64],
  [{ action: 'listHeldShares', hold: 'unfit' }, 64],
  [{ action: 'listHeldShares', hold: 'waiting' }, 64],
  [{ action: 'listOfferedShares' }, 44],
  [{ action: 'listHeldComments', status: 'held' }, 24],
  [{ action: 'listHeldComments', status: 'refused' }, 24],
  [{ action: 'readSharedItem', shareId: KNOWN.shareId }, 65],
  [{ action: 'listMessages', status: 'pending' }, 44],
  [{ action: 'listMessages', status: 'in_progress' }, 44],
  [{ action: 'listMessages', status: 'resolved' }, 44],
  [{ action: 'findPeople', query: 'mira' }, 83],
  [{ action: 'findPeople', query: 'lantern' }, 64],
  [{ action: 'findPeople', query: KNOWN.email }, 7],
  [{ action: 'readPerson', uid: KNOWN.uid }, 27],
  [{ action: 'readQueues' }, 4],
  [{ action: 'readOverview' }, 34],
  [{ action: 'readSettings' }, 4],
  [{ action: 'listAudit' }, 24],
  [{ action: 'listAudit', about: { target: 'person', targetId: KNOWN.uid } }, 24],
];

const readLog = openReadLog(dirname(inject('cloud').functionsFolder));
const functions = useEveryFunction({ settings: readLog.environment, preload: readLog.preload });

/** The crowd comes first. */
const PATIENCE_MS = 240_000;

it('a first page reads as many documents in a place of twice the size', { timeout: PATIENCE_MS }, async () => {
  const admin = await createAdmin(ADMIN_PERMISSIONS);
  const cloud = { firestore: adminFirestore(), auth: adminAuth() };
  for (const [index, size] of SIZES.entries()) {
    await growCrowd(cloud, size, Date.now(), SIZES[index - 1]);
    const read: [Asked, number][] = [];
    for (const [body] of READS) {
      readLog.take();
      expect(await functions.call('admin', admin, body)).toMatchObject({ status: 200 });
      read.push([body, readLog.take()]);
    }
    expect(read, `${size.families} families`).toEqual(READS);
  }
});
