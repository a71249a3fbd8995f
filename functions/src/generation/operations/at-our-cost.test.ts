import { AppError } from '@talelantern/domain/errors/app-error';
import { PLANS } from '@talelantern/domain/plans/plans';
import { describe, expect, it } from 'vitest';
import type { CostMeter } from '../ports/providers.ts';
import { workAtOurCost, type OurCostDeps } from './at-our-cost.ts';

const MOST = 40_000;
const NOW = 1_000;
const usage = { kind: 'picture', model: 'painter', textTokens: 0, pictureTokens: 0, outputTokens: 13_000 } as const;

/** Does `work` in a day whose sum changes as listed in `changes`. */
async function perform(
  work: (meter: CostMeter) => Promise<string>,
  { isFull = false, isBroken = false }: { isFull?: boolean; isBroken?: boolean } = {},
) {
  const changes: number[] = [];
  const deps: OurCostDeps = {
    spending: {
      async assertWithinCap() {
        if (isFull) throw new AppError('busy', 'Full');
      },
      async correct(_plan, { micros, spent }, now) {
        expect(now).toBe(NOW);
        if (isBroken) throw new AppError('busy', 'Not counted');
        changes.push(spent - micros);
      },
    },
    costs: { of: () => usage.outputTokens, mostOf: () => 7 },
    clock: { now: () => NOW },
    log: () => {},
  };
  const done = workAtOurCost(deps, { kind: 'scene', plan: PLANS.free, micros: MOST }, work);
  const answer = await done.catch((error: unknown) => String(error));
  return { answer, changes };
}

const paint = async (meter: CostMeter): Promise<string> => {
  meter.asked()(usage);
  return 'painted';
};

describe('work at our cost', () => {
  it('the most that it may cost is added to the day before it begins, and corrected to what it cost', async () => {
    expect(await perform(paint)).toEqual({ answer: 'painted', changes: [MOST, usage.outputTokens - MOST] });
  });

  it('it is not done in a day without room, or that cannot be counted', async () => {
    const unexpected = () => Promise.reject(new Error('Unexpected call'));
    expect(await perform(unexpected, { isFull: true })).toEqual({ answer: null, changes: [] });
    expect(await perform(unexpected, { isBroken: true })).toEqual({ answer: null, changes: [] });
  });

  it('work that fails before the vendor was asked costs nothing, and one that the vendor did not answer the most', async () => {
    const failing = () => Promise.reject(new Error('Failed'));
    expect(await perform(failing)).toEqual({ answer: 'Error: Failed', changes: [MOST, -MOST] });
    const unanswered = async (meter: CostMeter) => {
      meter.asked();
      throw new Error('Failed');
    };
    expect(await perform(unanswered)).toEqual({ answer: 'Error: Failed', changes: [MOST, 0] });
  });
});
