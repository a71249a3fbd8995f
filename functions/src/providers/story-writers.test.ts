import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { AppError } from '@talelantern/domain/errors/app-error';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChapterOrder, StoryWriter } from '../operations/ports/providers.ts';
import { createChatStoryWriter } from './chat-story-writer.ts';
import { createOpenAiClient } from './openai-client.ts';
import { createResponsesStoryWriter } from './responses-story-writer.ts';

/** What the vendor answers: a status with JSON, or the data lines of a stream. */
type Reply = { status: number; body: object } | { events: object[] };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A vendor that gives `replies` in order and remembers what it was asked. */
async function startVendor(replies: Reply[]) {
  const asked: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(JSON.parse(body));
      const reply = replies.shift();
      if (!reply) return response.destroy();
      if ('status' in reply) {
        response.writeHead(reply.status, { 'content-type': 'application/json' });
        return response.end(JSON.stringify(reply.body));
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return response.end(reply.events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  return { asked, client: createOpenAiClient('local', `http://127.0.0.1:${address.port}/v1`) };
}

const SETTINGS = { model: 'a-model', timeoutMs: 2_000, notesTimeoutMs: 2_000 };
const silent = () => {};

const order: ChapterOrder = {
  prompt: { instructions: 'Tell.', input: '<brief>{}</brief>' },
  temperature: 0.8,
  maxOutputTokens: 900,
  requestId: 'request-of-the-test',
  cacheKey: 'cache',
  safetyIdentifier: 'family',
  signal: new AbortController().signal,
};

async function write(writer: StoryWriter) {
  const pieces: string[] = [];
  const { isCut } = await writer.write(order, (piece) => pieces.push(piece));
  return { text: pieces.join(''), isCut };
}

const NOTES = {
  people: [{ name: 'Pip', note: 'has the map' }],
  places: [],
  objects: [],
  promises: ['Pip comes back.'],
};
const READ = { bible: NOTES, ideas: [] };
const NOTES_SHAPE = { name: 'story_notes', strict: true, schema: expect.objectContaining({ type: 'object' }) };

const notesOf = (writer: StoryWriter) =>
  writer.takeNotes(order).catch((error: unknown) => (error instanceof AppError ? error.code : String(error)));

const failing = (writer: StoryWriter): Promise<string> =>
  write(writer).then(
    () => 'no failure',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe('the Responses API', () => {
  const delta = (piece: string) => ({ type: 'response.output_text.delta', delta: piece });
  const writerFor = async (...replies: Reply[]) => {
    const { asked, client } = await startVendor(replies);
    return { asked, writer: createResponsesStoryWriter(client, SETTINGS, silent) };
  };

  it('streams the text', async () => {
    const { writer } = await writerFor({ events: [delta('Once '), delta('upon'), { type: 'response.completed' }] });
    expect(await write(writer)).toEqual({ text: 'Once upon', isCut: false });
  });

  it('is asked once more without a temperature where the model takes none', async () => {
    const refusal = { error: { message: 'Unsupported', param: 'temperature', code: 'unsupported_value' } };
    const done = { events: [delta('Once'), { type: 'response.completed' }] };
    const { asked, writer } = await writerFor({ status: 400, body: refusal }, done);
    expect((await write(writer)).text).toBe('Once');
    expect(asked).toEqual([
      expect.objectContaining({ temperature: 0.8, reasoning: { effort: 'none' }, store: false }),
      expect.not.objectContaining({ temperature: expect.anything() }),
    ]);
  });

  it('says when the model ran out of words', async () => {
    const response = { incomplete_details: { reason: 'max_output_tokens' } };
    const { writer } = await writerFor({ events: [delta('Once'), { type: 'response.incomplete', response }] });
    expect(await write(writer)).toEqual({ text: 'Once', isCut: true });
  });

  it.each<[string, object[], string]>([
    ['a refusal', [{ type: 'response.refusal.delta', delta: 'No' }], 'refused'],
    [
      'a filter',
      [{ type: 'response.incomplete', response: { incomplete_details: { reason: 'content_filter' } } }],
      'refused',
    ],
    [
      'a full queue',
      [{ type: 'response.failed', response: { error: { code: 'rate_limit_exceeded' } } }],
      'rate_limited',
    ],
    ['a crash', [{ type: 'response.failed', response: { error: { code: 'server_error' } } }], 'internal'],
    ['an end without an ending', [delta('Once')], 'internal'],
  ])('R6: fails after %s in the middle of the stream', async (_case, events, code) => {
    const { writer } = await writerFor({ events });
    expect(await failing(writer)).toBe(code);
  });

  it.each<[number, object, string]>([
    [400, { code: 'context_length_exceeded' }, 'too_large'],
    [400, { code: 'unknown_parameter' }, 'busy'],
    [403, { code: 'unsupported_country' }, 'busy'],
    [404, { code: 'model_not_found' }, 'busy'],
    [429, { code: 'insufficient_quota' }, 'busy'],
    [429, { code: 'rate_limit_exceeded' }, 'rate_limited'],
    [502, {}, 'internal'],
  ])('R1, R2, R7: fails after %i %j', async (status, error, code) => {
    const { asked, writer } = await writerFor({ status, body: { error } });
    expect(await failing(writer)).toBe(code);
    expect(asked).toHaveLength(1);
  });
});

describe('notes by the Responses API', () => {
  const answerWith = async (json: string, status = 'completed') => {
    const content = [{ type: 'output_text', text: json, annotations: [] }];
    const output = [{ id: 'm', type: 'message', role: 'assistant', status, content }];
    const { asked, client } = await startVendor([
      { status: 200, body: { id: 'r', object: 'response', status, output } },
    ]);
    return { asked, writer: createResponsesStoryWriter(client, SETTINGS, silent) };
  };

  it('are asked for in their shape, without anything being stored', async () => {
    const { asked, writer } = await answerWith(JSON.stringify(NOTES));
    expect(await notesOf(writer)).toEqual(READ);
    expect(asked).toEqual([
      {
        model: 'a-model',
        instructions: 'Tell.',
        input: '<brief>{}</brief>',
        max_output_tokens: 900,
        reasoning: { effort: 'none' },
        prompt_cache_key: 'cache',
        safety_identifier: 'family',
        store: false,
        text: { format: { type: 'json_schema', ...NOTES_SHAPE } },
      },
    ]);
  });

  it.each(['', '{"people": [', '{"people": []}', 'I would rather not.'])(
    'are none in the answer “%s”',
    async (answer) => {
      expect(await notesOf((await answerWith(answer, 'incomplete')).writer)).toBe('busy');
    },
  );
});

describe('notes by chat completions', () => {
  it('are asked for in their shape', async () => {
    const message = { role: 'assistant', content: JSON.stringify(NOTES) };
    const { asked, client } = await startVendor([
      { status: 200, body: { choices: [{ index: 0, message, finish_reason: 'stop' }] } },
    ]);
    expect(await notesOf(createChatStoryWriter(client, SETTINGS, silent))).toEqual(READ);
    expect(asked).toEqual([
      expect.objectContaining({ max_tokens: 900, response_format: { type: 'json_schema', json_schema: NOTES_SHAPE } }),
    ]);
  });
});

describe('chat completions', () => {
  const chunk = (content: string, finish: string | null = null) => ({
    choices: [{ index: 0, delta: { content }, finish_reason: finish }],
  });
  const writerFor = async (...events: object[]) => {
    const { asked, client } = await startVendor([{ events }]);
    return { asked, writer: createChatStoryWriter(client, SETTINGS, silent) };
  };

  it('are asked in words that every compatible server knows', async () => {
    const { asked, writer } = await writerFor(chunk('Once '), chunk('upon'), chunk('', 'stop'));
    expect(await write(writer)).toEqual({ text: 'Once upon', isCut: false });
    expect(asked).toEqual([
      {
        model: 'a-model',
        messages: [
          { role: 'system', content: 'Tell.' },
          { role: 'user', content: '<brief>{}</brief>' },
        ],
        temperature: 0.8,
        max_tokens: 900,
        stream: true,
      },
    ]);
  });

  it('say when the model ran out of words', async () => {
    const { writer } = await writerFor(chunk('Once', 'length'));
    expect((await write(writer)).isCut).toBe(true);
  });

  it('R6: fail when filtered or cut off', async () => {
    expect(await failing((await writerFor(chunk('Once', 'content_filter'))).writer)).toBe('refused');
    expect(await failing((await writerFor(chunk('Once'))).writer)).toBe('internal');
  });
});
