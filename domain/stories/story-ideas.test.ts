import { describe, expect, it } from 'vitest';
import { readStoryNotes } from './bible-prompt.ts';
import { STORY_PHASES } from './phases.ts';
import { isStandingIdea, threeIdeas } from './standing-ideas.ts';
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

describe('the ideas of a document or an answer', () => {
  it('are the first three, each on one line and of the size that is kept', () => {
    expect(readStoryIdeas([...ideas, idea('Four')])).toEqual(ideas);
    expect(readStoryIdeas([{ title: ' One\n', line: 'One\nhappens.', picture: 'moon' }])).toEqual([idea('One')]);
    expect(readStoryIdeas([{ title: 't'.repeat(99), line: 'l'.repeat(999), picture: 'moon' }])).toEqual([
      { title: 't'.repeat(80), line: 'l'.repeat(200), picture: 'moon' },
    ]);
  });

  it.each([
    ['no list', 'ideas'],
    ['a text', ['One']],
    ['no title', [{ ...idea('One'), title: ' ' }]],
    ['no line', [{ ...idea('One'), line: '' }]],
    ['a picture that we have not', [{ ...idea('One'), picture: 'graveyard' }]],
  ])('are left out where there is %s', (_case, value) => {
    expect(readStoryIdeas(value)).toEqual([]);
  });

  it('never cost the notes that they came with', () => {
    expect(readStoryNotes({ ...EMPTY_BIBLE, ideas: 'none' })).toEqual({ bible: EMPTY_BIBLE, ideas: [] });
    expect(readStoryNotes({ ...EMPTY_BIBLE, ideas })).toEqual({ bible: EMPTY_BIBLE, ideas });
    expect(readStoryNotes({ ideas })).toBeNull();
  });
});

describe('three ideas', () => {
  it.each(STORY_PHASES.slice(1))('are there for the %s of any story, about its hero', (phase) => {
    const offered = threeIdeas([], { phase, ...CAST });
    expect(offered).toHaveLength(3);
    expect(new Set(offered.map(({ picture }) => picture)).size).toBe(3);
    expect(offered.map(({ line }) => line).join()).toContain('Ember');
    for (const { title, line } of offered) expect(`${title}${line}`).not.toMatch(/[{}]/);
  });

  it('are those of the story as far as it has any', () => {
    expect(threeIdeas(ideas, { phase: 'climax', ...CAST })).toEqual(ideas);
    const [own, ...others] = threeIdeas([idea('One')], { phase: 'climax', ...CAST });
    expect(own).toEqual(idea('One'));
    expect(others).toEqual(threeIdeas([], { phase: 'climax', ...CAST }).slice(0, 2));
  });

  it('bring up nothing that a child is to be spared', () => {
    const [first, ...others] = threeIdeas([], { phase: 'development', ...CAST });
    const spared = threeIdeas([], { phase: 'development', ...CAST, avoid: ['bottles'] });
    expect(first?.line).toContain('bottle');
    expect(spared.slice(0, 2)).toEqual(others);
  });

  it('are not for a first chapter, which nothing came before', () => {
    expect(threeIdeas([], { phase: 'introduction', ...CAST })).toEqual([]);
  });
});

describe('an idea of ours', () => {
  const line = threeIdeas([], { phase: 'development', ...CAST })[0]?.line ?? '';

  it('is known for its chapter and its cast only', () => {
    expect(isStandingIdea(line, 'development', CAST)).toBe(true);
    expect(isStandingIdea(line, 'climax', CAST)).toBe(false);
    expect(isStandingIdea(line, 'development', { characters: [{ name: 'Mia' }] })).toBe(false);
    expect(isStandingIdea('', 'development', CAST)).toBe(false);
  });
});
