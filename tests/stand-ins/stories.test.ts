import OpenAI from 'openai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AGE_RANGES } from '@talelantern/domain/audience/ages';
import { buildRewriteBrief, buildRewritePrompt, type RewriteWish } from '@talelantern/domain/stories/rewrite';
import { buildStoryPrompt } from '@talelantern/domain/stories/story-prompt';
import { openStandIn, type StandIn } from '../support/stand-in.ts';
import { falsePositives } from './known-false-positives.ts';
import {
  faultsOf,
  forbiddenOpening,
  medianLevel,
  presentIdeas,
  sentencesListingFacts,
  refrainShare,
  repeatedAnds,
} from './story-measures.ts';
import { askThrough, generateStories, type GeneratedStory } from './generate-stories.ts';

/** A small sample of the deep tests. */
const EVERY_NTH_THEME = 20;

let standIn: StandIn;
let openai: OpenAI;
let stories: GeneratedStory[];
beforeAll(async () => {
  standIn = openStandIn();
  openai = new OpenAI({ apiKey: 'of-these-tests', baseURL: standIn.baseUrl, maxRetries: 0 });
  stories = await generateStories(askThrough(openai), EVERY_NTH_THEME);
});
afterAll(() => standIn.reset());

const chaptersOf = (ageRange: string) =>
  stories.filter((story) => story.ageRange === ageRange).flatMap(({ chapters }) => chapters);

it.each(AGE_RANGES)('generated stories are valid for ages %s', (ageRange) => {
  const chapters = chaptersOf(ageRange);
  expect(chapters.length).toBeGreaterThan(0);
  expect(chapters.flatMap(faultsOf)).toEqual([]);
  expect(chapters.flatMap((chapter) => forbiddenOpening(chapter) ?? [])).toEqual([]);
});

it('generated stories show looks in action and do not list them', () => {
  expect(AGE_RANGES.flatMap(chaptersOf).flatMap(sentencesListingFacts)).toEqual([]);
});

it('at most one sentence of a generated paragraph begins with “And”', () => {
  expect(AGE_RANGES.flatMap(chaptersOf).flatMap(repeatedAnds)).toEqual([]);
});

it('generated stories are harder to read with each age group', () => {
  const grades = AGE_RANGES.map((age) => medianLevel(stories.filter(({ ageRange }) => ageRange === age)).grade);
  expect(grades).toEqual(grades.toSorted((left, right) => left - right));
  expect((grades.at(-1) ?? 0) - (grades[0] ?? 0)).toBeGreaterThan(3);
});

it('at least 80 % of the chapters for ages 3-4 have the refrain of their story three times, and no others have one', () => {
  const shareFor = (age: string) => refrainShare(stories.filter(({ ageRange }) => ageRange === age));
  expect(shareFor('3-4')).toBeGreaterThanOrEqual(0.8);
  expect(AGE_RANGES.slice(1).map(shareFor)).toEqual([0, 0, 0]);
});

it('generated stories contain every chosen location, and the custom prompt', () => {
  for (const { chapters } of stories) {
    const text = chapters.flatMap(({ paragraphs }) => paragraphs).join('\n');
    const [first] = chapters;
    for (const { name } of first?.brief.locations ?? []) expect(text).toContain(name.replace(/^The /u, ''));
    if (first?.brief.customElements) expect(text.toLowerCase()).toContain('talking teapot');
  }
});

it("generated stories rarely contain a word that is mistaken for a child's name", () => {
  expect(falsePositives(stories).share).toBeLessThanOrEqual(0.01);
});

it('the next chapter has three ideas in the past tense, from the story so far, each with another picture', () => {
  for (const chapter of AGE_RANGES.flatMap(chaptersOf)) {
    const { brief, ideas } = chapter;
    expect(ideas).toHaveLength(brief.phase === 'resolution' ? 0 : 3);
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(ideas.length);
    expect(new Set(ideas.map(({ picture }) => picture)).size).toBe(ideas.length);
    expect(presentIdeas(chapter)).toEqual([]);
    for (const { line } of ideas) expect(line).toMatch(/^\p{Lu}.*\.$/u);
  }
});

it('a chosen idea is used in the next chapter', async () => {
  const [chapter] = chaptersOf('9-12').filter(({ brief }) => brief.phase === 'development');
  if (chapter === undefined) throw new Error('The sample holds no second chapter.');
  const idea = 'A bridge would only carry people who told it a secret.';
  const { instructions, input } = buildStoryPrompt({ ...chapter.brief, idea });
  const { output_text } = await openai.responses.create({ model: 'gpt-6-luna', instructions, input });
  expect(output_text).toContain(idea);
});

const WISHES: readonly RewriteWish[] = [
  { kind: 'easier' },
  { kind: 'funnier' },
  { kind: 'shorter' },
  { kind: 'own', words: 'Please let it rain' },
];

async function rewriteParagraph(wish: RewriteWish) {
  const [chapter] = chaptersOf('9-12').filter(({ brief }) => brief.phase === 'introduction');
  if (chapter === undefined) throw new Error('The sample holds no first chapter.');
  const { instructions, input } = buildRewritePrompt(buildRewriteBrief(chapter.brief, chapter.paragraphs, 1, wish));
  const response = await openai.responses.create({
    model: 'gpt-6-luna',
    instructions,
    input,
    reasoning: { effort: 'none' },
  });
  return { before: chapter.paragraphs[1] ?? '', after: response.output_text };
}

it.each(WISHES.map((wish) => [wish.kind, wish] as const))(
  'a rewritten paragraph is different, on one line: %s',
  async (_kind, wish) => {
    const { before, after } = await rewriteParagraph(wish);
    expect(after).not.toBe(before);
    expect(after).not.toContain('\n');
  },
);

it('a paragraph rewritten to be shorter is at most two thirds as long', async () => {
  const { before, after } = await rewriteParagraph({ kind: 'shorter' });
  expect(after.split(' ').length).toBeLessThanOrEqual((before.split(' ').length * 2) / 3);
});

it('a rewritten paragraph follows the custom instruction', async () => {
  const { after } = await rewriteParagraph({ kind: 'own', words: 'Please let it rain' });
  expect(after).toContain('began to rain');
});
