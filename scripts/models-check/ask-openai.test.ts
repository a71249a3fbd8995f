import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOpenAiStandIn } from '../../emulators/openai/server.ts';
import { askOpenAi } from './ask-openai.ts';
import { GONE, type AskVendor } from './check-models.ts';

describe('OpenAI', () => {
  let standIn: Awaited<ReturnType<typeof startOpenAiStandIn>>;
  let ask: AskVendor;
  beforeAll(async () => {
    standIn = await startOpenAiStandIn({ port: 0, dripMs: 0 });
    ask = askOpenAi('local', `${standIn.url}/v1`);
  });
  afterAll(() => standIn.close());

  it('tells the last day of a model, that there is none yet, or that the model is gone', async () => {
    expect(await ask('tts-1')).toBe('2027-01-06');
    expect(await ask('gpt-6.1-terra')).toBeNull();
    expect(await ask('dall-e-3')).toBe(GONE);
  });
});
