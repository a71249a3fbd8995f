import type { Exchange } from '../http/exchange.ts';
import { isChapterFault } from '../controls/fault.ts';
import type { Facts } from '../generators.ts';
import type { JsonSchema } from '../structured/json-schema.ts';
import { shapeOutput } from '../structured/shape-output.ts';

interface Request {
  prompt: string;
  /** `prompt_cache_key` of the request. */
  seed: string;
  /** The requested JSON schema, or null for plain text. */
  schema: JsonSchema | null;
  /** The pictures of the request, which are compared instead of replying to the prompt. */
  pictures: readonly Buffer[];
}

/** The text of a response in the requested format. */
export async function generateText(
  { headers, replyToPrompt, comparePictures, fault }: Exchange,
  { prompt, seed, schema, pictures }: Request,
): Promise<string> {
  if (fault?.kind === 'text') return fault.text;
  if (fault?.kind === 'empty') return '';
  const variation = String(headers['x-client-request-id'] ?? '');
  const chapterFault = fault !== null && isChapterFault(fault) ? fault : null;
  const facts: Facts =
    pictures.length > 0
      ? await comparePictures(pictures)
      : replyToPrompt(prompt, { seed, variation, fault: chapterFault });
  if (schema !== null) return shapeOutput(schema, facts);
  return facts.text ?? JSON.stringify(facts);
}
