import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { finishDepartures } from '../../functions/src/operations/sweep/finish-departures.ts';
import { storedFields } from './support/cloud-access.ts';
import { departureTools, keptUsagePath } from './support/departures.ts';
import { createFamily, type Family } from './support/family.ts';
import { functionEnvironment, useFunction } from './support/function-under-test.ts';
import { sharedAs } from './support/shared-items.ts';
import { tracesOf } from './support/traces.ts';
import { comment, createWholeFamily, like, type WholeFamily } from './support/whole-family.ts';

const WORKER = join(import.meta.dirname, 'support/dying-departure.ts');
const AFTER_A_WHILE_MS = 21 * 60_000;

/** A whole deletion has more than forty steps; each of the later ones leaves less to do. */
const STEPS = [1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 30];

describe('a process that is killed while it deletes an account', () => {
  const underTest = useFunction('deleteAccount');

  async function dieAfter(steps: number, { uid }: Family): Promise<void> {
    const child = spawn(process.execPath, [WORKER, uid, String(steps)], {
      env: { PATH: process.env['PATH'], ...functionEnvironment(underTest.standIn, {}) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const signal = await new Promise((resolve) => child.once('exit', (_code, name) => resolve(name)));
    expect(signal).toBe('SIGKILL');
  }

  /** The family that goes, and another whose share it liked and commented on. */
  async function neighbours(): Promise<[WholeFamily, WholeFamily]> {
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
    expect((await sharedAs(other.shareIds[0]))?.sharing.likes).toBe(0);
  };

  it.each(STEPS)('after %i steps: the person tries again, and everything is gone', async (steps) => {
    const [family, other] = await neighbours();
    const keptPath = await keptUsagePath(family);
    await dieAfter(steps, family);
    expect(await underTest.call(family, { confirmation: 'delete' })).toMatchObject({ status: 200 });
    await expectGone(family, other, keptPath);
  });

  it('after a few steps: the sweep finishes it where nobody tries again', async () => {
    const [family, other] = await neighbours();
    const keptPath = await keptUsagePath(family);
    await dieAfter(9, family);
    await finishDepartures({ ...departureTools(), log: () => {} }, Date.now() + AFTER_A_WHILE_MS);
    await expectGone(family, other, keptPath);
    expect(await underTest.call(family, { confirmation: 'delete' })).toMatchObject({ status: 401 });
    expect((await underTest.call(await createFamily(), { confirmation: 'delete' })).status).toBe(200);
  });
});
