import { expect, it } from 'vitest';
import { adminFirestore } from '../functions/support/cloud-access.ts';
import { useVisitor } from '../support/use-visitor.ts';
import { PICTURES, printed, words } from './printing-steps.ts';
import { createReadingFamily, FIRST_CHAPTER, openReader, SECOND_CHAPTER } from './reading-family.ts';

const visitor = useVisitor();
const CONTROLS = ['Bedtime', 'Voice', 'Follow the words', 'Read aloud', 'Make a picture', 'Tap a paragraph', 'Menu'];

it(
  'the reader and the story page print every chapter that may be read, without controls',
  { timeout: 120_000 },
  async () => {
    const family = await createReadingFamily('pro_monthly');
    const page = await visitor.open('phone');
    await openReader(page, family);
    const book = await printed(page, PICTURES);
    expect(book).toContain(`Chapter one ${words(FIRST_CHAPTER)}`);
    expect(book).toContain(`Chapter two ${words(SECOND_CHAPTER)}`);
    expect(CONTROLS.filter((control) => book.includes(control))).toEqual([]);

    await page.goto(`/stories/${family.storyId}`);
    expect(await printed(page, PICTURES)).toBe(book);

    // 'Show me first', with one approved chapter.
    await adminFirestore().doc(`users/${family.uid}`).update({ 'preferences.showFirst': true });
    await adminFirestore()
      .doc(`stories/${family.storyId}`)
      .update({ approvedParts: [0] });
    await page.goto(`/stories/${family.storyId}/read`);
    const approved = await printed(page, PICTURES);
    expect(approved).toContain(words(FIRST_CHAPTER));
    expect(approved).not.toContain('Chapter two');
  },
);
