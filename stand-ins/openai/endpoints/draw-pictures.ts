import { sendJsonBody } from '../http/send-body.ts';
import type { Exchange } from '../http/exchange.ts';
import type { ImageParameters } from './image-parameters.ts';

/** Tokens of a picture of 1024 by 1024 pixels by gpt-image-2.5-flare, by its quality. */
const OUTPUT_TOKENS: Readonly<Record<string, number>> = { low: 196, medium: 439, high: 1_756 };
/** Tokens billed for a reference picture; the vendor's number depends on its size. */
const TOKENS_PER_INPUT_PICTURE = 323;
const CHARACTERS_PER_TOKEN = 4;

/**
 * Draws the requested pictures and responds as the vendor does. The same parameters, reference pictures and
 * `X-Client-Request-Id` give the same bytes.
 */
export async function drawPictures(
  exchange: Exchange,
  { prompt, size, quality, output_format: format, n }: ImageParameters,
  references: readonly Buffer[],
): Promise<void> {
  const { headers, drawPicture, fault } = exchange;
  const clientRequestId = String(headers['x-client-request-id'] ?? '');
  const data: { b64_json: string }[] = [];
  for (let index = 0; index < (fault?.kind === 'empty' ? 0 : n); index += 1) {
    const variation = index === 0 ? clientRequestId : `${clientRequestId}#${index}`;
    if (fault?.kind === 'picture') {
      data.push({ b64_json: fault.base64 });
      continue;
    }
    const picture = await drawPicture({
      prompt,
      size,
      variation,
      format,
      references,
      hasStranger: fault?.kind === 'stranger',
    });
    const sentPicture = fault?.kind === 'broken-picture' ? Buffer.from('not a picture') : picture;
    data.push({ b64_json: sentPicture.toString('base64') });
  }
  const textTokens = Math.ceil(prompt.length / CHARACTERS_PER_TOKEN);
  const imageTokens = TOKENS_PER_INPUT_PICTURE * references.length;
  const inputTokens = textTokens + imageTokens;
  const outputTokens = (OUTPUT_TOKENS[quality] ?? 439) * n;
  await sendJsonBody(exchange, {
    created: Math.floor(Date.now() / 1000),
    background: 'opaque',
    output_format: format,
    quality,
    size,
    data,
    ...(fault?.kind === 'no-usage'
      ? {}
      : {
          usage: {
            input_tokens: inputTokens,
            output_tokens: outputTokens,
            total_tokens: inputTokens + outputTokens,
            input_tokens_details: { image_tokens: imageTokens, text_tokens: textTokens },
          },
        }),
  });
}
