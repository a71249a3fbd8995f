import { isRecord, readChoice, readNumber, readText } from '@talelantern/domain/stored/read-fields';
import type { KeyValueStore } from './ports/key-value-store.ts';
import type { Sleep } from './sleep.ts';
import { readStoredList, writeStoredList } from './stored-list.ts';
import { HELD_KINDS, HOLD_DELETION_MS, type HeldDeletions, type HeldItem } from './held-deletion.ts';

interface HeldDeletionsDependencies {
  /** @throws AppError with the sentence for this kind. */
  remove: (item: HeldItem) => Promise<void>;
  store: KeyValueStore;
  storeKey: string;
  now: () => number;
  sleep: Sleep;
}

interface StoredItem extends HeldItem {
  heldAt: number;
}

const isSame = (a: HeldItem) => (b: HeldItem) => a.kind === b.kind && a.id === b.id;

function readItem(value: unknown): StoredItem | null {
  const kind = isRecord(value) ? readChoice(value['kind'], HELD_KINDS, null) : null;
  if (!isRecord(value) || kind === null || readText(value['id']) === '') return null;
  return { kind, id: readText(value['id']), heldAt: readNumber(value['heldAt']) };
}

export function createHeldDeletions(dependencies: HeldDeletionsDependencies): HeldDeletions {
  const { remove, store, storeKey, now, sleep } = dependencies;
  const stops = new Set<AbortController>();
  let isPutOff = false;
  const stored = (): StoredItem[] => readStoredList(store, storeKey, readItem);
  const forget = (item: HeldItem): void =>
    writeStoredList(
      store,
      storeKey,
      stored().filter((other) => !isSame(item)(other)),
    );

  async function carryOutStored(isDue: (item: StoredItem) => boolean): Promise<void> {
    for (const item of stored().filter(isDue)) {
      await remove(item).catch(() => undefined);
      forget(item);
    }
  }

  return {
    hold(item) {
      const stop = new AbortController();
      let isUndone = false;
      stops.add(stop);
      writeStoredList(store, storeKey, [...stored(), { ...item, heldAt: now() }]);

      async function deleteAfterwards(): Promise<'deleted' | 'undone'> {
        await sleep(HOLD_DELETION_MS, stop.signal).catch(() => undefined);
        stops.delete(stop);
        if (isUndone || isPutOff) return 'undone';
        try {
          await remove(item);
          return 'deleted';
        } finally {
          forget(item);
        }
      }

      return {
        undo() {
          if (!stops.has(stop)) return;
          isUndone = true;
          forget(item);
          stop.abort();
        },
        outcome: deleteAfterwards(),
      };
    },

    isHeld: (item) => stored().some(isSame(item)),

    carryOut() {
      for (const stop of stops) stop.abort();
    },

    putOff() {
      isPutOff = true;
    },

    takeUp() {
      isPutOff = false;
    },

    // A younger one may still be undone in another tab.
    carryOutLeftovers: () => carryOutStored(({ heldAt }) => now() - heldAt > HOLD_DELETION_MS),

    finish: () => carryOutStored(() => true),
  };
}
