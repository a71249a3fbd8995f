import { splitTraits } from '@talelantern/domain/characters/personality';
import { findRealName, type ReadText } from '@talelantern/domain/safety/find-real-name';
import { CATALOGUE_WORDS } from '@talelantern/domain/safety/catalogue-words';
import { isRecord } from '@talelantern/domain/stored/read-fields';
import type { SharedItem, SharesTx } from '../ports/ports.ts';
import { withoutUrls } from './shared-pictures.ts';
import type { Audience } from '@talelantern/domain/safety/moderation-policy';
import { AppError } from '@talelantern/domain/errors/app-error';
import { hasContactDetails } from '@talelantern/domain/safety/contact-details';
import { hasProductName } from '@talelantern/domain/safety/product-name';
import { findMixedWord, hasBidiOverride } from '@talelantern/domain/safety/mixed-scripts';
import { textsIn } from '@talelantern/domain/text/texts-in';
import type { Families } from '../../families/ports/ports.ts';
import { toPieces } from '../../moderation/operations/moderation.ts';
import { moderateSharedTexts, type SharedTextDeps } from './moderate-shared-texts.ts';

/** Fields of the copy with catalogue choices; a modified app may store any string in them. */
const CHOICE_FIELDS = new Set(['type', 'theme', 'personality', 'magicalPower', 'role']);
/** Fields that only functions set. */
const SERVER_FIELDS = new Set(['contentType', 'ageRange', 'id', 'coverSceneId']);
/** Fields of whole sentences, in which a function word is not a name. */
const PROSE_FIELDS = new Set(['chapters', 'alt']);

/** The real child that the public copy of `item` or the pen name would name, or null. */
export const findNamedChild = (realNames: readonly string[], item: SharedItem, penName: string): string | null =>
  findRealName(realNames, [{ text: penName, reading: 'label' }, ...collectTexts('', withoutUrls(item))]);

function collectTexts(field: string, value: unknown): ReadText[] {
  if (SERVER_FIELDS.has(field)) return [];
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => collectTexts(field, entry));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, entry]) => collectTexts(key, entry));
  if (typeof value !== 'string' || (CHOICE_FIELDS.has(field) && isChoice(value))) return [];
  return [{ text: value, reading: PROSE_FIELDS.has(field) ? 'prose' : 'label' }];
}

const isChoice = (value: string): boolean =>
  CATALOGUE_WORDS.has(value) || splitTraits(value).every((trait) => CATALOGUE_WORDS.has(trait));

/**
 * `hold` is null for an item that may be public, `unfit` if its `part` is not allowed, or `waiting` if this could not be
 * decided yet. An item that is too long for moderation needs a reviewer (needs-review.ts).
 */
export type ItemVerdict = { hold: null; isTooLong: boolean } | { hold: 'unfit'; part: string } | { hold: 'waiting' };

export interface ItemModerationDeps extends SharedTextDeps {
  families: Families;
}

/** What a field will show to the public, and the name of the field in error messages. */
interface PublicText {
  part: string;
  text: string;
}

/**
 * Moderates the public text of `item`, shared as `penName`: fit for its readers, without real children's names and
 * without contact details. Returns `waiting` instead of throwing when moderation fails, when the user's daily limit is
 * reached, or while no chapter is approved. `now` in ms. `isShown`: others see exactly this already, so no model is asked
 * again.
 */
