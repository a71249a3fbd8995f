import { SCHEMA_SOURCE_TYPE } from '@talelantern/domain/images/generated-mark';
import { readStory } from '@talelantern/domain/stories/story';
import { expect, it } from 'vitest';
import { hashOfText } from '../core/hash-of-text.ts';
import { archiveIndexHtml, archiveStoryHtml, isHeard, storyPagePath } from './archive-pages.ts';

it('a story’s file name in the archive replaces characters that archives do not allow', () => {
  expect(storyPagePath({ id: 'story_1763700000000_a-b' })).toBe('stories/story_1763700000000_a-b.html');
  expect(storyPagePath({ id: String.raw`old\..\one` })).toBe('stories/old____one.html');
});

it('a story in the archive says to readers and to machines that it was written with AI', () => {
  const story = readStory('s1', { userId: 'family', title: 'At the Quay', content: 'Once.' });
  const page = story && archiveStoryHtml(story, () => null);
  expect(page).toContain('<p class="by">Written with AI.</p>');
  expect(page).toContain(
    `itemtype="https://schema.org/CreativeWork"><link itemprop="digitalSourceType" href="${SCHEMA_SOURCE_TYPE}">`,
  );
});

it('a story in the archive plays the recording of its chapter, unless the text was changed after it', () => {
  const story = readStory('s1', { userId: 'family', title: 'At the Quay', content: 'Once.' });
  if (!story) throw new Error('the story cannot be read');
  const recordingOf = (text: string) => {
    const narration = [{ audioPath: 'users/family/one.mp3', textHash: hashOfText(text) }];
    return { ...story, narration: narration as unknown as typeof story.narration };
  };
  const pageOf = (text: string) => archiveStoryHtml(recordingOf(text), (stored) => stored && `files/${stored}`);
  expect(pageOf('Once.')).toContain('<audio controls preload="none" src="../files/users/family/one.mp3">');
  expect(pageOf('Twice.')).not.toContain('<audio');
  expect([isHeard(recordingOf('Once.')), isHeard(recordingOf('Twice.'))]).toEqual([true, false]);
});

it('the archive says when a story was made', () => {
  const createdAt = Date.UTC(2026, 10, 30);
  const story = readStory('s1', { userId: 'family', title: 'At the Quay', content: 'Once.', createdAt });
  if (!story) throw new Error('the story cannot be read');
  expect(archiveStoryHtml(story, () => null)).toContain(' · November 30, 2026</p>');
  const listed = { ...story, chapters: 1, isHeard: true, cover: null };
  const index = { madeAt: 0, stories: [listed], characters: [], locations: [], children: [] };
  expect(archiveIndexHtml(index)).toContain('to listen to · November 30, 2026</span>');
});

it('a scene in the archive has its alternative text, or the words that it shows', () => {
  const scenes = ['cover', 'described', 'plain'].map((id) => ({ id, imageUrl: 'x', imagePath: id, part: 0 }));
  const [cover, described, plain] = scenes;
  const sceneImages = [cover, { ...described, alt: 'Ember & Pip' }, { ...plain, textSelection: 'A star fell.' }];
  const story = readStory('s1', { userId: 'family', content: 'Once.', sceneImages });
  const page = story && archiveStoryHtml(story, (stored) => stored);
  expect([...(page ?? '').matchAll(/src="..\/(\w+)" alt="([^"]*)"/g)].map(([, file, alt]) => [file, alt])).toEqual([
    ['cover', 'A picture of the story'],
    ['described', 'Ember &amp; Pip'],
    ['plain', 'A star fell.'],
  ]);
});

it.each([
  ['3-4', 'Creaky House'],
  ['5-8', 'Haunted House'],
] as const)('a dark theme of a story for ages %s is called %s in the archive', (ageRange, name) => {
  const theme = 'Haunted House';
  const story = readStory('s1', { userId: 'family', content: 'Once.', theme, ageRange });
  expect(story && archiveStoryHtml(story, () => null)).toContain(`<p class="by">${name} · for ages ${ageRange}`);
  const listed = {
    id: 's1',
    title: 'At the Quay',
    theme,
    ageRange,
    createdAt: null,
    chapters: 1,
    isHeard: false,
    cover: null,
  };
  const index = { madeAt: 0, stories: [listed], characters: [], locations: [], children: [] };
  expect(archiveIndexHtml(index)).toContain(`<span>${name} · `);
});
