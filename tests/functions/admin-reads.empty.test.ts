import { dirname } from 'node:path';
import type { AdminActionName, AdminRequest } from '@talelantern/domain/contracts/admin/actions';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { expect, inject, it } from 'vitest';
import { seedFamilies, KNOWN_FAMILY, type BulkSize } from '../support/bulk-data/seed-families.ts';
import { openReadLog } from '../support/read-log.ts';
import { createAdmin } from './support/admins.ts';
import { adminAuth, adminFirestore } from './support/cloud-access.ts';
import { setUpFunctions } from './support/function-under-test.ts';

/** More than a page of every list, and twice as many entries. */
const SIZES: readonly BulkSize[] = [
  { families: 120, stories: 1, entriesPerList: 40 },
  { families: 240, stories: 2, entriesPerList: 80 },
];

type Asked = { [Name in AdminActionName]: Partial<AdminRequest<Name>> & { action: Name } }[AdminActionName];

/** Documents that the first page of each list and screen reads, four about the administrator included. */
const READS: readonly (readonly [Asked, number])[] = [
  [{ action: 'listReports', status: 'pending' }, 65],
  [{ action: 'listReports', status: 'closed' }, 65],
  [{ action: 'listHeldShares', hold: 'review' }, 65],
  [{ action: 'listHeldShares', hold: 'unfit' }, 65],
  [{ action: 'listHeldShares', hold: 'waiting' }, 65],
  [{ action: 'listOfferedShares' }, 45],
  [{ action: 'listHeldComments', status: 'held' }, 45],
  [{ action: 'listHeldComments', status: 'refused' }, 45],
  [{ action: 'readSharedItem', shareId: KNOWN_FAMILY.shareId }, 88],
  [{ action: 'listMessages', status: 'pending' }, 45],
  [{ action: 'listMessages', status: 'in_progress' }, 45],
  [{ action: 'listMessages', status: 'resolved' }, 45],
  [{ action: 'findPeople', query: 'mira' }, 84],
  [{ action: 'findPeople', query: 'lantern' }, 65],
  [{ action: 'findPeople', query: KNOWN_FAMILY.email }, 8],
  [{ action: 'readPerson', uid: KNOWN_FAMILY.uid }, 34],
  [{ action: 'readQueues' }, 5],
  [{ action: 'readOverview' }, 36],
  [{ action: 'readSettings' }, 5],
  [{ action: 'listAudit' }, 25],
  [{ action: 'listAudit', about: { target: 'person', targetId: KNOWN_FAMILY.uid } }, 25],
];

const readLog = openReadLog(dirname(inject('cloud').functionsFolder));
const functions = setUpFunctions({ settings: readLog.environment, preload: readLog.preload });

/** Long, because seeding the families takes most of the time. */
const TIMEOUT_MS = 240_000;

it(
  'the first page of a list reads the same number of documents when there is twice the data',
  { timeout: TIMEOUT_MS },
  async () => {
    const admin = await createAdmin(ADMIN_PERMISSIONS);
    const cloud = { firestore: adminFirestore(), auth: adminAuth() };
    for (const [index, size] of SIZES.entries()) {
      await seedFamilies(cloud, size, Date.now(), SIZES[index - 1]);
      const readCounts: [Asked, number][] = [];
      for (const [body] of READS) {
        readLog.take();
        expect(await functions.call('admin', admin, body)).toMatchObject({ status: 200 });
        readCounts.push([body, readLog.take()]);
      }
      expect(readCounts, `${size.families} families`).toEqual(READS);
    }
  },
);
