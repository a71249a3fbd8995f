import OpenAI, { NotFoundError } from 'openai';
import { GONE, type AskVendor } from '../../functions/src/core/check-models.ts';

/** Shutdown dates: https://developers.openai.com/api/reference/resources/models/methods/retrieve */
export function askOpenAi(apiKey: string, baseUrl?: string): AskVendor {
  const client = new OpenAI({ apiKey, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }), maxRetries: 0 });
  return async (model) => {
    try {
      return (await client.models.retrieve(model)).shutdown_date ?? null;
    } catch (error) {
      if (error instanceof NotFoundError) return GONE;
      throw error;
    }
  };
}
