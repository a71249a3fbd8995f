import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWithGenerators } from '../../stand-ins/openai/testing/start-with-generators.ts';
import { askOpenAi } from './ask-openai.ts';
import { GONE, type AskVendor } from '../../functions/src/core/check-models.ts';

let standIn: Awaited<ReturnType<typeof startWithGenerators>>;
let ask: AskVendor;
beforeAll(async () => {
  standIn = await startWithGenerators();
  ask = askOpenAi('local', `${standIn.url}/v1`);
});
afterAll(() => standIn.close());

it('OpenAI reports the shutdown date of a model, that none is announced, or that the model is gone', async () => {
  expect(await ask('tts-1')).toBe('2027-01-06');
  expect(await ask('gpt-6.1-terra')).toBeNull();
  expect(await ask('dall-e-3')).toBe(GONE);
});
