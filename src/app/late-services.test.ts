import { expect, it } from 'vitest';
import { createLateServices } from './late-services.ts';

function services({ hasUnfinished }: { hasUnfinished: () => Promise<boolean> }) {
  const loads: string[] = [];
  const late = createLateServices({
    makers: async () => {
      loads.push('makers');
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
      carryOut: () => undefined,
      putOff: () => undefined,
      takeUp: () => undefined,
      carryOutLeftovers: async () => undefined,
      finish: async () => undefined,
    },
    hasUnfinished,
  });
  return { late, loads };
}

it('a first screen with nothing unfinished loads nothing of what makes things', async () => {
  const { late, loads } = services({ hasUnfinished: async () => false });
  await late.characters.list();
  expect(await late.generation.listUnfinished()).toEqual([]);
  expect(loads).toEqual([]);
});

it('what is unfinished is found by what can finish it', async () => {
  const { late, loads } = services({ hasUnfinished: async () => true });
  await expect(late.generation.listUnfinished()).rejects.toThrow();
  expect(loads).toEqual(['makers']);
});

it('a look that fails says so in its own sentence', async () => {
  const { late } = services({ hasUnfinished: () => Promise.reject(new Error('offline')) });
  await expect(late.generation.listUnfinished()).rejects.toThrow('Failed to load required data');
});
