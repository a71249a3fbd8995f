import { type AppError, retryAfterSeconds } from '@talelantern/domain/errors/app-error';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenAiClient } from '../../functions/src/core/openai-client.ts';
import type { PartOfWork, VendorUsage } from '../../functions/src/generation/ports/providers.ts';
import { createRealtimeNarrator } from '../../functions/src/narration/adapters/realtime-narrator.ts';
import { secondsOf } from '../../functions/src/narration/ports/ports.ts';
import { openStandIn, type StandIn } from '../support/stand-in.ts';

const TEXT = '“Stop! Who goes there?” asked Pip.';
const REALTIME = '/v1/realtime';
const MODEL = 'gpt-realtime-2.1-mini';
const INVALID = { code: 'busy', message: 'Invalid response from audio generation service' };

describe('realtime narrator', () => {
  let standIn: StandIn;
  beforeAll(() => {
    standIn = openStandIn();
  });
  beforeEach(() => standIn.reset());

  const requests = () => standIn.requests(REALTIME);
  const plan = (fault: object, match: { contains?: string; times?: number } = {}) =>
    standIn.plan({ ...fault }, { path: REALTIME, ...match });

  /** A narrator with records of what it metered and logged. */
  function open({ key = 'local', model = MODEL, timeoutMs = 20_000 } = {}) {
    const logged: string[] = [];
    const metered: (VendorUsage | PartOfWork | 'nothing' | undefined)[] = [];
    const narrator = createRealtimeNarrator(
      createOpenAiClient(key, standIn.baseUrl),
      { model, timeoutMs },
      (severity, event) => logged.push(`${severity} ${event}`),
    );
    const speak = (signal = new AbortController().signal) =>
      narrator.speak({
        text: TEXT,
        voice: 'nova',
        style: 'Slowly.',
        requestId: 'request-1',
        safetyIdentifier: 'a-family',
        signal,
        meter: {
          beginCall: (part) => {
            metered.push(part);
            return (usage) => metered.push(usage);
          },
        },
      });
    return { speak, logged, metered };
  }

  it('a passage is one response outside of the conversation, in the nearest voice, with the style', async () => {
    const { speak, metered, logged } = open();
    const speech = await speak();
    expect(speech.sampleRate).toBe(24_000);
    expect(secondsOf(speech)).toBeGreaterThan(1);
    expect(speech.samples.some((sample) => Math.abs(sample) > 1_000)).toBe(true);
    expect(metered).toEqual([
      { characters: TEXT.length },
      { kind: 'speech', model: MODEL, seconds: secondsOf(speech) },
    ]);
    expect(logged).toEqual([]);
    const [request, ...others] = await requests();
    expect(others).toEqual([]);
    expect(request?.headers).toMatchObject({
      'x-client-request-id': 'request-1',
      'openai-safety-identifier': 'a-family',
    });
    expect(request?.body).toEqual({
      type: 'response.create',
      response: {
        conversation: 'none',
        output_modalities: ['audio'],
        instructions: expect.stringMatching(/never answer.*Slowly\.$/),
        input: [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: TEXT }] }],
        audio: { output: { format: { type: 'audio/pcm', rate: 24_000 }, voice: 'marin' } },
      },
    });
  });

  it('commentary before the passage is metered, but neither heard nor compared with the text', async () => {
    const { speak, metered, logged } = open();
    const { samples } = await speak();
    const messages = [{ phase: 'commentary', parts: ['Of course, I will read it.'] }, { parts: [TEXT] }];
    await plan({ kind: 'messages', messages });
    expect((await speak()).samples).toEqual(samples);
    expect(logged).toEqual([]);
    const [, plain, , withCommentary] = metered;
    expect(plain).toEqual({ kind: 'speech', model: MODEL, seconds: samples.length / 24_000 });
    expect(withCommentary).toMatchObject({ seconds: expect.toSatisfy((seconds) => seconds > samples.length / 24_000) });
  });

  it('a reworded passage is spoken again, and both are metered', async () => {
    await plan({ kind: 'reworded' }, { times: 1 });
    const { speak, metered, logged } = open();
    const { samples } = await speak();
    expect(logged).toEqual(['warning passage_reworded']);
    expect(metered).toHaveLength(4);
    expect(metered.at(-1)).toMatchObject({ seconds: samples.length / 24_000 });
  });

  it('a passage that is reworded twice is not returned', async () => {
    await plan({ kind: 'reworded' });
    const { speak, logged } = open();
    await expect(speak()).rejects.toMatchObject(INVALID);
    expect(logged).toEqual(['warning passage_reworded', 'warning passage_reworded']);
    expect(await requests()).toHaveLength(2);
  });

  it.each([
    ['an error event', { kind: 'status', status: 429 }, 'nothing'],
    [
      'a failed response',
      { kind: 'failed-stream', code: 'rate_limit_exceeded', message: 'Please try again in 350ms.', afterEvents: 1 },
      { kind: 'speech' },
    ],
  ])('a passage is spoken again once after a short rate limit in %s', async (_case, limit, cost) => {
    await plan(limit, { contains: 'Who goes there', times: 1 });
    const { speak, metered, logged } = open();
    expect(secondsOf(await speak())).toBeGreaterThan(1);
    expect(metered).toMatchObject([{}, cost, {}, { kind: 'speech' }]);
    expect(logged).toEqual([]);
    await plan(limit, { contains: 'Who goes there' });
    await expect(speak()).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await requests()).toHaveLength(4);
  });

  it('a wait for a rate limit ends when the narration is aborted', async () => {
    await plan({ kind: 'status', status: 429, message: 'Please try again in 19s.' }, { contains: 'Who goes there' });
    const controller = new AbortController();
    const { speak, metered } = open();
    const speech = speak(controller.signal);
    await expect.poll(() => metered).toContain('nothing');
    controller.abort();
    await expect(speech).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await requests()).toHaveLength(1);
  });

  it('a passage in which only a small word differs is returned after the second reading', async () => {
    await plan({ kind: 'reworded', transcript: '“Stop! Who goes there?” asked the Pip.' });
    const { speak, logged } = open();
    expect(secondsOf(await speak())).toBeGreaterThan(1);
    expect(logged).toEqual(['warning passage_reworded', 'warning passage_reworded']);
    expect(await requests()).toHaveLength(2);
  });

  it.each([
    ['a wrong key', { key: 'sk-invalid' }, null, { code: 'provider_key' }, 'alert provider_key_refused'],
    [
      'a refused handshake',
      {},
      { kind: 'status', status: 429, retryAfterSeconds: 60 },
      { code: 'rate_limited', retryAfterSeconds: 60 },
      'warning provider_rate_limited',
    ],
    ['an overloaded server', {}, { kind: 'status', status: 503 }, { code: 'busy', retryAfterSeconds: 60 }, null],
    ['a gateway error page', {}, { kind: 'gateway-page', status: 502 }, { code: 'internal' }, null],
    ['an unknown model', { model: 'gpt-realtime-9' }, null, { code: 'busy' }, 'alert provider_misconfigured'],
    ['a dropped connection', {}, { kind: 'drop' }, { code: 'internal' }, null],
    ['half a response', {}, { kind: 'cut-stream', afterEvents: 5 }, { code: 'internal' }, null],
    [
      'a failed response',
      {},
      { kind: 'failed-stream', code: 'rate_limit_exceeded', message: 'Please try again in 1m26.4s.', afterEvents: 1 },
      { code: 'rate_limited', retryAfterSeconds: 87 },
      'warning provider_rate_limited',
    ],
    [
      'a refused passage',
      {},
      { kind: 'failed-stream', code: 'content_filter', afterEvents: 1 },
      { code: 'refused' },
      null,
    ],
    [
      'a passage that is too long for the model',
      {},
      { kind: 'failed-stream', code: 'max_output_tokens', afterEvents: 1 },
      INVALID,
      null,
    ],
    ['a response without sound', {}, { kind: 'empty' }, INVALID, null],
    ['a response of another shape', {}, { kind: 'wrong-shape' }, INVALID, null],
  ])('%s fails with the matching code', async (_case, settings, fault, failure, line) => {
    if (fault) await plan(fault);
    const { speak, logged } = open(settings);
    const failed = await speak().catch((error: AppError) =>
      Object.assign(error, { retryAfterSeconds: retryAfterSeconds(error) }),
    );
    expect(failed).toMatchObject(failure);
    expect(logged).toEqual(line === null ? [] : [line]);
  });

  it.each([
    [429, undefined, 'rate_limited'],
    [429, 'insufficient_quota', 'busy'],
    [400, 'moderation_blocked', 'refused'],
    [400, undefined, 'busy'],
    [401, undefined, 'provider_key'],
    [500, undefined, 'internal'],
  ])('an error event like status %s with code %s is a %s failure', async (status, code, failure) => {
    await plan({ kind: 'status', status, code }, { contains: 'Who goes there' });
    await expect(open().speak()).rejects.toMatchObject({ code: failure });
  });

  it('an aborted passage closes its connection', async () => {
    await plan({ kind: 'hang' });
    const controller = new AbortController();
    const { speak } = open();
    const speech = speak(controller.signal);
    await expect.poll(requests).toHaveLength(1);
    controller.abort();
    await expect(speech).rejects.toMatchObject({ code: 'timed_out' });
  });

  it('an aborted signal does not open a response', async () => {
    const { speak, metered } = open();
    await expect(speak(AbortSignal.abort())).rejects.toMatchObject({ code: 'timed_out' });
    expect(metered).toEqual([]);
  });

  it('a passage that takes too long is a timeout', async () => {
    await plan({ kind: 'hang' });
    await expect(open({ timeoutMs: 300 }).speak()).rejects.toMatchObject({ code: 'timed_out' });
  });
});
