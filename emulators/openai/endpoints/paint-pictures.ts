import { answerJson } from '../http/answer.ts';
import type { Exchange } from '../http/exchange.ts';
import type { InputPicture } from '../pictures/recognition/input-picture.ts';
import { renderPicture } from '../pictures/render-picture.ts';
import { asksForScene } from '../pictures/scenes/scene-fields.ts';
import type { ImageParameters } from './image-parameters.ts';

const OUTPUT_TOKENS = 439;
/** What a reference picture is billed as; the vendor's own sum depends on its size. */
const TOKENS_PER_INPUT_PICTURE = 323;
const CHARACTERS_PER_TOKEN = 4;

/**
 * Paints what was asked for and answers as the vendor does. Same parameters, input pictures and `X-Client-Request-Id`
 * give the same bytes. A portrait or place is remembered, so that it is recognised as an input picture later.
 */
export async function paintPictures(
  exchange: Exchange,
  { prompt, size, quality, output_format: format, n }: ImageParameters,
  inputs: readonly InputPicture[],
): Promise<void> {
  const { headers, pictureMemory, fault } = exchange;
  const clientRequestId = String(headers['x-client-request-id'] ?? '');
  const isOfOneSubject = inputs.length === 0 && !asksForScene(prompt);
  const data: { b64_json: string }[] = [];
  for (let index = 0; index < (fault?.kind === 'empty' ? 0 : n); index += 1) {
    const variation = index === 0 ? clientRequestId : `${clientRequestId}#${index}`;
    if (fault?.kind === 'picture') {
      data.push({ b64_json: fault.base64 });
      continue;
    }
    const picture = await renderPicture({ prompt, size, variation, format, inputs });
    if (isOfOneSubject) await pictureMemory.remember(picture, { prompt, variation });
    const answered = fault?.kind === 'broken-picture' ? Buffer.from('not a picture') : picture;
    data.push({ b64_json: answered.toString('base64') });
  }
  const textTokens = Math.ceil(prompt.length / CHARACTERS_PER_TOKEN);
  const imageTokens = TOKENS_PER_INPUT_PICTURE * inputs.length;
  const inputTokens = textTokens + imageTokens;
  const outputTokens = OUTPUT_TOKENS * n;
  await answerJson(exchange, {
    created: Math.floor(Date.now() / 1000),
    background: 'opaque',
    output_format: format,
    quality,
    size,
    data,
    usage: {
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
      input_tokens_details: { image_tokens: imageTokens, text_tokens: textTokens },
    },
  });
}
