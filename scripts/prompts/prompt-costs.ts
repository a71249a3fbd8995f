import { parseConfig } from '../../functions/src/config.ts';
import { createCosts, pictureModel, type WorkOrder } from '../../functions/src/generation/operations/costs.ts';
import { pictureTokens } from '../../functions/src/generation/operations/prices.ts';
import { PLACEHOLDER_SECRETS } from '../models-check/project-models.ts';

const CONFIG = parseConfig(PLACEHOLDER_SECRETS);
const costs = createCosts(CONFIG.spending.prices, CONFIG);

/** Rules of thumb for English text: the vendor's own count is only known from its responses. */
const CHARACTERS_PER_TOKEN = 4;
const TOKENS_PER_WORD = 4 / 3;
/** Tokens of a reference picture, as docs/benchmarks.md assumes. */
const REFERENCE_TOKENS = 1_000;
const SMALL_PICTURE_TOKENS = 500;

const tokensIn = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN);

/** A text request: its characters, the small pictures with it, and the words of its output. */
interface TextRequest {
  characters: number;
  pictures?: number;
  outputWords: number;
}

/** The cost of text requests in micros, with the model of paid plans or the cheaper one. */
export function textCost(requests: readonly TextRequest[], { isEconomy }: { isEconomy: boolean }): number {
  const model = isEconomy ? CONFIG.text.economyModel : CONFIG.text.model;
  const costOfRequest = ({ characters, pictures = 0, outputWords }: TextRequest): number => {
    const inputTokens = tokensIn(characters) + pictures * SMALL_PICTURE_TOKENS;
    const outputTokens = Math.ceil(outputWords * TOKENS_PER_WORD);
    return costs.of({ kind: 'text', model, inputTokens, cachedTokens: 0, cacheWriteTokens: 0, outputTokens });
  };
  return requests.reduce((sum, request) => sum + costOfRequest(request), 0);
}

/** The cost of a picture in micros, without the requests to a text model for it. */
export function pictureCost(characters: number, quality: WorkOrder['quality'], references: number): number {
  const model = pictureModel(CONFIG.image, quality);
  const tokens = { textTokens: tokensIn(characters), pictureTokens: references * REFERENCE_TOKENS };
  return costs.of({ kind: 'picture', model, ...tokens, outputTokens: pictureTokens(model, quality) });
}

/** The cost that the plan table assumes for the same work, in micros. */
export const typicalCost = (order: WorkOrder): number => costs.typical(order);
