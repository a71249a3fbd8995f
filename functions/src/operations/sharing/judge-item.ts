import type { Audience } from '@talelantern/domain/safety/moderation-policy';
import { AppError } from '@talelantern/domain/errors/app-error';
import { findUnfit, type ModerationTools } from '../moderation.ts';
import type { SharedItem } from '../ports/shares.ts';

/** What moderation says of an item: fit, to be changed in `part`, or not to be had now. */
export type Judgement = { hold: null } | { hold: 'unfit'; part: string } | { hold: 'waiting' };

/** A text that everybody with the link would read, and what its author calls it. */
interface PublicText {
  part: string;
  text: string;
}

/** Judges what the public would read of `item`. Never throws for a moderator that is away: then it has to wait. */
export async function judgeItem(tools: ModerationTools, item: SharedItem): Promise<Judgement> {
  const texts = publicTexts(item);
  try {
    const unfit = await findUnfit(
      tools,
      texts.map(({ text }) => text),
      audienceOf(item),
    );
    if (unfit === null) return { hold: null };
    return { hold: 'unfit', part: texts[unfit]?.part ?? 'it' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { hold: 'waiting' };
  }
}

const audienceOf = (item: SharedItem): Audience => (item.contentType === 'story' ? item.item.ageRange : 'family');

function publicTexts(item: SharedItem): PublicText[] {
  const named = ({ name, type }: { name: string; type: string }): PublicText => ({
    part: `the name “${name}”`,
    text: `${name} (${type})`,
  });
  const texts =
    item.contentType === 'character'
      ? [named(item.item)]
      : [
          { part: 'the title', text: item.item.title },
          ...item.item.previousParts.map((text, index) => ({ part: `chapter ${index + 1}`, text })),
          ...[...item.item.characters, ...item.item.locations].map(named),
        ];
  return texts.filter(({ text }) => text.trim() !== '');
}
