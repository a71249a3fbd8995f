import { expect, it } from 'vitest';
import { createLazyServices } from './lazy-services.ts';

function services({ hasUnfinished }: { hasUnfinished: () => Promise<boolean> }) {
  const loads: string[] = [];
  const lazy = createLazyServices({
    deferred: async () => {
      loads.push('deferred');
      throw new Error('not in this test');
    },
    characters: {
      list: async () => ({ items: [], unreadable: [], next: null }),
      find: async () => null,
      deleteLater: () => ({ undo: () => undefined, outcome: Promise.resolve('deleted') }),
    },
    deletions: {
      hold: () => ({ undo: () => undefined, outcome: Promise.resolve('deleted') }),
      isHeld: () => false,
      flush: () => undefined,
      defer: () => undefined,
      resume: () => undefined,
      flushLeftovers: async () => undefined,
      finish: async () => undefined,
    },
    hasPending: () => false,
    hasUnfinished,
  });
  return { lazy, loads };
}

it('without unfinished work the generation services are not loaded', async () => {
  const { lazy, loads } = services({ hasUnfinished: async () => false });
  await lazy.characters.list();
  expect(await lazy.generation.listUnfinished()).toEqual([]);
  expect(loads).toEqual([]);
});

it('unfinished work loads the generation services', async () => {
  const { lazy, loads } = services({ hasUnfinished: async () => true });
  await expect(lazy.generation.listUnfinished()).rejects.toThrow();
  expect(loads).toEqual(['deferred']);
});

it('listing unfinished work rejects with a message when it fails', async () => {
  const { lazy } = services({ hasUnfinished: () => Promise.reject(new Error('offline')) });
  await expect(lazy.generation.listUnfinished()).rejects.toThrow('Failed to load required data');
});
