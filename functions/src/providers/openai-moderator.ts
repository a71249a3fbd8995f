import { BUSY } from '@talelantern/domain/contracts/contract';
import { INVALID_IMAGE_PROMPT } from '@talelantern/domain/contracts/generate-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { ModerationVerdict } from '@talelantern/domain/safety/moderation-policy';
import { APIConnectionError, APIConnectionTimeoutError, type OpenAI } from 'openai';
import type { Moderation, ModerationCreateParams } from 'openai/resources/moderations';
import type { Log } from '../operations/ports/log.ts';
import type { Moderator } from '../operations/ports/providers.ts';
import { again } from '../storage/again.ts';
import { toProviderError } from './provider-error.ts';

const SENTENCES = { refused: INVALID_IMAGE_PROMPT, tooLarge: BUSY };

interface ModerationSettings {
  model: string;
  timeoutMs: number;
}

/** Verdicts by `moderations` of OpenAI. Whatever cannot be judged is an error, so it fails closed. */
export function createOpenAiModerator(client: OpenAI, settings: ModerationSettings, log: Log): Moderator {
  const judge = async (input: ModerationCreateParams['input']): Promise<ModerationVerdict[]> => {
    try {
      const ask = () => client.moderations.create({ model: settings.model, input }, { timeout: settings.timeoutMs });
      const { results } = await again(ask, (error) => !isConnectionLost(error));
      return results.map(toVerdict);
    } catch (error) {
      throw toProviderError(error, SENTENCES, log);
    }
  };
  return {
    judgeTexts: (texts) => judge([...texts]),
    async judgePicture(picture) {
      const url = `data:image/webp;base64,${picture.toString('base64')}`;
      const [verdict] = await judge([{ type: 'image_url', image_url: { url } }]);
      if (!verdict) throw new AppError('busy', BUSY);
      return verdict;
    },
  };
}

/** To be judged costs nothing, so that it may be asked for twice, unlike all else that the vendor does. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof APIConnectionError && !(error instanceof APIConnectionTimeoutError);

/** A category that the vendor leaves out or null has no score. */
const toVerdict = ({ categories, category_scores: scores }: Moderation): ModerationVerdict => ({
  scores: Object.fromEntries(Object.entries(scores).filter(([, score]) => typeof score === 'number')),
  flagged: Object.entries(categories).flatMap(([category, isFlagged]) => (isFlagged ? [category] : [])),
});
