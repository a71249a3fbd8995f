import { expect, it } from 'vitest';
import { buildBibleBrief, buildBiblePrompt } from '../../domain/stories/bible-prompt.ts';
import { isLastPhase } from '../../domain/stories/phases.ts';
import { buildStoryPrompt, type StoryPrompt } from '../../domain/stories/story-prompt.ts';
import { chapterWordsFor } from '../../domain/stories/style-sheet.ts';
import { briefOf, chapterOf, FAMILIES, type Family } from './families.ts';
import { pictureCost, textCost, typicalCost } from './prompt-costs.ts';
import { scenePrompts } from './prompts-file.ts';

const charactersOf = ({ instructions, input }: StoryPrompt): number => instructions.length + input.length;

/** Words of the notes with ideas, and of the title and the cards. */
const NOTES_WORDS = 300;
const CARDS_WORDS = 60;

/** The chapter's request, output of as many words as requested, and the request for its notes. */
function chapterCost(family: Family, isEconomy: boolean): number {
  const brief = briefOf(family);
  const { min, max } = chapterWordsFor(brief, brief.paragraphs);
  const notes = buildBiblePrompt(buildBibleBrief(brief, chapterOf(family)), { asksForCards: true });
  return textCost(
    [
      { characters: charactersOf(buildStoryPrompt(brief)), outputWords: (min + max) / 2 },
      { characters: charactersOf(notes), outputWords: CARDS_WORDS + (isLastPhase(family.phase) ? 0 : NOTES_WORDS) },
    ],
    { isEconomy },
  );
}

/** Lengths in words of the description of a moment and of a judgement. */
const MOMENT_WORDS = 110;
const JUDGEMENT_WORDS = 30;
const PORTRAITS = 2;
/** The portraits and the location's picture. */
const REFERENCES = 1 + PORTRAITS;

const orders = [true, false].flatMap((isEconomy) => FAMILIES.map((family) => ({ family, isEconomy })));

it.each(orders)('a chapter costs at most what the plan table assumes: $family.title, $isEconomy', (order) => {
  const typical = typicalCost({ kind: 'story', quality: 'low', isEconomy: order.isEconomy });
  expect(chapterCost(order.family, order.isEconomy)).toBeLessThanOrEqual(typical);
});

it.each(['low', 'medium', 'high'] as const)(
  'a scene in %s quality costs at most what the plan table assumes',
  (quality) => {
    const { moment, picture, judgement } = scenePrompts();
    const promptText = [
      { characters: charactersOf(moment), outputWords: MOMENT_WORDS },
      { characters: charactersOf(judgement), outputWords: JUDGEMENT_WORDS, pictures: 1 + PORTRAITS },
    ];
    const cost = pictureCost(picture.length, quality, REFERENCES) + textCost(promptText, { isEconomy: true });
    const typical = typicalCost({ kind: 'scene', quality, isEconomy: true, references: REFERENCES });
    expect(cost).toBeLessThanOrEqual(typical);
  },
);
