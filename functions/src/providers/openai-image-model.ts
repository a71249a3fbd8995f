import { AppError } from '@talelantern/domain/errors/app-error';
import OpenAI, { toFile } from 'openai';
import type { Log } from '../operations/ports/log.ts';
import type { ImageModel, PictureOrder } from '../operations/ports/providers.ts';
import { callOptions } from './openai-client.ts';
import { toProviderError } from './provider-error.ts';

/** 3:4 (specification §7) and 3:2; all sides are divisible by 16, as the vendor demands. */
const SIZES: Readonly<Record<PictureOrder['shape'], string>> = { portrait: '768x1024', landscape: '1152x768' };

interface ImageSettings {
  model: string;
  timeoutMs: number;
}

/**
 * Pictures by `images/generations` of OpenAI, and by `images/edits` where they are drawn from others:
 * https://developers.openai.com/api/docs/guides/image-generation
 */
export const createOpenAiImageModel = (client: OpenAI, settings: ImageSettings, log: Log): ImageModel => ({
  async paint(order) {
    const answer = await ask(client, settings, order).catch((error: unknown) => {
      throw toProviderError(error, order.sentences, log);
    });
    const encoded = answer.data?.[0]?.b64_json;
    if (!encoded) throw new AppError('busy', order.sentences.invalid);
    return Buffer.from(encoded, 'base64');
  },
});

async function ask(
  client: OpenAI,
  { model, timeoutMs }: ImageSettings,
  { prompt, shape, quality, references, requestId, safetyIdentifier }: PictureOrder,
): Promise<OpenAI.ImagesResponse> {
  const order = {
    model,
    prompt,
    size: SIZES[shape],
    quality,
    output_format: 'webp',
    n: 1,
    safety_identifier: safetyIdentifier,
  } as const;
  const options = callOptions(requestId, timeoutMs);
  if (references.length === 0) return client.images.generate({ ...order, moderation: 'auto' }, options);
  const image = await Promise.all(
    references.map((bytes, index) => toFile(bytes, `picture-${index + 1}.webp`, { type: 'image/webp' })),
  );
  return client.images.edit({ ...order, image }, options);
}
