import { BUSY } from '@talelantern/domain/contracts/contract';
import { INVALID_IMAGE_PROMPT } from '@talelantern/domain/contracts/generate-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { ModerationVerdict } from '@talelantern/domain/safety/moderation-policy';
import { APIConnectionTimeoutError, APIError, type OpenAI } from 'openai';
import type { Moderation, ModerationCreateParams } from 'openai/resources/moderations';
import type { Log } from '../../core/log.ts';
import type { Moderator } from '../../generation/ports/providers.ts';
import { PAUSES_MS, retry, type Patience } from '../../core/retry.ts';
import { meaningOf, retryAfterOf, toProviderError, type VendorErrorMeaning } from '../../core/provider-error.ts';
import type { Config } from '../../config.ts';

const SENTENCES = { refused: INVALID_IMAGE_PROMPT, tooLarge: BUSY };

/** Uses OpenAI's `moderations`. Fails closed: what cannot be moderated is an error. */
export function createOpenAiModerator(
  client: OpenAI,
  settings: Omit<Config['moderation'], 'baseUrl'>,
  log: Log,
): Moderator {
  const moderate = async (input: ModerationCreateParams['input'], isPaidFor: boolean): Promise<ModerationVerdict[]> => {
    try {
      const ask = () => client.moderations.create({ model: settings.model, input }, { timeout: settings.timeoutMs });
      const { results } = await retry(
        ask,
        (error) => !isRetryable(error, isPaidFor),
        waitOf,
        isPaidFor ? PAID_FOR : NOT_PAID_FOR,
      );
      return results.map(toVerdict);
    } catch (error) {
      throw toProviderError(error, { kind: 'moderation', messages: SENTENCES, log });
    }
  };
  return {
    moderateTexts: (texts, { isPaidFor } = { isPaidFor: false }) => moderate([...texts], isPaidFor),
    async moderatePicture(picture) {
      const url = `data:image/webp;base64,${picture.toString('base64')}`;
      const [verdict] = await moderate([{ type: 'image_url', image_url: { url } }], true);
      if (!verdict) throw new AppError('busy', BUSY);
      return verdict;
    },
  };
}

const RETRYABLE: readonly VendorErrorMeaning[] = ['internal', 'overloaded', 'rate_limited'];

/** Whether a failed moderation may be repeated, which is free. A failure would discard a paid chapter. */
function isRetryable(error: unknown, isPaidFor: boolean): boolean {
  if (error instanceof APIConnectionTimeoutError) return isPaidFor;
  return error instanceof APIError && RETRYABLE.includes(meaningOf(error));
}

const BUSY_PAUSE_MS = 500;
const MAX_SPREAD_MS = 5_000;

/** Includes the waits that the vendor asks for, which could outlast the function: a longer wait is a failure. */
const NOT_PAID_FOR: Patience = { pausesMs: PAUSES_MS, limitMs: 10_000 };
/** Half a minute of pauses: a paid chapter or picture is worth that wait. */
const PAID_FOR: Patience = { pausesMs: [...PAUSES_MS, 2_000, 4_000, 8_000, 16_000], limitMs: 45_000 };

/** What the vendor asks for and up to 50% more, at most 5 s, so that a chapter's calls do not return together. */
function waitOf(error: unknown): number {
  if (!(error instanceof APIError) || error.status === undefined) return 0;
  const waitMs = (retryAfterOf(error) ?? 0) * 1000 || BUSY_PAUSE_MS;
  return waitMs + Math.random() * Math.min(waitMs / 2, MAX_SPREAD_MS);
}

/** A missing category has no score. */
const toVerdict = ({ categories, category_scores: scores }: Moderation): ModerationVerdict => ({
  scores: Object.fromEntries(Object.entries(scores).filter(([, score]) => typeof score === 'number')),
  flagged: Object.entries(categories).flatMap(([category, isFlagged]) => (isFlagged ? [category] : [])),
});
