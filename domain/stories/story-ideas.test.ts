import { describe, expect, it } from 'vitest';
import { readNotesReply } from './bible-prompt.ts';
import { STORY_PHASES } from './phases.ts';
import { isDefaultIdea, threeIdeas } from './default-ideas.ts';
import { EMPTY_BIBLE } from './story-bible.ts';
import { readStoryIdeas, type StoryIdea } from './story-ideas.ts';

const idea = (title: string): StoryIdea => ({ title, line: `${title} happens.`, picture: 'moon' });
const ideas = ['One', 'Two', 'Three'].map(idea);
const CAST = {
  characters: [
    { name: 'Pip', role: 'Sidekick' },
    { name: 'Ember', role: 'Hero' },
  ],
};

describe('readStoryIdeas', () => {
  it('the first three story ideas are read, on one line each and cut to their size caps', () => {
    expect(readStoryIdeas([...ideas, idea('Four')])).toEqual(ideas);
    expect(readStoryIdeas([{ title: ' One\n', line: 'One\nhappens.', picture: 'moon' }])).toEqual([idea('One')]);
    expect(readStoryIdeas([{ title: 't'.repeat(99), line: 'l'.repeat(999), picture: 'moon' }])).toEqual([
      { title: 't'.repeat(80), line: 'l'.repeat(200), picture: 'moon' },
    ]);
  });

  it.each([
    ['text instead of a list', 'ideas'],
    ['text instead of an object', ['One']],
    ['no title', [{ ...idea('One'), title: ' ' }]],
    ['no line', [{ ...idea('One'), line: '' }]],
    ['an unknown picture', [{ ...idea('One'), picture: 'graveyard' }]],
  ])('a story idea with %s is dropped', (_case, value) => {
    expect(readStoryIdeas(value)).toEqual([]);
  });

  it('invalid ideas or titles do not make the story notes unreadable', () => {
    expect(readNotesReply({ ...EMPTY_BIBLE, ideas: 'none' })).toEqual({
      bible: EMPTY_BIBLE,
      ideas: [],
      bookTitle: null,
      talkCards: [],
    });
    expect(readNotesReply({ ...EMPTY_BIBLE, ideas, bookTitle: ' The\nlast  lantern ' })).toEqual({
      bible: EMPTY_BIBLE,
      ideas,
      bookTitle: 'The last lantern',
      talkCards: [],
    });
    expect(readNotesReply({ ideas })).toBeNull();
  });
});

describe('threeIdeas', () => {
  it.each(STORY_PHASES.slice(1))('every story has default ideas about its hero for the %s', (phase) => {
    const offeredIdeas = threeIdeas([], { phase, ...CAST });
    expect(offeredIdeas).toHaveLength(3);
    expect(new Set(offeredIdeas.map(({ picture }) => picture)).size).toBe(3);
    expect(offeredIdeas.map(({ line }) => line).join()).toContain('Ember');
    for (const { title, line } of offeredIdeas) expect(`${title}${line}`).not.toMatch(/[{}]/);
  });

  it('a story’s own ideas come before default ones', () => {
    expect(threeIdeas(ideas, { phase: 'climax', ...CAST })).toEqual(ideas);
    const [own, ...others] = threeIdeas([idea('One')], { phase: 'climax', ...CAST });
    expect(own).toEqual(idea('One'));
    expect(others).toEqual(threeIdeas([], { phase: 'climax', ...CAST }).slice(0, 2));
  });

  it('ideas that mention the avoid list are omitted', () => {
    const [first, ...others] = threeIdeas([], { phase: 'development', ...CAST });
    const ideasWithoutBottles = threeIdeas([], { phase: 'development', ...CAST, avoid: ['bottles'] });
    expect(first?.line).toContain('bottle');
    expect(ideasWithoutBottles.slice(0, 2)).toEqual(others);
  });

  it('a first chapter has no ideas', () => {
    expect(threeIdeas([], { phase: 'introduction', ...CAST })).toEqual([]);
  });
});

describe('isDefaultIdea', () => {
  const line = threeIdeas([], { phase: 'development', ...CAST })[0]?.line ?? '';

  it('a default idea is recognized for its chapter and cast only', () => {
    expect(isDefaultIdea(line, 'development', CAST)).toBe(true);
    expect(isDefaultIdea(line, 'climax', CAST)).toBe(false);
    expect(isDefaultIdea(line, 'development', { characters: [{ name: 'Mia' }] })).toBe(false);
    expect(isDefaultIdea('', 'development', CAST)).toBe(false);
  });
});