export async function moderateItem(
  deps: ItemModerationDeps,
  item: SharedItem,
  penName: string,
  now: number,
  { isShown = false } = {},
): Promise<ItemVerdict> {
  if (isClosed(item)) return { hold: 'waiting' };
  const wholeTexts = [{ part: 'your pen name', text: penName }, ...publicTexts(item)];
  const pieces = wholeTexts.flatMap(({ part, text }) => toPieces(text).map((piece) => ({ part, text: piece })));
  const realChild = await readNamedChild(deps, item, penName);
  if (realChild !== null) return { hold: 'unfit', part: `the name “${realChild}”, which is a real child’s,` };
  if (hasProductName(penName)) return { hold: 'unfit', part: 'the name “Talelantern” in your pen name' };
  const forbidden = findForbidden(wholeTexts);
  if (forbidden !== null) return { hold: 'unfit', part: forbidden };
  if (pieces.length > MAX_PIECES) return { hold: null, isTooLong: true };
  try {
    const { rejectedIndex, isWhole } = await moderateSharedTexts(
      deps,
      pieces.map(({ text }) => text),
      { audience: audienceOf(item), ownerId: item.item.userId, isShown, now },
    );
    if (rejectedIndex === null) return isWhole ? { hold: null, isTooLong: false } : { hold: 'waiting' };
    return { hold: 'unfit', part: pieces[rejectedIndex]?.part ?? FALLBACK_LABEL };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { hold: 'waiting' };
  }
}

/**
 * Whether `item`, which has been moderated, names a real child by now. Call it in the transaction that shows the item,
 * because the event of a new name moderates only what is shown already.
 */
export async function namesChildByNow(
  deps: Pick<ItemModerationDeps, 'families'>,
  tx: Pick<SharesTx, 'delayNameChanges'>,
  item: SharedItem,
  penName: string,
): Promise<boolean> {
  await tx.delayNameChanges(item.item.userId);
  return (await readNamedChild(deps, item, penName)) !== null;
}

async function readNamedChild(
  { families }: Pick<ItemModerationDeps, 'families'>,
  item: SharedItem,
  penName: string,
): Promise<string | null> {
  const story = item.contentType === 'story' ? item.item : {};
  const { realNames } = await families.safetyOf(item.item.userId, null, story);
  return findNamedChild(realNames, item, penName);
}

/** Checked before any model is asked: the part with bidirectional overrides, contact details or mixed alphabets. */
function findForbidden(wholeTexts: readonly PublicText[]): string | null {
  const withBidiOverride = wholeTexts.find(({ text }) => hasBidiOverride(text));
  if (withBidiOverride) return `the hidden direction marks in ${withBidiOverride.part}`;
  // Whole fields, because a phone number may continue in the next paragraph.
  const withContactDetails = wholeTexts.find(({ text }) => hasContactDetails(text));
  if (withContactDetails) return withContactDetails.part;
  const mixed = wholeTexts.flatMap(({ text }) => findMixedWord(text) ?? [])[0];
  return mixed === undefined ? null : `the word “${mixed}”, which mixes alphabets,`;
}

/** Whether no chapter of a story is approved. */
export const isClosed = (item: SharedItem): boolean =>
  item.contentType === 'story' && item.item.previousParts.length === 0;

const audienceOf = (item: SharedItem): Audience => (item.contentType === 'story' ? item.item.ageRange : 'family');

const FALLBACK_LABEL = 'it';

const PART_LABELS: Readonly<Record<string, string>> = {
  title: 'the title',
  theme: 'the theme',
  name: 'the name',
  type: 'the type',
  personality: 'the personality',
  magicalPower: 'the magical power',
};

/** The text of every field of the copy: a modified app may store any string anywhere. */
const publicTexts = (item: SharedItem): PublicText[] =>
  Object.entries(withoutUrls(item)).flatMap(([key, value]) =>
    [value].flat().flatMap((entry: unknown, index) => {
      const part = partOf(key, index, entry);
      const text = textsIn(entry).filter(Boolean).join('\n\n');
      return text === '' ? [] : [{ part, text }];
    }),
  );

/** More than the largest story that the rules accept has. Each piece costs a read, 32 pieces one request. */
const MAX_PIECES = 256;

function partOf(key: string, index: number, entry: unknown): string {
  if (key === 'chapters') return `chapter ${index + 1}`;
  if (isRecord(entry) && typeof entry['name'] === 'string') return `the name “${entry['name']}”`;
  return PART_LABELS[key] ?? FALLBACK_LABEL;
}
