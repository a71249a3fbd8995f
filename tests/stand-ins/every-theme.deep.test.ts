import { randomCharacter } from '@talelantern/domain/characters/random-character';
import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import { AGE_RANGES } from '@talelantern/domain/stories/ages';
import { chapterFaults } from '@talelantern/domain/stories/chapter-check';
import { STORY_LENGTHS, STORY_PHASES } from '@talelantern/domain/stories/phases';
import { buildStoryBrief, type StoryBrief } from '@talelantern/domain/stories/story-brief';
import { buildStoryPrompt } from '@talelantern/domain/stories/story-prompt';
import { checkStoryRequest } from '@talelantern/domain/stories/story-request';
import { THEMES } from '@talelantern/domain/stories/themes';
import OpenAI from 'openai';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStandIn, type StandIn } from '../support/stand-in.ts';

let standIn: StandIn;
let openai: OpenAI;
beforeAll(async () => {
  standIn = await startStandIn();
  openai = new OpenAI({ apiKey: 'of-these-tests', baseURL: standIn.baseUrl, maxRetries: 0 });
});
afterAll(() => standIn.close());

/** The same casts in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const MOST_CHARACTERS = 4;

function castOf(random: () => number) {
  const size = 1 + Math.floor(random() * MOST_CHARACTERS);
  const cast = Array.from({ length: size }, () => randomCharacter(random));
  const names = new Set<string>();
  return cast
    .filter(({ name }) => !names.has(name) && names.add(name))
    .map((one, index) => ({ ...one, id: `c${index}` }));
}

async function tell(brief: StoryBrief, key: string): Promise<string[]> {
  const ageRange = AGE_RANGES.find((range) => range === brief.ageRange) ?? '5-8';
  const { instructions, input } = buildStoryPrompt(brief, ageRange);
  const response = await openai.responses.create({
    model: 'gpt-6-luna',
    instructions,
    input,
    reasoning: { effort: 'none' },
    prompt_cache_key: key,
  });
  return response.output_text.split('\n\n');
}

it.each(AGE_RANGES)('tells every theme for ages %s in four faultless chapters', async (ageRange) => {
  for (const [index, theme] of THEMES.entries()) {
    const characters = castOf(seededRandom(index + 1));
    const length = STORY_LENGTHS[index % STORY_LENGTHS.length] ?? 'standard';
    const previous: string[] = [];
    for (const storyPhase of STORY_PHASES) {
      const request = generateStoryContract.request.parse({
        characters,
        theme: theme.name,
        ageRange,
        storyPhase,
        settings: { length },
      });
      const brief = buildStoryBrief(checkStoryRequest(request), previous);
      const chapter = await tell(brief, `family-${index}`);
      const told = `${theme.name}, ${storyPhase}:\n${chapter.join('\n')}`;
      expect(chapterFaults(brief, chapter), told).toBeNull();
      expect(chapter.length, told).toBeLessThanOrEqual(brief.paragraphs.max);
      expect(told).not.toMatch(/undefined|\bnull\b|[{}]|\b(?!had\b|that\b)(\w{4,}) \1\b/i);
      previous.push(chapter.join('\n\n'));
    }
  }
});
