import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGE_RANGES } from '@talelantern/domain/stories/ages';
import { buildRewriteBrief, buildRewritePrompt, type RewriteWish } from '@talelantern/domain/stories/rewrite';
import { buildStoryPrompt } from '@talelantern/domain/stories/story-prompt';
import { startStandIn, type StandIn } from '../support/stand-in.ts';
import { faultsOf, medianLevel } from './story-measures.ts';
import { tellStories, type ToldStory } from './told-stories.ts';

/** A small sample of what the deep tests tell in full. */
const EVERY_NTH_THEME = 20;

let standIn: StandIn;
let openai: OpenAI;
let stories: ToldStory[];
beforeAll(async () => {
  standIn = await startStandIn();
  openai = new OpenAI({ apiKey: 'of-these-tests', baseURL: standIn.baseUrl, maxRetries: 0 });
  stories = await tellStories(openai, EVERY_NTH_THEME);
});
afterAll(() => standIn.close());

const chaptersOf = (ageRange: string) =>
  stories.filter((story) => story.ageRange === ageRange).flatMap(({ chapters }) => chapters);

describe('stories told for families', () => {
  it.each(AGE_RANGES)('are faultless for ages %s', (ageRange) => {
    const chapters = chaptersOf(ageRange);
    expect(chapters.length).toBeGreaterThan(0);
    expect(chapters.flatMap(faultsOf)).toEqual([]);
  });

  it('read harder from age to age', () => {
    const grades = AGE_RANGES.map((age) => medianLevel(stories.filter(({ ageRange }) => ageRange === age)).grade);
    expect(grades).toEqual(grades.toSorted((left, right) => left - right));
    expect((grades.at(-1) ?? 0) - (grades[0] ?? 0)).toBeGreaterThan(3);
  });

  it('bear every place that the family chose, and its wish', () => {
    for (const { chapters } of stories) {
      const text = chapters.flatMap(({ paragraphs }) => paragraphs).join('\n');
      const [first] = chapters;
      for (const { name } of first?.brief.locations ?? []) expect(text).toContain(name.replace(/^The /u, ''));
      if (first?.brief.customElements) expect(text.toLowerCase()).toContain('talking teapot');
    }
  });
});

describe('between two chapters', () => {
  it('there are three ideas, made of the story so far, each with another picture', () => {
    for (const { brief, ideas } of AGE_RANGES.flatMap(chaptersOf)) {
      expect(ideas).toHaveLength(brief.phase === 'resolution' ? 0 : 3);
      expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
      expect(new Set(ideas.map(({ picture }) => picture)).size).toBe(ideas.length);
      for (const { line } of ideas) expect(line).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('the idea that was chosen is told', async () => {
    const [chapter] = chaptersOf('9-12').filter(({ brief }) => brief.phase === 'development');
    if (chapter === undefined) throw new Error('The sample holds no second chapter.');
    const idea = 'A bridge will only carry people who tell it a secret.';
    const { instructions, input } = buildStoryPrompt({ ...chapter.brief, idea }, '9-12');
    const { output_text } = await openai.responses.create({ model: 'gpt-6-luna', instructions, input });
    expect(output_text).toContain('a bridge will only carry people who tell it a secret');
  });
});

describe('a paragraph told anew', () => {
  const WISHES: readonly RewriteWish[] = [
    { kind: 'easier' },
    { kind: 'funnier' },
    { kind: 'shorter' },
    { kind: 'own', words: 'Please let it rain' },
  ];

  async function tellAnew(wish: RewriteWish) {
    const [chapter] = chaptersOf('9-12').filter(({ brief }) => brief.phase === 'introduction');
    if (chapter === undefined) throw new Error('The sample holds no first chapter.');
    const { instructions, input } = buildRewritePrompt(
      buildRewriteBrief(chapter.brief, chapter.paragraphs, 1, wish),
      '9-12',
    );
    const response = await openai.responses.create({
      model: 'gpt-6-luna',
      instructions,
      input,
      reasoning: { effort: 'none' },
    });
    return { before: chapter.paragraphs[1] ?? '', after: response.output_text };
  }

  it.each(WISHES.map((wish) => [wish.kind, wish] as const))('is another one, on one line: %s', async (_kind, wish) => {
    const { before, after } = await tellAnew(wish);
    expect(after).not.toBe(before);
    expect(after).not.toContain('\n');
  });

  it('is at most two thirds as long when it is to be shorter', async () => {
    const { before, after } = await tellAnew({ kind: 'shorter' });
    expect(after.split(' ').length).toBeLessThanOrEqual((before.split(' ').length * 2) / 3);
  });

  it('does what the family asks for', async () => {
    const { after } = await tellAnew({ kind: 'own', words: 'Please let it rain' });
    expect(after).toContain('began to rain');
  });
});
