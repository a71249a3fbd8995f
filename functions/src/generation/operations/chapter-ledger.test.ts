import { expect, it } from 'vitest';
import { beginChapterLedger, withChapter } from './chapter-ledger.ts';

const ONE_USED = { reserved: 0, used: 1 };
const opened = beginChapterLedger(
  { userId: 'family', memoryKey: 'key', planId: 'free', isIncluded: true, openedBy: 'request' },
  0,
);

it('a key has its plan for one story, not for another after its first chapter was generated again', () => {
  const generated = withChapter(opened, 'introduction', ONE_USED);
  expect(generated.unsavedPlanId).toBe('free');
  const saved = { ...generated, unsavedPlanId: null };
  expect(withChapter(saved, 'introduction', ONE_USED).unsavedPlanId).toBeNull();
});

it('a key that is not saved yet keeps its plan when its first chapter is generated again', () => {
  const generated = withChapter(opened, 'introduction', ONE_USED);
  expect(withChapter(generated, 'introduction', ONE_USED).unsavedPlanId).toBe('free');
});
