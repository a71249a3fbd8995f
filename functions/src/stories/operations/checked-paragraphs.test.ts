import { expect, it } from 'vitest';
import { briefWith } from '../testing/brief-with.ts';
import { CheckedParagraphs } from './checked-paragraphs.ts';

it('paragraphs beyond the maximum of the brief are neither moderated nor shown', async () => {
  const brief = briefWith({ ageRange: '12-17', paragraphs: { min: 1, max: 2 } });
  const moderated: string[] = [];
  const shownParagraphs: string[] = [];
  const paragraphs = new CheckedParagraphs({
    brief,
    assertFit: async (batch) => void moderated.push(...batch),
    show: (_index, paragraph) => void shownParagraphs.push(paragraph),
    onRefusal: () => undefined,
  });
  for (const text of ['Pip woke up.', 'The sea was calm.', 'Lyra was asleep.'])
    paragraphs.add(text, { extra: 0, isComplete: true });
  expect((await paragraphs.waitForAll()).paragraphs).toEqual(['Pip woke up.', 'The sea was calm.']);
  expect(moderated).toHaveLength(2);
  expect(shownParagraphs).toHaveLength(2);
});

it('a paragraph that was cut off is moderated, and not shown before it is repaired', async () => {
  const brief = briefWith({ ageRange: '12-17', paragraphs: { min: 1, max: 3 } });
  const shownTexts: string[] = [];
  const paragraphs = new CheckedParagraphs({
    brief,
    assertFit: () => Promise.resolve(),
    show: (_index, paragraph) => void shownTexts.push(paragraph),
    onRefusal: () => undefined,
  });
  paragraphs.add('Pip woke up.', { extra: 0, isComplete: true });
  paragraphs.add('And then Pip slowly opened the', { extra: 0, isComplete: false });
  expect(await paragraphs.waitForAll()).toMatchObject({ shown: 1, paragraphs: { length: 2 } });
  expect(shownTexts).toEqual(['Pip woke up.']);
});
