import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { finishAccountDeletions } from '../../functions/src/sweeps/operations/sweeps.ts';
import { storedFields } from './support/cloud-access.ts';
import { deleteAccountDeps, keptUsagePath } from './support/account-deletions.ts';
import { createFamily, type Family } from './support/family.ts';
import { environmentFor, setUpFunction } from './support/function-under-test.ts';
import { readPublicShare } from './support/shared-items.ts';
import { tracesOf } from './support/traces.ts';
import { comment, createWholeFamily, like, type WholeFamily } from './support/whole-family.ts';

const WORKER = join(import.meta.dirname, 'support/interrupted-deletion.ts');
const AFTER_A_WHILE_MS = 21 * 60_000;

/** A complete deletion takes more than forty steps; late steps have less left to do. */
const STEPS = [1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 30];

const underTest = setUpFunction('deleteAccount');

async function killAfter(steps: number, { uid }: Family): Promise<void> {
  const child = spawn(process.execPath, [WORKER, uid, String(steps)], {
    env: { PATH: process.env['PATH'], ...environmentFor(underTest.standIn, {}) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const signal = await new Promise((resolve) => child.once('exit', (_code, name) => resolve(name)));
  expect(signal).toBe('SIGKILL');
}

/** The family to delete, and another whose share it liked and commented on. */
async function createTwoFamilies(): Promise<[WholeFamily, WholeFamily]> {
  const [family, other] = await Promise.all([createWholeFamily(), createWholeFamily()]);
  await like(family, other.shareIds[0]);
  await comment(family, other.shareIds[0]);
  await like(other, family.shareIds[0]);
  return [family, other];
}

const expectGone = async ({ uid, shareIds }: WholeFamily, other: WholeFamily, keptPath: string): Promise<void> => {
  const { documents, files } = await tracesOf([uid, ...shareIds]);
  expect([Object.keys(documents), files]).toEqual([[`deleted/${uid}`], {}]);
  expect(await storedFields(keptPath)).toMatchObject({ usage: { stories: { reserved: 0, used: 2 } } });
  expect((await readPublicShare(other.shareIds[0]))?.sharing.likes).toBe(0);
};

it.each(STEPS)('an account deletion killed at step %i is completed by a retry', async (steps) => {
  const [family, other] = await createTwoFamilies();
  const keptPath = await keptUsagePath(family);
  await killAfter(steps, family);
  expect(await underTest.call(family, { confirmation: 'delete' })).toMatchObject({ status: 200 });
  await expectGone(family, other, keptPath);
});

it('a killed account deletion is completed by the sweep when the user does not retry', async () => {
  const [family, other] = await createTwoFamilies();
  const keptPath = await keptUsagePath(family);
  await killAfter(9, family);
  await finishAccountDeletions({ ...deleteAccountDeps(), log: () => {} }, Date.now() + AFTER_A_WHILE_MS);
  await expectGone(family, other, keptPath);
  expect(await underTest.call(family, { confirmation: 'delete' })).toMatchObject({ status: 401 });
  expect((await underTest.call(await createFamily(), { confirmation: 'delete' })).status).toBe(200);
});
