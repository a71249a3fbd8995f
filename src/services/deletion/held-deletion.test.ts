import { beforeEach, expect, it, vi } from 'vitest';
import { type HeldItem, createHeldDeletions } from './held-deletion.ts';
import type { Sleep } from '../core/sleep.ts';

const ember: HeldItem = { kind: 'character', id: 'ember' };

function memory(): Map<string, string> & Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const storage = new Map<string, string>();
  return Object.assign(storage, {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
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
let removedItems: string[];
let time: number;
let isNoteUsed: boolean;

/** When each item was last changed. */
let changedAt: Map<string, number>;

async function removeUnchanged({ id }: HeldItem, heldAt = Infinity) {
  if ((changedAt.get(id) ?? 0) > heldAt) return 'kept' as const;
  removedItems.push(id);
  return 'deleted' as const;
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
  removedItems = [];
  time = 1_000;
  isNoteUsed = false;
  changedAt = new Map();
});

it('a held deletion runs when its hold time is over', async () => {
  const { deletions, pass } = visit();
  const heldDeletion = deletions.hold(ember);
  expect(deletions.isHeld(ember)).toBe(true);
  expect(removedItems).toEqual([]);
  pass();
  await expect(heldDeletion.outcome).resolves.toBe('deleted');
  expect(removedItems).toEqual(['ember']);
  expect(deletions.isHeld(ember)).toBe(false);
});

it('a held deletion waits in every tab while its toast with Undo is in use', async () => {
  const { deletions, pass } = visit();
  const heldDeletion = deletions.hold(ember);
  isNoteUsed = true;
  time += 10_000;
  pass();
  await new Promise(setImmediate);
  time += 9_000;
  void visit().deletions.flushLeftovers(vi.fn());
  await new Promise(setImmediate);
  expect(removedItems).toEqual([]);
  isNoteUsed = false;
  pass();
  await expect(heldDeletion.outcome).resolves.toBe('deleted');
});

it('a held deletion whose toast has the focus or the mouse runs when the page is closed', async () => {
  const { deletions } = visit();
  isNoteUsed = true;
  const heldDeletion = deletions.hold(ember);
  deletions.flush();
  await expect(heldDeletion.outcome).resolves.toBe('deleted');
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
  const done = Promise.withResolvers<'deleted'>();
  const { deletions, pass } = visit(() => done.promise);
  const { undo, undoEnds, outcome } = deletions.hold(ember);
  pass();
  await undoEnds;
  undo();
  done.resolve('deleted');
  await expect(outcome).resolves.toBe('deleted');
});

it('undoing a deletion does not undo one of a different kind with the same id', async () => {
  const { deletions } = visit();
  const sameId: HeldItem = { kind: 'location', id: ember.id };
  deletions.hold(sameId);
  deletions.hold(ember).undo();
  expect([deletions.isHeld(ember), deletions.isHeld(sameId)]).toEqual([false, true]);
});

it('the held deletions of a kind run when their place is needed, even if held on an earlier page', async () => {
  visit().deletions.hold({ kind: 'character', id: 'pip' });
  const { deletions } = visit();
  const heldDeletion = deletions.hold(ember);
  deletions.hold({ kind: 'location', id: 'wood' });
  expect(deletions.count('character')).toBe(2);
  await deletions.flushKind('character');
  expect(removedItems).toEqual(['pip', 'ember']);
  await expect(heldDeletion.outcome).resolves.toBe('deleted');
  expect([deletions.count('character'), deletions.count('location')]).toEqual([0, 1]);
});

it('a deletion that fails when its place is needed tells the page that held it', async () => {
  const { deletions } = visit(() => Promise.reject(new Error('offline')));
  const { outcome } = deletions.hold(ember);
  const failed = expect(outcome).rejects.toThrow('offline');
  await deletions.flushKind('character');
  await failed;
});

it('a held deletion can be undone', async () => {
  const { deletions } = visit();
  const heldDeletion = deletions.hold(ember);
  heldDeletion.undo();
  await expect(heldDeletion.outcome).resolves.toBe('kept');
  expect(removedItems).toEqual([]);
  expect(deletions.isHeld(ember)).toBe(false);
});

it('a deletion that was requested twice is held once and undone by one click', async () => {
  const { deletions, pass } = visit();
  const outcomes = [deletions.hold(ember), deletions.hold(ember)].map(({ outcome }) => outcome);
  deletions.hold(ember).undo();
  pass();
  await expect(Promise.all(outcomes)).resolves.toEqual(['kept', 'kept']);
  expect(removedItems).toEqual([]);
});

it('a deletion that was undone can be held again immediately', async () => {
  const { deletions, pass } = visit();
  const undone = deletions.hold(ember);
  undone.undo();
  const heldDeletion = deletions.hold(ember);
  undone.undo();
  pass();
  await expect(heldDeletion.outcome).resolves.toBe('deleted');
  await expect(undone.outcome).resolves.toBe('kept');
  expect(removedItems).toEqual(['ember']);
});

it('held deletions run immediately when the page is closed', async () => {
  const { deletions } = visit();
  const heldDeletion = deletions.hold(ember);
  deletions.flush();
  await expect(heldDeletion.outcome).resolves.toBe('deleted');
  expect(removedItems).toEqual(['ember']);
});

it('a held deletion that could not finish runs on the next visit', async () => {
  visit().deletions.hold(ember);
  time += 60_000;
  const { deletions } = visit();
  expect(deletions.isHeld(ember)).toBe(true);
  const onKept = vi.fn();
  void deletions.flushLeftovers(onKept);
  await expect.poll(() => deletions.isHeld(ember)).toBe(false);
  expect(removedItems).toEqual(['ember']);
  expect(onKept).not.toHaveBeenCalled();
});

it('a held deletion that fails on the next visit is tried again on later visits for a day', async () => {
  const failing = () => visit(() => Promise.reject(new Error('offline'))).deletions;
  visit().deletions.hold(ember);
  time += 60_000;
  void failing().flushLeftovers(vi.fn());
  await new Promise(setImmediate);
  expect(visit().deletions.isHeld(ember)).toBe(true);
  void visit().deletions.flushLeftovers(vi.fn());
  await expect.poll(() => removedItems).toEqual(['ember']);

  visit().deletions.hold(ember);
  time += 25 * 60 * 60_000;
  void failing().flushLeftovers(vi.fn());
  await expect.poll(() => visit().deletions.isHeld(ember)).toBe(false);
});

it('a held deletion is dropped after a day: another device may have used the item in the meantime', async () => {
  visit().deletions.hold(ember);
  time += 25 * 60 * 60_000;
  const { deletions } = visit();
  const onKept = vi.fn(() => deletions.isHeld(ember));
  void deletions.flushLeftovers(onKept);
  await expect.poll(() => onKept.mock.results).toEqual([{ type: 'return', value: false }]);
  expect(removedItems).toEqual([]);
});

it('if a held deletion was delayed by a sleeping device, an item changed in the meantime is kept and listed again', async () => {
  visit().deletions.hold(ember);
  changedAt.set('ember', time + 30_000);
  time += 60_000;
  const { deletions } = visit();
  const onKept = vi.fn(() => deletions.isHeld(ember));
  void deletions.flushLeftovers(onKept);
  await expect.poll(() => onKept.mock.results).toEqual([{ type: 'return', value: false }]);
  expect(removedItems).toEqual([]);
});

it('a deletion whose request was aborted in the background is retried once', async () => {
  const remove = vi.fn(removeUnchanged).mockRejectedValueOnce(new Error('Load failed'));
  const { deletions } = visit(remove);
  const { outcome } = deletions.hold(ember);
  deletions.flush();
  await expect(outcome).resolves.toBe('deleted');
  expect(removedItems).toEqual(['ember']);
});

it.each([
  ['an item that was changed', 30_000, 5 * 60_000],
  ['an item of the day before', 0, 25 * 60 * 60_000],
])('%s is kept if the page that deleted it slept', async (_what, changedAfter, slept) => {
  const { deletions, pass } = visit();
  const { outcome } = deletions.hold(ember);
  changedAt.set('ember', time + changedAfter);
  time += slept;
  pass();
  await expect(outcome).resolves.toBe('kept');
  expect(removedItems).toEqual([]);
  expect(deletions.isHeld(ember)).toBe(false);
});

it.each([
  ['an item that was changed', 30_000, 5 * 60_000],
  ['an item of the day before', 0, 25 * 60 * 60_000],
])('%s is kept if the request to delete it ended with the page that slept', async (_what, changedAfter, slept) => {
  const deletion = Promise.withResolvers<'deleted'>();
  const remove = vi.fn(removeUnchanged).mockReturnValueOnce(deletion.promise);
  const { deletions } = visit(remove);
  const { outcome } = deletions.hold(ember);
  deletions.flush();
  await new Promise(setImmediate);
  changedAt.set('ember', time + changedAfter);
  time += slept;
  deletion.reject(new Error('Load failed'));
  await expect(outcome).resolves.toBe('kept');
  expect(removedItems).toEqual([]);
});

it('an item that was changed while the page slept with its note in use is kept', async () => {
  const { deletions, pass } = visit();
  const { outcome } = deletions.hold(ember);
  isNoteUsed = true;
  changedAt.set('ember', time + 30_000);
  time += 60_000;
  pass();
  await new Promise(setImmediate);
  isNoteUsed = false;
  pass();
  await expect(outcome).resolves.toBe('kept');
  expect(removedItems).toEqual([]);
});

it('a held deletion that runs in time does not ask whether the item was changed', async () => {
  const remove = vi.fn(removeUnchanged);
  const { deletions, pass } = visit(remove);
  const { outcome } = deletions.hold(ember);
  time += 10_500;
  pass();
  await outcome;
  expect(remove.mock.lastCall?.[1]).toBeUndefined();
});

it('a held deletion that another tab can still undo runs only after its hold time', async () => {
  visit().deletions.hold(ember);
  time += 5_000;
  const { deletions, pass } = visit();
  const flushed = deletions.flushLeftovers(vi.fn());
  await Promise.resolve();
  expect(removedItems).toEqual([]);
  time += 10_000;
  pass();
  await flushed;
  expect(removedItems).toEqual(['ember']);
});

it('a held deletion does not run once the family is signed out', async () => {
  visit().deletions.hold(ember);
  const { deletions, pass } = visit();
  const flushed = deletions.flushLeftovers(vi.fn());
  await Promise.resolve();
  deletions.defer();
  time += 20_000;
  pass();
  await flushed;
  expect(removedItems).toEqual([]);
});

it('held deletions of all tabs run before a sign-out, even if one fails', async () => {
  visit().deletions.hold(ember);
  visit().deletions.hold({ kind: 'story', id: 'half-a-map' });
  const { deletions } = visit(async (item) => {
    if (item.id === 'ember') throw new Error('Failed to delete character');
    return removeUnchanged(item);
  });
  await deletions.finish();
  expect(removedItems).toEqual(['half-a-map']);
  expect(deletions.isHeld({ kind: 'story', id: 'half-a-map' })).toBe(false);
});

it.each([
  ['that is a day old', 0, 25 * 60 * 60_000],
  ['of an item that was changed after the deletion', 30_000, 60 * 60_000],
])('a deletion of an earlier visit %s is forgotten on sign-out', async (_which, changedAfter, age) => {
  visit().deletions.hold(ember);
  changedAt.set('ember', time + changedAfter);
  time += age;
  const { deletions } = visit();
  await deletions.finish();
  expect(removedItems).toEqual([]);
  expect(deletions.isHeld(ember)).toBe(false);
});

it('a held deletion is deferred to the next visit if the family is signed out', async () => {
  const { deletions, pass } = visit();
  const heldDeletion = deletions.hold(ember);
  deletions.defer();
  pass();
  await expect(heldDeletion.outcome).resolves.toBe('kept');
  expect(removedItems).toEqual([]);
  time += 60_000;
  void visit().deletions.flushLeftovers(vi.fn());
  await expect.poll(() => removedItems).toEqual(['ember']);
});

it('a held deletion that fails restores the item', async () => {
  const { deletions, pass } = visit(() => Promise.reject(new Error('Failed to delete character')));
  const heldDeletion = deletions.hold(ember);
  pass();
  await expect(heldDeletion.outcome).rejects.toThrow('Failed to delete character');
  expect(deletions.isHeld(ember)).toBe(false);
});
