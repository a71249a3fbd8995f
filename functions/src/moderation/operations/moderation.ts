import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { asRead } from '@talelantern/domain/safety/as-read';
import {
  isOnlyTooHarsh,
  refusedCategory,
  type Audience,
  type ModerationVerdict,
} from '@talelantern/domain/safety/moderation-policy';
import { toParagraphs } from '@talelantern/domain/stories/story';
import type { Log } from '../../core/log.ts';
import type { Moderator } from '../../generation/ports/providers.ts';

export interface ModerationDeps {
  moderator: Moderator;
  log: Log;
}

export const TEXTS_PER_REQUEST = 32;

/** Whether moderation checks user input or generated output. */
type Direction = 'in' | 'out';

interface Check {
  audience: Audience;
  direction: Direction;
  requestId: string;
  /** Message for the user. */
  refusal: string;
  /** False if the refusal is not the user's fault. */
  isCounted?: boolean;
}

/** @throws AppError `refused` unless every string is fit for its audience; the moderator's failures. */
export const assertTextsFit = (
  deps: ModerationDeps,
  texts: readonly string[],
  { refusal, audience, ...check }: Check,
): Promise<void> =>
  assertFieldsFit(
    deps,
    texts.map((text) => ({ text, field: undefined, refusal, audience })),
    check,
  );

/** The value of a request field, and the message for when it is not fit. */
export interface FieldText {
  text: string;
  field: string | undefined;
  refusal: string;
  audience: Audience;
}

/** Asserts that the values of several fields are fit: the refusal identifies the first field whose value is not fit. */
export async function assertFieldsFit(
  deps: ModerationDeps,
  texts: readonly FieldText[],
  check: Omit<Check, 'refusal' | 'audience'>,
): Promise<void> {
  const read = texts.map(({ text }) => text);
  for await (const [index, verdict] of moderateInBatches(deps, read, { isPaidFor: check.direction === 'out' })) {
    const field = texts[index];
    if (field) assertFit(verdict, { ...check, ...field }, deps.log);
  }
}

/** A longer paragraph is moderated as a whole. */
const MAX_PIECE_LENGTH = 1_000;

/** Up to 1,000 characters: a sentence cannot hide in a long chapter, and tiny paragraphs cost no more. */
export function toPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const paragraph of toParagraphs(text)) {
    const joined = [...pieces.slice(-1), paragraph].join(' ');
    if (pieces.length > 0 && joined.length <= MAX_PIECE_LENGTH) pieces[pieces.length - 1] = joined;
    else pieces.push(paragraph);
  }
  return pieces;
}

const BLANK_VERDICT: ModerationVerdict = { scores: {}, flagged: [] };

/** In the order of `texts`, as readers see them. A blank one is fit and not sent. @throws AppError of the moderator. */
export async function moderateVisibleTexts(
  { moderator }: Pick<ModerationDeps, 'moderator'>,
  texts: readonly string[],
  options?: Parameters<Moderator['moderateTexts']>[1],
): Promise<ModerationVerdict[]> {
  const read = texts.map((text) => asRead(text));
  const nonBlankTexts = read.filter((text) => !isBlank(text));
  const verdicts = nonBlankTexts.length === 0 ? [] : await moderator.moderateTexts(nonBlankTexts, options);
  let nextVerdict = 0;
  const perText = read.map((text) => (isBlank(text) ? BLANK_VERDICT : verdicts[nextVerdict++]));
  if (nextVerdict !== verdicts.length || !perText.every((verdict) => verdict !== undefined)) {
    throw new AppError('busy', BUSY);
  }
  return perText;
}

/** Verdicts of any number of strings, with their indexes. The next batch is requested only when needed. */
async function* moderateInBatches(
  deps: Pick<ModerationDeps, 'moderator'>,
  texts: readonly string[],
  options?: Parameters<Moderator['moderateTexts']>[1],
): AsyncGenerator<[index: number, verdict: ModerationVerdict]> {
  for (let start = 0; start < texts.length; start += TEXTS_PER_REQUEST) {
    const verdicts = await moderateVisibleTexts(deps, texts.slice(start, start + TEXTS_PER_REQUEST), options);
    for (const [index, verdict] of verdicts.entries()) yield [start + index, verdict];
  }
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Index of the first string that is not fit for `audience`, or null. @throws AppError of the moderator. */
export async function findRejected(
  deps: Pick<ModerationDeps, 'moderator'>,
  texts: readonly string[],
  audience: Audience,
): Promise<number | null> {
  for await (const [index, verdict] of moderateInBatches(deps, texts))
    if (refusedCategory(verdict, audience) !== null) return index;
  return null;
}

/**
 * The outputs of a model that are too frightening or unkind and otherwise fit, so that they can be rewritten. @throws
 * AppError `refused` for an output that is not allowed for another reason; the moderator's failures.
 */
export async function findTooHarsh(
  deps: ModerationDeps,
  texts: readonly string[],
  check: Omit<Check, 'direction'>,
): Promise<string[]> {
  const tooHarsh: string[] = [];
  for await (const [index, verdict] of moderateInBatches(deps, texts, { isPaidFor: true })) {
    if (isOnlyTooHarsh(verdict, check.audience)) tooHarsh.push(texts[index] ?? '');
    else assertFit(verdict, { ...check, direction: 'out' }, deps.log);
  }
  return tooHarsh;
}

export async function assertPictureFit(
  { moderator, log }: ModerationDeps,
  picture: Buffer,
  check: Check,
): Promise<void> {
  assertFit(await moderator.moderatePicture(picture), check, log);
}

function assertFit(verdict: ModerationVerdict, check: Check & { field?: string | undefined }, log: Log): void {
  const category = refusedCategory(verdict, check.audience);
  if (category === null) return;
  log('warning', 'moderation_refused', { requestId: check.requestId, direction: check.direction, category });
  throw new AppError('refused', check.refusal, { field: check.field, isCounted: check.isCounted });
}
