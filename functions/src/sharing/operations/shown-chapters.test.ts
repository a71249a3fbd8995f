import { readShare } from '@talelantern/domain/sharing/share';
import { readStory } from '@talelantern/domain/stories/story';
import { describe, expect, it } from 'vitest';
import { partToShow, type ShownChapters } from './shown-chapters.ts';

const CHAPTERS = ['One.', 'Two.', 'Three.'];

interface Before {
  stored: ShownChapters | undefined;
  showFirst: boolean;
  hidden?: boolean;
  /** The chapters that the share shows. */
  copied?: string[];
}

/** What a share of a story of three chapters counts as, and how many chapters it shows next. */
async function nextOf(
  approvedParts: number[],
  { stored, showFirst, hidden = false, copied = ['One.', 'Two.'] }: Before,
) {
  const story = readStory('story_1', { content: 'One.', previousParts: CHAPTERS, approvedParts });
  const copy = { title: 'A story', chapters: copied };
  const share = readShare(`s_${'a'.repeat(22)}`, { contentType: 'story', sharing: {}, copy, hidden });
  if (!story || !share) throw new Error('the story and its share can be read');
  const { item, shownChapters } = await partToShow(story, { share, shownChapters: stored }, async () => showFirst);
  return [shownChapters, item.previousParts.length];
}

it.each([
  ['all', false, 3],
  ['all', true, 2],
  ['approved', false, 1],
  ['approved', true, 1],
] as const)('a share of %s chapters, “Let me read it first” being %s, shows %i', async (stored, showFirst, count) => {
  expect(await nextOf([0], { stored, showFirst })).toEqual([stored, count]);
});

describe('a share that does not say what it was published with', () => {
  const [stored, copied] = [undefined, CHAPTERS];

  it.each([
    ['none', [], 3],
    ['the first', [0], 3],
  ])('stays whole with %s of its chapters approved, switched off or on', async (_, approvedParts, count) => {
    for (const showFirst of [false, true])
      expect(await nextOf(approvedParts, { stored, showFirst, copied })).toEqual(['all', count]);
  });

  it('keeps to the approved chapters when it shows no other', async () => {
    for (const showFirst of [false, true]) {
      expect(await nextOf([0, 1], { stored, showFirst })).toEqual(['approved', 2]);
      expect(await nextOf([0, 1, 2], { stored, showFirst, copied: [...CHAPTERS, 'Four.'] })).toEqual(['approved', 3]);
    }
  });

  it('does not show a chapter that was written again before it is approved', async () => {
    const rewritten = { stored, copied: ['One.', 'Two.', 'The former end.'] };
    expect(await nextOf([0, 1], { ...rewritten, showFirst: true })).toEqual(['approved', 2]);
    expect(await nextOf([0, 1], { ...rewritten, showFirst: false })).toEqual(['all', 3]);
  });

  it('does not open while the setting is on', async () => {
    expect(await nextOf([], { stored, copied, hidden: true, showFirst: true })).toEqual(['approved', 0]);
    expect(await nextOf([], { stored, copied, hidden: true, showFirst: false })).toEqual(['all', 3]);
  });
});
