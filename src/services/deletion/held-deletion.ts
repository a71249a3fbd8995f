import { isRecord, readChoice, readNumber, readText } from '@talelantern/domain/stored/read-fields';
import type { Sleep } from '../core/sleep.ts';
import { createStoredList, type KeyValueStore } from '../core/stored-list.ts';

/** Minimum time for Undo. It restarts while the toast that offers Undo is in use (WCAG 2.2.1). */
export const HOLD_DELETION_MS = 10_000;
/** A deletion that runs later was held by a page that was closed or slept (docs/decisions/0228). */
const DUE_MS = HOLD_DELETION_MS + 2_000;
/** After this time a deletion is dropped: the family may have used the item on other devices. */
const KEEP_MS = 24 * 60 * 60_000;

type DeletionOutcome = 'deleted' | 'kept';

export interface HeldDeletion {
  undo: () => void;
  /** Resolves once Undo has no effect any more: it was pressed, or the deletion has begun. */
  undoEnds: Promise<void>;
  /** 'kept': undone, deferred to the next visit after a sign-out, or due too late. Rejects if deleting fails. */
  outcome: Promise<DeletionOutcome>;
}

const HELD_KINDS = ['character', 'story', 'location', 'scene', 'child'] as const;
type HeldKind = (typeof HELD_KINDS)[number];

export interface HeldItem {
  kind: HeldKind;
  id: string;
}

/** Deletes the item. With `heldAt`, keeps an item that was changed after that time. */
export type HeldRemoval = (item: HeldItem, heldAt?: number) => Promise<DeletionOutcome>;

interface Running extends HeldDeletion {
  stop: AbortController;
}

interface HeldDeletionsDeps {
  remove: HeldRemoval;
  store: KeyValueStore;
  storeKey: string;
  now: () => number;
  sleep: Sleep;
  /** Whether the toast that offers Undo is in use. */
  isNoteUsed: () => boolean;
}

interface StoredItem extends HeldItem {
  heldAt: number;
}

const keyOf = ({ kind, id }: HeldItem): string => `${kind} ${id}`;
const isSame = (a: HeldItem) => (b: HeldItem) => a.kind === b.kind && a.id === b.id;

function readItem(value: unknown): StoredItem | null {
  const kind = isRecord(value) ? readChoice(value['kind'], HELD_KINDS, null) : null;
  if (!isRecord(value) || kind === null || readText(value['id']) === '') return null;
  return { kind, id: readText(value['id']), heldAt: readNumber(value['heldAt']) };
}

/** Delays deletions so that they can be undone, and stores them so that a closed page does not lose them. */
export type HeldDeletions = ReturnType<typeof createHeldDeletions>;

export function createHeldDeletions(deps: HeldDeletionsDeps) {
  const { remove, store, storeKey, now, sleep, isNoteUsed } = deps;
  /** The deletions that this page holds. */
  const runningHolds = new Map<string, Running>();
  let isDeferred = false;
  const { list, write } = createStoredList(store, storeKey, readItem);
  const forget = (item: HeldItem): void => write(list().filter((other) => !isSame(item)(other)));
  const isOlder = ({ heldAt }: StoredItem, age: number): boolean => now() - heldAt > age;
  const isDue = (item: StoredItem): boolean => isOlder(item, DUE_MS);
  const run = async (item: StoredItem): Promise<DeletionOutcome> =>
    isOlder(item, KEEP_MS) ? 'kept' : remove(item, isDue(item) ? item.heldAt : undefined);

  async function flushDue(onKept: () => void): Promise<void> {
    for (const item of list().filter(isDue)) {
      const outcome = await run(item).catch(() => null);
      if (outcome) forget(item);
      if (outcome === 'kept') onKept();
    }
  }

  return {
    /** An item that is already held, as after a double tap, is not held twice, so that one Undo is enough. */
    hold: (item: HeldItem): HeldDeletion => {
      const key = keyOf(item);
      const earlier = runningHolds.get(key);
      if (earlier) return earlier;
      const stop = new AbortController();
      let isUndone = false;
      const stored = { ...item, heldAt: now() };
      write([...list(), stored]);

      async function waitForUndo(): Promise<void> {
        const wait = () => sleep(HOLD_DELETION_MS, stop.signal).catch(() => undefined);
        await wait();
        while (!stop.signal.aborted && isNoteUsed()) {
          if (!isDue(stored)) {
            // Also restarts the stored time, because other tabs run deletions that are due.
            stored.heldAt = now();
            write(list().map((other) => (isSame(item)(other) ? stored : other)));
          }
          await wait();
        }
        if (!isUndone) runningHolds.delete(key);
      }

      const undoEnds = waitForUndo();
      async function deleteAfterwards(): HeldDeletion['outcome'] {
        await undoEnds;
        if (isUndone || isDeferred) return 'kept';
        try {
          // Retries once, because the system may end the request of a page that is hidden.
          const attempt = () => run(stored);
          return await (stop.signal.aborted ? attempt().catch(attempt) : attempt());
        } finally {
          forget(item);
        }
      }

      const hold: Running = {
        stop,
        undo() {
          if (runningHolds.get(key) !== hold) return;
          isUndone = true;
          runningHolds.delete(key);
          forget(item);
          stop.abort();
        },
        undoEnds,
        outcome: deleteAfterwards(),
      };
      runningHolds.set(key, hold);
      return hold;
    },

    isHeld: (item: HeldItem): boolean => list().some(isSame(item)),

    count: (kind: HeldKind): number => list().filter((item) => item.kind === kind).length,

    /** Runs the held deletions of a kind now, because their place in the plan is needed. Never rejects. */
    flushKind: async (kind: HeldKind): Promise<void> => {
      for (const item of list().filter((deletion) => deletion.kind === kind)) {
        const hold = runningHolds.get(keyOf(item));
        hold?.stop.abort();
        await (hold?.outcome ?? run(item).then(() => forget(item))).catch(() => undefined);
      }
    },

    flush: (): void => runningHolds.forEach(({ stop }) => stop.abort()),

    /** Call after a sign-out: defers held deletions to the next visit. */
    defer: (): void => void (isDeferred = true),
    resume: (): void => void (isDeferred = false),

    /**
     * Runs deletions of earlier pages. Waits for recent deletions, which another tab may still undo. A failed deletion
     * is tried again on later visits of the same day; after that, or if the item was changed in the meantime, the item
     * appears in its list again (docs/decisions/0228), which `onKept` refetches.
     */
    flushLeftovers: async (onKept: () => void): Promise<void> => {
      await flushDue(onKept);
      await sleep(DUE_MS);
      if (!isDeferred) await flushDue(onKept);
    },

    /** Runs the held deletions of all tabs, and drops those that fail; call this before a sign-out. Never rejects. */
    finish: async (): Promise<void> => {
      for (const item of list()) {
        await run(item).catch(() => undefined);
        forget(item);
      }
    },
  };
}
