import { expect, it } from 'vitest';
import { briefWith } from '../testing/brief-with.ts';
import { CheckedParagraphs } from './checked-paragraphs.ts';

/** Feeds the paragraphs in order, as a model writes them; returns what was shown and what remains. */
async function checkedChapter(chapter: readonly string[], { extra = 0, paragraphs = { min: 4, max: 6 } } = {}) {
  const shownTexts: string[] = [];
  const moderated: string[] = [];
  const checked = new CheckedParagraphs({
    brief: briefWith({ paragraphs }),
    assertFit: async (batch) => void moderated.push(...batch.flat()),
    show: (_index, paragraph) => void shownTexts.push(paragraph),
    onRefusal: () => undefined,
  });
  for (const paragraph of chapter) checked.add(paragraph, { extra, isComplete: true });
  const result = await checked.waitForAll();
  return { ...result, shownTexts, moderated };
}

/** A resolution that should have four to six paragraphs, split into more paragraphs, which are shorter. */
const SHORT_PARAGRAPHS = [
  'Pip set the key on the table.',
  '“Is it yours?” asked Pip.',
  '“It was,” said the gull. “A long time ago.”',
  '“Then take it,” said Pip.',
  'The gull did not take it.',
  '“Open the door for me,” it said. “My feet are too wide.”',
  'Pip turned the key. Click.',
  'Behind the door sat eleven small gulls, and all of them were asleep.',
  'Pip pulled the door to, very softly, and walked home along the quiet water.',
];

it('paragraphs beyond the maximum are moderated one by one and joined to the shortest neighbors, so that the end is kept', async () => {
  const { paragraphs, moderated, shownTexts } = await checkedChapter(SHORT_PARAGRAPHS);
  expect(paragraphs).toEqual([
    ...SHORT_PARAGRAPHS.slice(0, 4),
    SHORT_PARAGRAPHS.slice(4, 6).join(' '),
    SHORT_PARAGRAPHS.slice(6).join(' '),
  ]);
  expect(shownTexts).toEqual(paragraphs);
  expect(moderated).toEqual(SHORT_PARAGRAPHS);
});

it('paragraphs up to the maximum are not joined, nor the lines of a verse that may be added to it', async () => {
  expect((await checkedChapter(SHORT_PARAGRAPHS.slice(0, 6))).paragraphs).toEqual(SHORT_PARAGRAPHS.slice(0, 6));
  expect((await checkedChapter(SHORT_PARAGRAPHS, { extra: 3 })).paragraphs).toEqual(SHORT_PARAGRAPHS);
});

it('paragraphs after the long verse that begins a chapter follow its lines', async () => {
  const checked = new CheckedParagraphs({
    brief: briefWith({ paragraphs: { min: 4, max: 6 } }),
    assertFit: () => Promise.resolve(),
    show: () => undefined,
    onRefusal: () => undefined,
  });
  // That lines were a verse is known when a blank line follows.
  SHORT_PARAGRAPHS.forEach((paragraph, index) =>
    checked.add(paragraph, { extra: index < 6 ? 0 : 5, isComplete: true }),
  );
  expect((await checked.waitForAll()).paragraphs).toEqual(SHORT_PARAGRAPHS);
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
  expect(await paragraphs.waitForAll()).toMatchObject({ shownCount: 1, paragraphs: { length: 2 } });
  expect(shownTexts).toEqual(['Pip woke up.']);
});
