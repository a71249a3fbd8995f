import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type HeldItem, createHeldDeletions } from './held-deletion.ts';
import type { Sleep } from '../core/sleep.ts';

const ember: HeldItem = { kind: 'character', id: 'ember' };

function memory(): Map<string, string> & Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return Object.assign(kept, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

/** A clock that advances only when the test ends a sleep. */
function fakeSleep() {
  const pendingSleeps: (() => void)[] = [];
  const sleep: Sleep = (_ms, signal) =>
    new Promise((resolve, reject) => {
      pendingSleeps.push(resolve);
      signal?.addEventListener('abort', () => reject(new Error('stopped')));
    });
  return { sleep, pass: () => pendingSleeps.forEach((wake) => wake()) };
}

let store: ReturnType<typeof memory>;
let removed: string[];
let time: number;
let isNoteUsed: boolean;

/** When each item was last changed. */
let changedAt: Map<string, number>;

async function removeUnchanged({ id }: HeldItem, heldAt = Infinity): Promise<void> {
  if ((changedAt.get(id) ?? 0) <= heldAt) removed.push(id);
}

function visit(remove = removeUnchanged) {
  const { sleep, pass } = fakeSleep();
  return {
    pass,
    deletions: createHeldDeletions({
      remove,
      store,
      storeKey: 'held',
      now: () => time,
      sleep,
      isNoteUsed: () => isNoteUsed,
    }),
  };
}

beforeEach(() => {
  store = memory();
  removed = [];
  time = 1_000;
  isNoteUsed = false;
  changedAt = new Map();
});

describe('a held deletion', () => {
  it('a held deletion runs when its hold time is over', async () => {
    const { deletions, pass } = visit();
    const held = deletions.hold(ember);
    expect(deletions.isHeld(ember)).toBe(true);
    expect(removed).toEqual([]);
    pass();
    await expect(held.outcome).resolves.toBe('deleted');
    expect(removed).toEqual(['ember']);
    expect(deletions.isHeld(ember)).toBe(false);
  });

  it('a held deletion waits in every tab while its toast with Undo is in use', async () => {
    const { deletions, pass } = visit();
    const held = deletions.hold(ember);
    isNoteUsed = true;
    time += 10_000;
    pass();
    await new Promise(setImmediate);
    time += 9_000;
    void visit().deletions.flushLeftovers();
    await new Promise(setImmediate);
    expect(removed).toEqual([]);
    isNoteUsed = false;
    pass();
    await expect(held.outcome).resolves.toBe('deleted');
  });

  it('a held deletion whose toast is in use runs when the page is closed', async () => {
    const { deletions } = visit();
    isNoteUsed = true;
    const held = deletions.hold(ember);
    deletions.flush();
    await expect(held.outcome).resolves.toBe('deleted');
  });

  it('a held deletion that runs before a sign-out is not stored again while its toast is in use', async () => {
    const { deletions, pass } = visit();
    void deletions.hold(ember);
    isNoteUsed = true;
    await deletions.finish();
    pass();
    await new Promise(setImmediate);
    expect(deletions.isHeld(ember)).toBe(false);
  });

  it('Undo ends when the deletion starts, not when it is done', async () => {
    const done = Promise.withResolvers<void>();
    const { deletions, pass } = visit(() => done.promise.then(() => undefined));
    const { undo, undoEnds, outcome } = deletions.hold(ember);
    pass();
    await undoEnds;
    undo();
    done.resolve();
    await expect(outcome).resolves.toBe('deleted');
  });

  it('undoing a deletion does not undo one of another kind with the same id', async () => {
    const { deletions } = visit();
    const sameId: HeldItem = { kind: 'location', id: ember.id };
    deletions.hold(sameId);
    deletions.hold(ember).undo();
    expect([deletions.isHeld(ember), deletions.isHeld(sameId)]).toEqual([false, true]);
  });

  it('a held deletion can be undone', async () => {
    const { deletions } = visit();
    const held = deletions.hold(ember);
    held.undo();
    await expect(held.outcome).resolves.toBe('kept');
    expect(removed).toEqual([]);
    expect(deletions.isHeld(ember)).toBe(false);
  });

  it('a deletion that was requested twice is held once and undone by one press', async () => {
    const { deletions, pass } = visit();
    const outcomes = [deletions.hold(ember), deletions.hold(ember)].map(({ outcome }) => outcome);
    deletions.hold(ember).undo();
    pass();
    await expect(Promise.all(outcomes)).resolves.toEqual(['kept', 'kept']);
    expect(removed).toEqual([]);
  });

  it('a deletion that was undone can be held again at once', async () => {
    const { deletions, pass } = visit();
    const undone = deletions.hold(ember);
    undone.undo();
    const held = deletions.hold(ember);
    undone.undo();
    pass();
    await expect(held.outcome).resolves.toBe('deleted');
    await expect(undone.outcome).resolves.toBe('kept');
    expect(removed).toEqual(['ember']);
  });

  it('held deletions run at once when the page is closed', async () => {
    const { deletions } = visit();
    const held = deletions.hold(ember);
    deletions.flush();
    await expect(held.outcome).resolves.toBe('deleted');
    expect(removed).toEqual(['ember']);
  });

  it('a held deletion that could not finish runs at the next visit', async () => {
    visit().deletions.hold(ember);
    time += 60_000;
    const { deletions } = visit();
    expect(deletions.isHeld(ember)).toBe(true);
    void deletions.flushLeftovers();
    await expect.poll(() => deletions.isHeld(ember)).toBe(false);
    expect(removed).toEqual(['ember']);
  });

  it('a held deletion that fails at the next visit is tried again at later visits for a day', async () => {
    const failing = () => visit(() => Promise.reject(new Error('offline'))).deletions;
    visit().deletions.hold(ember);
    time += 60_000;
    void failing().flushLeftovers();
    await new Promise(setImmediate);
    expect(visit().deletions.isHeld(ember)).toBe(true);
    void visit().deletions.flushLeftovers();
    await expect.poll(() => removed).toEqual(['ember']);

    visit().deletions.hold(ember);
    time += 25 * 60 * 60_000;
    void failing().flushLeftovers();
    await expect.poll(() => visit().deletions.isHeld(ember)).toBe(false);
  });

  it('a held deletion is dropped after a day: another device may have used the item since', async () => {
    visit().deletions.hold(ember);
    time += 25 * 60 * 60_000;
    const { deletions } = visit();
    void deletions.flushLeftovers();
    await expect.poll(() => deletions.isHeld(ember)).toBe(false);
    expect(removed).toEqual([]);
  });

  it('if a held deletion was delayed by a sleeping device, an item changed meanwhile is kept and listed again', async () => {
    visit().deletions.hold(ember);
    changedAt.set('ember', time + 30_000);
    time += 60_000;
    const { deletions } = visit();
    void deletions.flushLeftovers();
    await expect.poll(() => deletions.isHeld(ember)).toBe(false);
    expect(removed).toEqual([]);
  });

  it('a deletion whose request was aborted in the background is retried once', async () => {
    const remove = vi.fn(removeUnchanged).mockRejectedValueOnce(new Error('Load failed'));
    const { deletions } = visit(remove);
    const { outcome } = deletions.hold(ember);
    deletions.flush();
    await expect(outcome).resolves.toBe('deleted');
    expect(removed).toEqual(['ember']);
  });

  it('a held deletion that another tab can still undo runs only after its hold time', async () => {
    visit().deletions.hold(ember);
    time += 5_000;
    const { deletions, pass } = visit();
    const flushed = deletions.flushLeftovers();
    await Promise.resolve();
    expect(removed).toEqual([]);
    time += 10_000;
    pass();
    await flushed;
    expect(removed).toEqual(['ember']);
  });

  it('a held deletion does not run once the family is signed out', async () => {
    visit().deletions.hold(ember);
    const { deletions, pass } = visit();
    const flushed = deletions.flushLeftovers();
    await Promise.resolve();
    deletions.defer();
    time += 20_000;
    pass();
    await flushed;
    expect(removed).toEqual([]);
  });

  it('held deletions of all tabs run before a sign-out, even if one fails', async () => {
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

  it('a held deletion is deferred to the next visit if the family is signed out', async () => {
    const { deletions, pass } = visit();
    const held = deletions.hold(ember);
    deletions.defer();
    pass();
    await expect(held.outcome).resolves.toBe('kept');
    expect(removed).toEqual([]);
    time += 60_000;
    void visit().deletions.flushLeftovers();
    await expect.poll(() => removed).toEqual(['ember']);
  });

  it('a held deletion that fails restores the item', async () => {
    const { deletions, pass } = visit(() => Promise.reject(new Error('Failed to delete character')));
    const held = deletions.hold(ember);
    pass();
    await expect(held.outcome).rejects.toThrow('Failed to delete character');
    expect(deletions.isHeld(ember)).toBe(false);
  });
});
