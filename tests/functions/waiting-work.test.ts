import { HOUR_MS } from '@talelantern/domain/time/day';
import { expect, it } from 'vitest';
import { createFirestoreOverviewStore } from '../../functions/src/admin/adapters/firestore-overview-store.ts';
import { alertWaitingWork } from '../../functions/src/sweeps/operations/alert-waiting-work.ts';
import { setUpOwnProject } from '../support/test-cloud.ts';
import { adminFirestore } from './support/cloud-access.ts';

setUpOwnProject('demo-waiting-work');

const MIDNIGHT = Date.UTC(2026, 10, 30);
const hoursBefore = (hours: number) => new Date(MIDNIGHT - hours * HOUR_MS);

async function alertsAt(now: number): Promise<unknown[]> {
  const logged: unknown[] = [];
  const overviewStore = createFirestoreOverviewStore(adminFirestore());
  await alertWaitingWork({ overviewStore, log: (...line) => void logged.push(line) }, now);
  return logged;
}

it('work that has waited for an administrator for more than 12 hours causes one alert a day, a message in progress after 7 days', async () => {
  const store = (path: string, fields: object) => adminFirestore().doc(path).set(fields);
  await Promise.all([
    store('reports/closed', { status: 'upheld', createdAt: hoursBefore(90) }),
    store('reports/new', { status: 'pending', createdAt: hoursBefore(11) }),
    store('comments/visible', { status: 'visible', createdAt: hoursBefore(90) }),
    store('contact_messages/answered', { status: 'resolved', createdAt: hoursBefore(90) }),
    store('shares/approved/private/source', { hold: null, waitsSince: null }),
    store('contact_messages/recent', { status: 'in_progress', createdAt: hoursBefore(167) }),
  ]);
  expect(await alertsAt(MIDNIGHT)).toEqual([]);
  await Promise.all([
    store('reports/old', { status: 'pending', createdAt: hoursBefore(13) }),
    store('comments/held', { status: 'review', createdAt: hoursBefore(14) }),
    store('shares/held/private/source', { hold: 'review', waitsSince: hoursBefore(15) }),
    store('contact_messages/unread', { status: 'pending', createdAt: hoursBefore(16) }),
    store('contact_messages/begun', { status: 'in_progress', createdAt: hoursBefore(169) }),
  ]);
  const reason = [
    'reports since 2026-11-29T11:00:00.000Z',
    'held comments since 2026-11-29T10:00:00.000Z',
    'shares to approve since 2026-11-29T09:00:00.000Z',
    'messages since 2026-11-29T08:00:00.000Z',
    'messages in progress since 2026-11-22T23:00:00.000Z',
  ].join(', ');
  expect(await alertsAt(MIDNIGHT + 60_000)).toEqual([['alert', 'work_waits', { reason }]]);
  expect(await alertsAt(MIDNIGHT + HOUR_MS)).toEqual([]);
});
