import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { ApiError, modelNotFoundError } from '../http/api-error.ts';
import { sendJsonBody } from '../http/send-body.ts';
import type { Exchange } from '../http/exchange.ts';
import { checkFields, type FieldRule } from '../http/fields.ts';
import { isModelFor } from '../models.ts';
import { CATEGORIES, IMAGE_CATEGORIES, type Category } from '../../moderator/categories.ts';
import { classifyText, type Classification } from '../../moderator/classify-text.ts';

const FIELDS: Record<string, FieldRule> = { input: { kind: 'any' }, model: { kind: 'string' } };

const partSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string().check(z.minLength(1)) }) }),
]);
const bodySchema = z.object({
  model: z._default(z.string(), 'omni-moderation-latest'),
  input: z.union([z.string(), z.array(z.string()).check(z.minLength(1)), z.array(partSchema).check(z.minLength(1))]),
});
type ModerationInput = z.infer<typeof bodySchema>['input'];

interface ModeratedInput {
  text: string;
  hasText: boolean;
  hasImage: boolean;
}

/** One result per string, but a single one for a list of parts, which the vendor moderates together. */
function toModeratedInput(input: ModerationInput): ModeratedInput[] {
  if (typeof input === 'string') return [{ text: input, hasText: true, hasImage: false }];
  const texts: ModeratedInput[] = [];
  const combinedInput: ModeratedInput = { text: '', hasText: false, hasImage: false };
  for (const part of input) {
    if (typeof part === 'string') texts.push({ text: part, hasText: true, hasImage: false });
    else if (part.type === 'image_url') combinedInput.hasImage = true;
    else {
      combinedInput.text += `${part.text}\n`;
      combinedInput.hasText = true;
    }
  }
  return texts.length > 0 ? texts : [combinedInput];
}

/** The response to a planned `flag` fault. */
const FLAGGED: Classification = {
  flagged: true,
  scores: { ...classifyText('').scores, violence: 0.98, 'violence/graphic': 0.97 },
};

function toResult(moderated: ModeratedInput, { flagged, scores }: Classification) {
  const perCategory = <T>(value: (category: Category) => T) =>
    Object.fromEntries(CATEGORIES.map((category) => [category, value(category)]));
  return {
    flagged,
    categories: perCategory((category) => scores[category] >= 0.5),
    category_scores: perCategory((category) => scores[category]),
    category_applied_input_types: perCategory((category) => [
      ...(moderated.hasText ? ['text'] : []),
      ...(moderated.hasImage && IMAGE_CATEGORIES.has(category) ? ['image'] : []),
    ]),
  };
}

/** `POST /v1/moderations`. Pictures always pass. Faults: `flag` flags any input, `empty` returns no result. */
export async function moderations(exchange: Exchange): Promise<void> {
  const { body, fault } = exchange;
  const parsed = bodySchema.safeParse(checkFields(body, FIELDS, ['input']));
  if (!parsed.success) {
    throw new ApiError(400, "Invalid 'input': expected a string, an array of strings or an array of parts.", {
      param: 'input',
      code: 'invalid_type',
    });
  }
  const { model, input } = parsed.data;
  if (!isModelFor(model, 'moderation')) throw modelNotFoundError(model);
  const moderated = fault?.kind === 'empty' ? [] : toModeratedInput(input);
  await sendJsonBody(exchange, {
    id: `modr-${createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 24)}`,
    model,
    results: moderated.map((one) => toResult(one, fault?.kind === 'flag' ? FLAGGED : classifyText(one.text))),
  });
}
