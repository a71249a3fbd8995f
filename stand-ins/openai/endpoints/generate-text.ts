import type { Exchange } from '../http/exchange.ts';
import { isChapterFault } from '../controls/fault.ts';
import type { JsonSchema } from '../structured/json-schema.ts';
import { shapeAnswer } from '../structured/shape-answer.ts';

interface Request {
  prompt: string;
  /** `prompt_cache_key` of the request. */
  seed: string;
  /** The requested JSON schema, or null for plain text. */
  schema: JsonSchema | null;
}

/** The text of an answer in the requested format. */
export function generateText({ headers, answerPrompt, fault }: Exchange, { prompt, seed, schema }: Request): string {
  if (fault?.kind === 'text') return fault.text;
  if (fault?.kind === 'empty') return '';
  const variation = String(headers['x-client-request-id'] ?? '');
  const facts = answerPrompt(prompt, {
    seed,
    variation,
    fault: fault !== null && isChapterFault(fault) ? fault : null,
  });
  if (schema !== null) return shapeAnswer(schema, facts);
  return facts.text ?? JSON.stringify(facts);
}
