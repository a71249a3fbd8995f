import { readShare } from '@talelantern/domain/sharing/share';
import { readStory } from '@talelantern/domain/stories/story';
import { expect, it } from 'vitest';
import { partToShow, type ShownChapters } from './shown-chapters.ts';

const CHAPTERS = ['One.', 'Two.', 'Three.'];

/** How many of three chapters a share that shows `shown` of them shows next. */
async function nextOf(
  shownCount: number,
  approvedParts: number[],
  { stored, showFirst }: { stored: ShownChapters; showFirst: boolean },
) {
  const story = readStory('story_1', { content: 'One.', previousParts: CHAPTERS, approvedParts });
  const copy = { title: 'A story', chapters: CHAPTERS.slice(0, shownCount) };
  const share = readShare(`s_${'a'.repeat(22)}`, { contentType: 'story', sharing: {}, copy });
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
  expect(await nextOf(2, [0], { stored, showFirst })).toEqual([stored, count]);
});
