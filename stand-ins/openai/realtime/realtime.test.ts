import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startVoice, type Voice } from '../../voice/server.ts';
import type { OpenAiStandIn } from '../server.ts';
import { startWithGenerators } from '../testing/start-with-generators.ts';

let voice: Voice;
let standIn: OpenAiStandIn;
beforeAll(async () => {
  voice = await startVoice({ port: 0, packageName: 'chimes-are-quicker' });
  standIn = await startWithGenerators({ voiceUrl: voice.url });
});
afterAll(async () => {
  await standIn.close();
  await voice.close();
});

interface ServerEvent {
  type: string;
  delta?: string;
  transcript?: string;
  error?: { code: string; param: string | null };
  response?: { status: string; usage?: { output_token_details: { audio_tokens: number } } };
}

const open = (path = '/v1/realtime?model=gpt-realtime-2.1-mini', key = 'local'): WebSocket =>
  new WebSocket(`${standIn.url.replace('http', 'ws')}${path}`, { headers: { authorization: `Bearer ${key}` } });

const RESPONSE = {
  conversation: 'none',
  output_modalities: ['audio'],
  input: [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Ember waves.' }] }],
  audio: { output: { format: { type: 'audio/pcm', rate: 24_000 }, voice: 'cedar' } },
};

/** The events of a connection, up to the end of the response or an error. */
async function eventsOf(event: unknown, path?: string): Promise<ServerEvent[]> {
  const socket = open(path);
  const events: ServerEvent[] = [];
  socket.on('message', (data: Buffer) => {
    const receivedEvent: ServerEvent = JSON.parse(data.toString());
    events.push(receivedEvent);
    if (['response.done', 'error'].includes(receivedEvent.type)) socket.close();
  });
  socket.on('open', () => socket.send(typeof event === 'string' ? event : JSON.stringify(event)));
  await once(socket, 'close');
  return events;
}

const create = (change: object = {}) => ({ type: 'response.create', response: { ...RESPONSE, ...change } });

describe('realtime', () => {
  it('a response has a transcript, PCM of 24 kHz and its usage', async () => {
    const events = await eventsOf(create());
    expect(events[0]?.type).toBe('session.created');
    expect(events.find(({ transcript }) => transcript)?.transcript).toBe('Ember waves.');
    const sound = events.filter(({ type }) => type === 'response.output_audio.delta').map(({ delta = '' }) => delta);
    const seconds = sound.reduce((sum, delta) => sum + Buffer.from(delta, 'base64').length, 0) / 48_000;
    // Two chimes and the pause after them.
    expect(seconds).toBeGreaterThan(1);
    expect(seconds).toBeLessThan(3);
    const { response } = events.at(-1) ?? {};
    expect(response?.status).toBe('completed');
    expect(response?.usage?.output_token_details.audio_tokens).toBe(Math.ceil(seconds * 20));
  });

  it.each([
    [
      'a voice of audio/speech',
      create({ audio: { output: { ...RESPONSE.audio.output, voice: 'fable' } } }),
      'invalid_value',
    ],
    ['an unknown field', create({ voice: 'sage' }), 'unknown_parameter'],
    ['a response within the conversation', create({ conversation: 'auto' }), 'invalid_value'],
    [
      'another format',
      create({ audio: { output: { format: { type: 'audio/pcmu' }, voice: 'sage' } } }),
      'invalid_value',
    ],
    ['a response without input', create({ input: null }), 'missing_required_parameter'],
    ['another event', { type: 'session.update', session: {} }, 'unknown_parameter'],
    ['no JSON', 'hello', 'invalid_body'],
  ])('realtime refuses %s', async (_case, event, code) => {
    expect((await eventsOf(event)).at(-1)).toMatchObject({ type: 'error', error: { code } });
  });

  it('an unknown model ends the connection', async () => {
    const events = await eventsOf(create(), '/v1/realtime?model=gpt-4o-mini-tts');
    expect(events).toMatchObject([{ type: 'error', error: { code: 'model_not_found' } }]);
  });

  it.each([
    ['/v1/realtime?model=gpt-realtime-2.1-mini', 'sk-invalid', 401],
    ['/v1/elsewhere', 'local', 404],
  ])('a connection to %s with the key %s is refused with %i', async (path, key, status) => {
    await expect(once(open(path, key), 'open')).rejects.toThrow(`Unexpected server response: ${status}`);
  });

  it('a response without a speech program is an error', async () => {
    const standInWithoutVoice = await startWithGenerators();
    const socket = new WebSocket(
      `${standInWithoutVoice.url.replace('http', 'ws')}/v1/realtime?model=gpt-realtime-2.1`,
      {
        headers: { authorization: 'Bearer local' },
      },
    );
    await once(socket, 'open');
    socket.send(JSON.stringify(create()));
    const receivedTexts: string[] = [];
    socket.on('message', (data: Buffer) => receivedTexts.push(data.toString()));
    await expect.poll(() => receivedTexts.some((data) => data.includes('server_error'))).toBe(true);
    await standInWithoutVoice.close();
  });
});
