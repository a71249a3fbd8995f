import { BUSY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { refusedCategory, type Audience, type ModerationVerdict } from '@talelantern/domain/safety/moderation-policy';
import type { Log } from './ports/log.ts';
import type { Moderator } from './ports/providers.ts';

export interface ModerationTools {
  moderator: Moderator;
  log: Log;
}

/** Whether a wish comes in or a finished thing goes out. */
type Direction = 'in' | 'out';

interface Check {
  audience: Audience;
  direction: Direction;
  requestId: string;
  /** What the family hears. */
  refusal: string;
}

/** @throws AppError `refused` unless every text is fit for its audience; the moderator's own failures as they are. */
export const assertTextsFit = (
  tools: ModerationTools,
  texts: readonly string[],
  { refusal, ...check }: Check,
): Promise<void> =>
  assertFieldsFit(
    tools,
    texts.map((text) => ({ text, field: undefined, refusal })),
    check,
  );

/** A text with the field of the request in which it stands, and what its family hears where it is not fit. */
export interface FieldText {
  text: string;
  field: string | undefined;
  refusal: string;
}

/** The same for texts of several fields: the refusal names the first that has to be changed. */
export async function assertFieldsFit(
  { moderator, log }: ModerationTools,
  texts: readonly FieldText[],
  check: Omit<Check, 'refusal'>,
): Promise<void> {
  const written = texts.filter(({ text }) => text.trim() !== '');
  if (written.length === 0) return;
  const verdicts = await moderator.judgeTexts(written.map(({ text }) => text));
  written.forEach(({ field, refusal }, index) => {
    const verdict = verdicts[index];
    if (!verdict || verdicts.length !== written.length) throw new AppError('refused', refusal, { field });
    assertFit(verdict, { ...check, refusal, field }, log);
  });
}

const TEXTS_AT_ONCE = 32;

/**
 * The index of the first text that is not fit for `audience`, or null.
 * @throws AppError when the moderator does not judge them.
 */
export async function findUnfit(
  { moderator }: Pick<ModerationTools, 'moderator'>,
  texts: readonly string[],
  audience: Audience,
): Promise<number | null> {
  for (let start = 0; start < texts.length; start += TEXTS_AT_ONCE) {
    const some = texts.slice(start, start + TEXTS_AT_ONCE);
    const verdicts = await moderator.judgeTexts(some);
    if (verdicts.length !== some.length) throw new AppError('busy', BUSY);
    const unfit = verdicts.findIndex((verdict) => refusedCategory(verdict, audience) !== null);
    if (unfit !== -1) return start + unfit;
  }
  return null;
}

/** @throws AppError `refused` unless the picture is fit for its audience. */
export async function assertPictureFit(
  { moderator, log }: ModerationTools,
  picture: Buffer,
  check: Check,
): Promise<void> {
  assertFit(await moderator.judgePicture(picture), check, log);
}

function assertFit(verdict: ModerationVerdict, check: Check & { field?: string | undefined }, log: Log): void {
  const category = refusedCategory(verdict, check.audience);
  if (category === null) return;
  log('warning', 'moderation_refused', { requestId: check.requestId, direction: check.direction, category });
  throw new AppError('refused', check.refusal, { field: check.field });
}
