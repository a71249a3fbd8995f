import * as z from 'zod';
import lines from './named-characters.json' with { type: 'json' };
import type { Person } from './cast/person.ts';
import type { DraftParagraph } from './paragraph-count.ts';
import type { Story } from './story.ts';
import type { Phase } from './story-brief.ts';

const byPhaseSchema = z.strictObject({
  introduction: z.string(),
  development: z.string(),
  climax: z.string(),
  resolution: z.string(),
});
const wordingsSchema = z.array(z.string()).min(1);
const LINES = z
  .strictObject({
    friendsAreThere: byPhaseSchema,
    friendIsThere: byPhaseSchema,
    foesAreNear: byPhaseSchema,
    powerIsThere: wordingsSchema,
  })
  .parse(lines);

/** Chooses one wording and fills its template. */
type WriteLine = (wordings: readonly string[]) => string;

function listOf(people: readonly Person[]): string {
  const names = people.map(({ name }) => name);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

function missingSentences(text: string, story: Story, phase: Phase, writeLine: WriteLine): string[] {
  const sentences: string[] = [];
  const isMissing = ({ name }: Person): boolean => !text.includes(name);
  const friends = story.friends.filter(isMissing);
  const foes = story.foes.filter(isMissing);
  if (friends.length > 0) {
    const wording = (friends.length > 1 ? LINES.friendsAreThere : LINES.friendIsThere)[phase];
    sentences.push(wording.replace('{names}', listOf(friends)));
  }
  if (foes.length > 0) sentences.push(LINES.foesAreNear[phase].replace('{names}', listOf(foes)));
  const { powerName } = story.hero;
  if (powerName !== '' && !text.toLowerCase().includes(powerName)) sentences.push(writeLine(LINES.powerIsThere));
  return sentences;
}

/**
 * Adds to the middle of a chapter a sentence for whatever it does not mention: friends, foes, and the hero's
 * power.
 */
export function nameCharacters(
  drafts: readonly DraftParagraph[],
  story: Story,
  phase: Phase,
  writeLine: WriteLine,
): DraftParagraph[] {
  const newSentences = missingSentences(drafts.map(({ text }) => text).join(' '), story, phase, writeLine);
  if (newSentences.length === 0) return [...drafts];
  const middle = Math.floor(drafts.length / 2);
  return drafts.map((draft, index) =>
    index === middle ? { ...draft, text: [draft.text, ...newSentences].join(' ') } : draft,
  );
}
