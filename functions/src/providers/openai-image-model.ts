import { generateImageContract, INVALID_IMAGE_PROMPT } from '@talelantern/domain/contracts/generate-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import type OpenAI from 'openai';
import type { Log } from '../operations/ports/log.ts';
import type { ImageModel } from '../operations/ports/providers.ts';
import { callOptions } from './openai-client.ts';
import { toProviderError } from './provider-error.ts';

/** 3:4 (specification §7); both sides are divisible by 16, as the vendor demands. */
const PORTRAIT_SIZE = '768x1024';

const SENTENCES = { refused: INVALID_IMAGE_PROMPT, tooLarge: generateImageContract.messages[413] };

interface ImageSettings {
  model: string;
  timeoutMs: number;
}

/** Pictures by `images/generations` of OpenAI: https://developers.openai.com/api/docs/guides/image-generation */
export const createOpenAiImageModel = (client: OpenAI, settings: ImageSettings, log: Log): ImageModel => ({
  async paintPortrait({ prompt, quality, requestId, safetyIdentifier }) {
    const answer = await client.images
      .generate(
        {
          model: settings.model,
          prompt,
          size: PORTRAIT_SIZE,
          quality,
          output_format: 'webp',
          moderation: 'auto',
          n: 1,
          safety_identifier: safetyIdentifier,
        },
        callOptions(requestId, settings.timeoutMs),
      )
      .catch((error: unknown) => {
        throw toProviderError(error, SENTENCES, log);
      });
    const encoded = answer.data?.[0]?.b64_json;
    if (!encoded) throw new AppError('busy', generateImageContract.invalidResponse);
    return Buffer.from(encoded, 'base64');
  },
});
