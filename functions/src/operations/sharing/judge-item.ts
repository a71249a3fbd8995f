import type { Audience } from '@talelantern/domain/safety/moderation-policy';
import { AppError } from '@talelantern/domain/errors/app-error';
import { createAliases } from '@talelantern/domain/safety/aliases';
import { hasContactDetails } from '@talelantern/domain/safety/contact-details';
import { OUR_WORDS } from '@talelantern/domain/safety/our-words';
import { isRecord } from '@talelantern/domain/stored/read-fields';
import { toParagraphs } from '@talelantern/domain/stories/story';
import { findUnfit, type ModerationTools } from '../moderation.ts';
import type { Families } from '../ports/families.ts';
import type { SharedItem } from '../ports/shares.ts';
import { toSharedCopy } from './shared-pictures.ts';

/** What moderation says of an item: fit, to be changed in `part`, or not to be had now. */
export type Judgement = { hold: null } | { hold: 'unfit'; part: string } | { hold: 'waiting' };

export interface JudgingTools extends ModerationTools {
  families: Families;
}

/** A text that everybody with the link would read, and what its author calls it. */
interface PublicText {
  part: string;
  text: string;
}

/**
 * Judges what the public would read of `item`, which its owner shares as `penName`: whether it is fit for its readers,
 * names no real child and tells nobody how to reach anybody. Never throws for a moderator that is away: then it has to
 * wait, as a story does of which no parent has allowed a chapter yet.
 */
export async function judgeItem(tools: JudgingTools, item: SharedItem, penName: string): Promise<Judgement> {
  if (isClosed(item)) return { hold: 'waiting' };
  const texts = [{ part: 'your pen name', text: penName }, ...publicTexts(item)];
  const { realNames } = await tools.families.safetyOf(item.item.userId, null);
  const realChild = realNames.find((name) => isNamed(name, texts));
  if (realChild !== undefined) return { hold: 'unfit', part: `the name “${realChild}”, which is a real child’s,` };
  const revealing = texts.find(({ text }) => hasContactDetails(text));
  if (revealing) return { hold: 'unfit', part: revealing.part };
  try {
    const unfit = await findUnfit(
      tools,
      texts.map(({ text }) => text),
      audienceOf(item),
    );
    if (unfit === null) return { hold: null };
    return { hold: 'unfit', part: texts[unfit]?.part ?? SOMETHING };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { hold: 'waiting' };
  }
}

/** A story of which not even the first chapter may be read. */
export const isClosed = (item: SharedItem): boolean =>
  item.contentType === 'story' && item.item.previousParts.length === 0;

/** Whether anything that a family wrote itself names the child: a bear from our lists is not called Bear. */
function isNamed(realName: string, texts: readonly PublicText[]): boolean {
  const { hide } = createAliases([realName], []);
  return texts.some(({ text }) => !OUR_WORDS.has(text) && hide(text) !== text.normalize('NFC'));
}

const audienceOf = (item: SharedItem): Audience => (item.contentType === 'story' ? item.item.ageRange : 'family');

const SOMETHING = 'it';

const PARTS: Readonly<Record<string, string>> = {
  title: 'the title',
  theme: 'the theme',
  name: 'the name',
  type: 'the type',
  personality: 'the personality',
  magicalPower: 'the magical power',
};

/** Every text of the copy, whatever fields it has: a modified app stores what it likes in any of them. */
const publicTexts = (item: SharedItem): PublicText[] =>
  Object.entries(toSharedCopy(item, () => null)).flatMap(([key, value]) =>
    [value].flat().flatMap((entry: unknown, index) => {
      const part = partOf(key, index, entry);
      // Paragraph by paragraph: one sentence must not hide in a long chapter.
      return toParagraphs(textsIn(entry).join('\n\n')).map((text) => ({ part, text }));
    }),
  );

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

function partOf(key: string, index: number, entry: unknown): string {
  if (key === 'chapters') return `chapter ${index + 1}`;
  if (isRecord(entry) && typeof entry['name'] === 'string') return `the name “${entry['name']}”`;
  return PARTS[key] ?? SOMETHING;
}
