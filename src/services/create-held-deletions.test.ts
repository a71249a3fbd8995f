import { beforeEach, describe, expect, it } from 'vitest';
import { createHeldDeletions } from './create-held-deletions.ts';
import type { HeldItem } from './held-deletion.ts';
import type { Sleep } from './sleep.ts';

const ember: HeldItem = { kind: 'character', id: 'ember' };

function memory(): Map<string, string> & Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return Object.assign(kept, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

/** Time that only passes when told to. */
function fakeSleep() {
  const wakers: (() => void)[] = [];
  const sleep: Sleep = (_ms, signal) =>
    new Promise((resolve, reject) => {
      wakers.push(resolve);
      signal?.addEventListener('abort', () => reject(new Error('stopped')));
    });
  return { sleep, pass: () => wakers.forEach((wake) => wake()) };
}

let store: ReturnType<typeof memory>;
let removed: string[];
let time: number;

function visit(remove = async ({ id }: HeldItem) => void removed.push(id)) {
  const { sleep, pass } = fakeSleep();
  return { pass, deletions: createHeldDeletions({ remove, store, storeKey: 'held', now: () => time, sleep }) };
}

beforeEach(() => {
  store = memory();
  removed = [];
  time = 1_000;
});

describe('a held deletion', () => {
  it('is carried out when its time is over', async () => {
    const { deletions, pass } = visit();
    const held = deletions.hold(ember);
    expect(deletions.isHeld(ember)).toBe(true);
    expect(removed).toEqual([]);
    pass();
    await expect(held.outcome).resolves.toBe('deleted');
    expect(removed).toEqual(['ember']);
    expect(deletions.isHeld(ember)).toBe(false);
  });

  it('can be undone', async () => {
    const { deletions } = visit();
    const held = deletions.hold(ember);
    held.undo();
    await expect(held.outcome).resolves.toBe('undone');
    expect(removed).toEqual([]);
    expect(deletions.isHeld(ember)).toBe(false);
  });

  it('is carried out at once when the page is left', async () => {
    const { deletions } = visit();
    const held = deletions.hold(ember);
    deletions.carryOut();
    await expect(held.outcome).resolves.toBe('deleted');
    expect(removed).toEqual(['ember']);
  });

  it('that the page could not finish is carried out by the next visit', async () => {
    visit().deletions.hold(ember);
    time += 60_000;
    const { deletions } = visit();
    expect(deletions.isHeld(ember)).toBe(true);
    await deletions.carryOutLeftovers();
    expect(removed).toEqual(['ember']);
    expect(deletions.isHeld(ember)).toBe(false);
  });

  it('that may still be undone in another tab is left alone', async () => {
    visit().deletions.hold(ember);
    time += 5_000;
    await visit().deletions.carryOutLeftovers();
    expect(removed).toEqual([]);
  });

  it('of any tab is carried out before the family leaves the device, even where one cannot be', async () => {
    visit().deletions.hold(ember);
    visit().deletions.hold({ kind: 'story', id: 'half-a-map' });
    const { deletions } = visit(async ({ id }) => {
      if (id === 'ember') throw new Error('Failed to delete character');
      removed.push(id);
    });
    await deletions.finish();
    expect(removed).toEqual(['half-a-map']);
    expect(deletions.isHeld({ kind: 'story', id: 'half-a-map' })).toBe(false);
  });

  it('is left to the next visit when the family signs out meanwhile', async () => {
    const { deletions, pass } = visit();
    const held = deletions.hold(ember);
    deletions.putOff();
    pass();
    await expect(held.outcome).resolves.toBe('undone');
    expect(removed).toEqual([]);
    time += 60_000;
    await visit().deletions.carryOutLeftovers();
    expect(removed).toEqual(['ember']);
  });

  it('that fails brings the item back', async () => {
    const { deletions, pass } = visit(() => Promise.reject(new Error('Failed to delete character')));
    const held = deletions.hold(ember);
    pass();
    await expect(held.outcome).rejects.toThrow('Failed to delete character');
    expect(deletions.isHeld(ember)).toBe(false);
  });
});
