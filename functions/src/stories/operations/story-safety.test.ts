import { expect, it } from 'vitest';
import { findStory } from './story-safety.ts';

it('a family is read while its stored story is read', async () => {
  const asked: string[] = [];
  const story = Promise.withResolvers<null>();
  const found = findStory(
    {
      store: {
        findStory: () => {
          asked.push('story');
          return story.promise;
        },
      },
      families: {
        hasProfile: () => Promise.reject(new Error('Unexpected call')),
        safetyOf: async (_uid, _childId, storedChildId) => {
          asked.push('family');
          return { avoid: [String(await storedChildId)], reader: null, realNames: [] };
        },
      },
    },
    'uid',
    { childId: undefined, memoryKey: 'a-memory-key-of-a-story' },
  );
  expect(asked).toEqual(['story', 'family']);
  story.resolve(null);
  expect(await found).toMatchObject({ saved: null, safety: { avoid: ['null'] } });
});

it('a request for a child fails with its stored story, and leaves no rejection that would end the process', async () => {
  const found = findStory(
    {
      store: { findStory: () => Promise.reject(new Error('Firestore is away')) },
      families: {
        hasProfile: () => Promise.reject(new Error('Unexpected call')),
        safetyOf: async () => ({ avoid: [], reader: null, realNames: [] }),
      },
    },
    'uid',
    { childId: 'nora', memoryKey: 'a-memory-key-of-a-story' },
  );
  await expect(found).rejects.toThrow('Firestore is away');
});
