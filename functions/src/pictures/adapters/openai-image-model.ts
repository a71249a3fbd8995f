import { AppError } from '@talelantern/domain/errors/app-error';
import { withoutHiddenText } from '@talelantern/domain/safety/as-read';
import OpenAI, { toFile } from 'openai';
import type { Log } from '../../core/log.ts';
import { callVendor } from '../../generation/adapters/call-vendor.ts';
import { pictureModel } from '../../generation/operations/costs.ts';
import type { ImageModel, PictureOrder, VendorUsage } from '../../generation/ports/providers.ts';
import { callOptions } from '../../core/openai-client.ts';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { afterShortWait, refusedParameter } from '../../core/provider-error.ts';
import type { Config } from '../../config.ts';

/** 3:4 and 3:2; all sides are divisible by 16, as the vendor requires. */
const SIZES: Readonly<Record<PictureOrder['shape'], string>> = { portrait: '768x1024', landscape: '1152x768' };

/** The sizes that every model takes. */
const FIXED_SIZES: Readonly<Record<PictureOrder['shape'], string>> = { portrait: '1024x1536', landscape: '1536x1024' };
/** Pixels that are added on each side of a portrait in its fixed size to make it 3:4. */
const SIDE_PADDING = 64;

/** https://developers.openai.com/api/docs/guides/image-generation; `images/edits` with reference pictures. */
export const createOpenAiImageModel = (
  client: OpenAI,
  settings: Omit<Config['image'], 'baseUrl'>,
  log: Log,
): ImageModel => ({
  // Metered once for both sizes, because a refused size costs nothing.
  generate: (order) =>
    callVendor({ meter: order.meter, kind: 'picture', messages: order.messages, log }, async (reportUsage) => {
      const model = pictureModel(settings, order.quality);
      const timeoutMs = Math.min(settings.timeoutMs, order.timeoutMs ?? Infinity);
      const request = async (size: string): Promise<Buffer> => {
        const response = await afterShortWait(() => ask(client, model, timeoutMs, order, size));
        const usage = usageOf(model, response);
        if (usage) reportUsage(usage);
        return decodePicture(response, order);
      };
      try {
        return await request(SIZES[order.shape]);
      } catch (error) {
        if (refusedParameter(error) !== 'size') throw error;
      }
      const picture = await request(FIXED_SIZES[order.shape]);
      return order.shape === 'portrait' ? widen(picture) : picture;
    }),
});

/** The portrait, widened by its background instead of cropped, because it shows the whole figure. */
const widen = (portrait: Buffer): Promise<Buffer> =>
  sharp(portrait)
    .extend({ left: SIDE_PADDING, right: SIDE_PADDING, extendWith: 'mirror' })
    .webp({ quality: 95 })
    .toBuffer();

function decodePicture({ data }: OpenAI.ImagesResponse, { messages }: PictureOrder): Buffer {
  const encoded = data?.[0]?.b64_json;
  if (!encoded) throw new AppError('busy', messages.invalid);
  return Buffer.from(encoded, 'base64');
}

const usageSchema = z.object({
  input_tokens: z.number(),
  input_tokens_details: z.nullish(z.object({ text_tokens: z.number(), image_tokens: z.number() })),
  output_tokens: z.number(),
});

/** Null if the response does not count them. Without details all input counts as pictures, which cost more. */
function usageOf(model: string, { usage }: OpenAI.ImagesResponse): VendorUsage | null {
  const { success, data } = usageSchema.safeParse(usage);
  if (!success) return null;
  const { text_tokens: textTokens, image_tokens: pictureTokens } = data.input_tokens_details ?? {
    text_tokens: 0,
    image_tokens: data.input_tokens,
  };
  return { kind: 'picture', model, textTokens, pictureTokens, outputTokens: data.output_tokens };
}

async function ask(
  client: OpenAI,
  model: string,
  timeoutMs: number,
  { prompt, quality, references, requestId, safetyIdentifier }: PictureOrder,
  size: string,
): Promise<OpenAI.ImagesResponse> {
  const order = {
    model,
    prompt: withoutHiddenText(prompt),
    size,
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
