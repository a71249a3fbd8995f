import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '@talelantern/domain/errors/app-error';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChapterOrder, StoryWriter } from '../../generation/ports/providers.ts';
import { createOpenAiClient } from '../../core/openai-client.ts';
import { createResponsesStoryWriter } from './responses-story-writer.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(async () => {}) }));

/** A vendor's reply: a status with JSON, or the data lines of a stream. */
type Reply = { status: number; body: object } | { events: object[] };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const toFrame = (event: object): string =>
  `${'type' in event ? `event: ${String(event.type)}\n` : ''}data: ${JSON.stringify(event)}\n\n`;

/** A vendor that returns `replies` in order and records the requests. */
async function startVendor(replies: Reply[]) {
  const requests: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push(JSON.parse(body));
      const reply = replies.shift();
      if (!reply) return response.destroy();
      if ('status' in reply) {
        response.writeHead(reply.status, { 'content-type': 'application/json' });
        return response.end(JSON.stringify(reply.body));
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return response.end(reply.events.map(toFrame).join(''));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No address');
  return { requests, client: createOpenAiClient('local', `http://127.0.0.1:${address.port}/v1`) };
}

const SETTINGS = {
  model: 'a-model',
  economyModel: 'a-cheap-model',
  timeoutMs: 2_000,
  notesTimeoutMs: 2_000,
  sceneTimeoutMs: 2_000,
};
const noLog = () => {};

const order: ChapterOrder = {
  // Tag characters, which only a model would read, must not be sent.
  prompt: { instructions: 'Tell.', input: '<brief>{}\u{e0041}</brief>' },
  temperature: 0.8,
  maxOutputTokens: 900,
  requestId: 'request-of-the-test',
  cacheKey: 'cache',
  safetyIdentifier: 'family',
  isEconomy: false,
  meter: { beginCall: () => () => {} },
  signal: new AbortController().signal,
};

function recordingMeter(): { meter: ChapterOrder['meter']; reported: unknown[] } {
  const reported: unknown[] = [];
  const beginCall = () => {
    reported.push('asked');
    return (usage: unknown) => reported.push(usage);
  };
  return { reported, meter: { beginCall } };
}

async function write(writer: StoryWriter, overrides: Partial<ChapterOrder> = {}) {
  const pieces: string[] = [];
  const { isTruncated } = await writer.write({ ...order, ...overrides }, (piece) => pieces.push(piece));
  return { text: pieces.join(''), isTruncated };
}

const NOTES = {
  people: [{ name: 'Pip', note: 'has the map' }],
  places: [],
  objects: [],
  promises: ['Pip comes back.'],
};
const READ = { bible: NOTES, ideas: [], bookTitle: null, talkCards: [] };
const NOTES_SHAPE = { name: 'story_notes', strict: true, schema: expect.objectContaining({ type: 'object' }) };

const MOMENT = {
  who: [{ name: 'Pip', doing: 'waving' }],
  where: 'on the pier',
  camera: 'wide shot',
  light: 'dusk',
  mood: '',
  alt: 'Pip waves on the pier.',
};
const MOMENT_SHAPE = { name: 'scene_moment', strict: true, schema: expect.objectContaining({ type: 'object' }) };

const JUDGEMENT = { sameHero: 91, avoided: 3 };
const JUDGEMENT_SHAPE = { name: 'scene_judgement', strict: true, schema: expect.objectContaining({ type: 'object' }) };
const judged = { ...order, isEconomy: true, pictures: [Buffer.from('portrait'), Buffer.from('scene')] };
const SENT_PICTURES = ['data:image/jpeg;base64,cG9ydHJhaXQ=', 'data:image/jpeg;base64,c2NlbmU='];

const replyOf = (json: object) => ({
  output: [{ type: 'message', content: [{ type: 'output_text', text: JSON.stringify(json) }] }],
});

const notesOf = (writer: StoryWriter) =>
  writer.updateNotes(order).catch((error: unknown) => (error instanceof AppError ? error.code : String(error)));

const failureOf = (writer: StoryWriter): Promise<string> =>
  write(writer).then(
    () => 'no failure',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe('Responses API', () => {
  const delta = (piece: string, index = 0, part = 0) => ({
    type: 'response.output_text.delta',
    delta: piece,
    output_index: index,
    content_index: part,
  });
  const message = (index: number, phase: string | null = null) => ({
    type: 'response.output_item.added',
    output_index: index,
    item: { type: 'message', role: 'assistant', content: [], phase },
  });
  const completed = { type: 'response.completed', response: {} };
  const writerFor = async (...replies: Reply[]) => {
    const { requests, client } = await startVendor(replies);
    return { requests, writer: createResponsesStoryWriter(client, SETTINGS, noLog) };
  };

  it('the Responses API writer streams the text', async () => {
    const { writer } = await writerFor({
      events: [delta('Once '), delta('upon'), { type: 'response.completed', response: {} }],
    });
    expect(await write(writer)).toEqual({ text: 'Once upon', isTruncated: false });
  });

  it('the Responses API writer uses the cheaper model for an economical order, and reports the tokens', async () => {
    const usage = {
      input_tokens: 900,
      input_tokens_details: { cached_tokens: 300, cache_write_tokens: 500 },
      output_tokens: 40,
    };
    const { requests, writer } = await writerFor({
      events: [delta('Once'), { type: 'response.completed', response: { usage } }],
    });
    const { meter, reported } = recordingMeter();
    expect(await write(writer, { isEconomy: true, meter })).toEqual({ text: 'Once', isTruncated: false });
    expect(requests).toMatchObject([{ model: 'a-cheap-model' }]);
    expect(reported).toEqual([
      'asked',
      {
        kind: 'text',
        model: 'a-cheap-model',
        inputTokens: 900,
        cachedTokens: 300,
        cacheWriteTokens: 500,
        outputTokens: 40,
      },
    ]);
  });

  it.each([{ input_tokens: 900 }, { input_tokens: 900, output_tokens: 40 }, undefined])(
    'a chapter is kept when its tokens are counted as %j',
    async (usage) => {
      const { writer } = await writerFor({ events: [delta('Once'), { ...completed, response: { usage } }] });
      expect((await write(writer)).text).toBe('Once');
    },
  );

  it('a failed call is reported as sent without a response', async () => {
    const { meter, reported } = recordingMeter();
    const { writer } = await writerFor({ events: [delta('Once')] });
    await expect(write(writer, { meter })).rejects.toThrow();
    expect(reported).toEqual(['asked']);
  });

  const limitedFor = (seconds: number): Reply => ({
    status: 429,
    body: { error: { code: 'rate_limit_exceeded', message: `Please try again in ${seconds}s.` } },
  });

  it('a call that the vendor refused before any work is reported as such', async () => {
    const { meter, reported } = recordingMeter();
    const { writer } = await writerFor(limitedFor(60));
    await expect(write(writer, { meter })).rejects.toMatchObject({ code: 'rate_limited' });
    expect(reported).toEqual(['asked', 'nothing']);
  });

  it('a chapter and a judgement are requested once more after a short rate limit, and counted once', async () => {
    const { meter, reported } = recordingMeter();
    const chapter = await writerFor(limitedFor(12), { events: [delta('Once'), completed] });
    expect((await write(chapter.writer, { meter })).text).toBe('Once');
    const scene = await writerFor(limitedFor(12), { status: 200, body: replyOf(JUDGEMENT) });
    expect(await scene.writer.judgeScene({ ...judged, meter })).toEqual(JUDGEMENT);
    expect([chapter.requests.length, scene.requests.length, reported]).toEqual([2, 2, ['asked', 'asked']]);
    const stillLimited = await writerFor(limitedFor(12), limitedFor(12));
    await expect(write(stillLimited.writer)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('a judgement whose time limit passes while it waits for a rate limit is requested again with a new one', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
    vi.mocked(setTimeout).mockImplementationOnce(async () => limit.abort());
    const { writer } = await writerFor(limitedFor(20), { status: 200, body: replyOf(JUDGEMENT) });
    expect(await writer.judgeScene(judged)).toEqual(JUDGEMENT);
  });

  it.each([
    [6, 2],
    [7, 1],
  ])('a moment and notes that are limited for %i s are requested %i times', async (seconds, times) => {
    const moment = await writerFor(limitedFor(seconds), { status: 200, body: replyOf(MOMENT) });
    const notes = await writerFor(limitedFor(seconds), { status: 200, body: replyOf(NOTES) });
    await Promise.allSettled([moment.writer.findMoment(order), notes.writer.updateNotes(order)]);
    expect([moment.requests.length, notes.requests.length]).toEqual([times, times]);
  });

  const usage = { input_tokens: 900, output_tokens: 40 };
  const refusing = { type: 'response.refusal.delta', delta: 'No' };
  it.each<[string, object[]]>([
    ['refuses', [refusing, { type: 'response.completed', response: { usage } }]],
    [
      'filters',
      [
        {
          type: 'response.incomplete',
          response: { incomplete_details: { reason: 'content_filter' }, usage },
        },
      ],
    ],
    ['fails', [{ type: 'response.failed', response: { error: { code: 'invalid_prompt' }, usage } }]],
  ])('a reply that the vendor %s is reported with its tokens', async (_what, events) => {
    const { meter, reported } = recordingMeter();
    const { writer } = await writerFor({ events: [delta('Once'), ...events] });
    await expect(write(writer, { meter })).rejects.toMatchObject({ code: 'refused' });
    expect(reported).toEqual(['asked', expect.objectContaining({ inputTokens: 900, outputTokens: 40 })]);
  });

  it('a failure in the middle of a stream without a token count is reported as sent without a response', async () => {
    const { meter, reported } = recordingMeter();
    const response = { error: { code: 'rate_limit_exceeded' }, usage: null };
    const { writer } = await writerFor({ events: [delta('Once'), { type: 'response.failed', response }] });
    await expect(write(writer, { meter })).rejects.toMatchObject({ code: 'rate_limited' });
    expect(reported).toEqual(['asked']);
  });

  it('nothing is read from a response after its refusal', async () => {
    const { writer } = await writerFor({ events: [delta('Once'), refusing, delta(' more'), completed] });
    const pieces: string[] = [];
    await expect(writer.write(order, (piece) => pieces.push(piece))).rejects.toMatchObject({ code: 'refused' });
    expect(pieces).toEqual(['Once']);
  });

  it('the Responses API writer retries without a temperature when the model rejects it', async () => {
    const refusal = { error: { message: 'Unsupported', param: 'temperature', code: 'unsupported_value' } };
    const completedReply = { events: [delta('Once'), { type: 'response.completed', response: {} }] };
    const { requests, writer } = await writerFor({ status: 400, body: refusal }, completedReply);
    expect((await write(writer)).text).toBe('Once');
    expect(requests).toEqual([
      expect.objectContaining({ temperature: 0.8, reasoning: { effort: 'none' }, store: false }),
      expect.not.objectContaining({ temperature: expect.anything() }),
    ]);
  });

  it('the Responses API writer retries without reasoning settings when the model must reason', async () => {
    const refusal = { error: { message: 'Unsupported', param: 'reasoning.effort', code: 'unsupported_value' } };
    const completedReply = { events: [delta('Once'), { type: 'response.completed', response: {} }] };
    const { requests, writer } = await writerFor({ status: 400, body: refusal }, completedReply);
    expect((await write(writer)).text).toBe('Once');
    expect(requests[1]).toMatchObject({ max_output_tokens: 4_900, store: false });
    expect(requests[1]).not.toHaveProperty('reasoning');
    expect(requests[1]).not.toHaveProperty('temperature');
  });

  it('the Responses API writer leaves out one refused parameter after the other', async () => {
    const refusalOf = (param: string) => ({
      status: 400,
      body: { error: { message: 'Unsupported', param, code: 'x' } },
    });
    const completedReply = { events: [delta('Once'), { type: 'response.completed', response: {} }] };
    const { requests, writer } = await writerFor(
      refusalOf('temperature'),
      refusalOf('reasoning.effort'),
      completedReply,
    );
    expect((await write(writer)).text).toBe('Once');
    expect(requests).toHaveLength(3);
    expect(requests[1]).toHaveProperty('reasoning');
    expect(requests[1]).not.toHaveProperty('temperature');
    expect(requests[2]).not.toHaveProperty('reasoning');
    expect(requests[2]).not.toHaveProperty('temperature');
  });

  it('the Responses API writer gives up when the other form is refused too', async () => {
    const refusal = { error: { message: 'Unsupported', param: 'temperature', code: 'unsupported_value' } };
    const { requests, writer } = await writerFor({ status: 400, body: refusal }, { status: 400, body: refusal });
    expect(await failureOf(writer)).toBe('busy');
    expect(requests).toHaveLength(2);
  });

  it('commentary of the model is not part of the story', async () => {
    const events = [message(0, 'commentary'), delta('I will now write.'), message(1, 'final_answer'), delta('Once', 1)];
    const { writer } = await writerFor({ events: [...events, completed] });
    expect((await write(writer)).text).toBe('Once');
  });

  it('a single message without a phase is the story', async () => {
    const { writer } = await writerFor({ events: [message(0), delta('Once '), delta('upon'), completed] });
    expect((await write(writer)).text).toBe('Once upon');
  });

  it.each([
    ['messages', [delta('Once.'), message(1), delta('Twice.', 1)]],
    ['parts', [delta('Once.'), delta('Twice.', 0, 1)]],
  ])('two %s of one reply are two paragraphs', async (_what, events) => {
    const { writer } = await writerFor({ events: [message(0), ...events, completed] });
    expect((await write(writer)).text).toBe('Once.\n\nTwice.');
  });

  it('an empty part is not a paragraph', async () => {
    const { writer } = await writerFor({ events: [delta(''), delta('Once.', 0, 1), delta('', 0, 2), completed] });
    expect((await write(writer)).text).toBe('Once.');
  });

  it('a part without deltas is taken from its end, and one with deltas is not repeated', async () => {
    const partEnd = (whole: string, index: number) => ({
      type: 'response.output_text.done',
      text: whole,
      output_index: index,
      content_index: 0,
    });
    const events = [message(0, 'commentary'), partEnd('I will now write.', 0), partEnd('Once.', 1), delta('Twice.', 2)];
    const { writer } = await writerFor({ events: [...events, partEnd('Twice.', 2), completed] });
    expect((await write(writer)).text).toBe('Once.\n\nTwice.');
  });

  it('reasoning and annotations are not part of the story', async () => {
    const events = [
      { type: 'response.reasoning_text.delta', delta: 'Hm.', output_index: 0, content_index: 0 },
      delta('On', 1),
      { type: 'response.output_text.annotation.added', annotation: {}, output_index: 1, content_index: 0 },
      delta('ce', 1),
    ];
    const { writer } = await writerFor({ events: [...events, completed] });
    expect((await write(writer)).text).toBe('Once');
  });

  it('the Responses API writer reports a truncated reply', async () => {
    const response = { incomplete_details: { reason: 'max_output_tokens' } };
    const { writer } = await writerFor({ events: [delta('Once'), { type: 'response.incomplete', response }] });
    expect(await write(writer)).toEqual({ text: 'Once', isTruncated: true });
  });

  it.each<[string, object[], string]>([
    ['a refusal', [{ type: 'response.refusal.delta', delta: 'No' }], 'refused'],
    [
      'a refusal before an error event',
      [
        { type: 'response.refusal.delta', delta: 'No' },
        { type: 'error', error: { code: 'server_error' } },
      ],
      'refused',
    ],
    ['a refusal as a whole', [{ type: 'response.refusal.done', refusal: 'No' }], 'refused'],
    [
      'a content filter',
      [{ type: 'response.incomplete', response: { incomplete_details: { reason: 'content_filter' } } }],
      'refused',
    ],
    [
      'a rate limit',
      [{ type: 'response.failed', response: { error: { code: 'rate_limit_exceeded' } } }],
      'rate_limited',
    ],
    ['a server error', [{ type: 'response.failed', response: { error: { code: 'server_error' } } }], 'internal'],
    ['an invalid prompt', [{ type: 'response.failed', response: { error: { code: 'invalid_prompt' } } }], 'refused'],
    [
      'a policy of the vendor',
      [{ type: 'response.failed', response: { error: { code: 'misalignment_policy_violation' } } }],
      'refused',
    ],
    ['a lack of credit', [{ type: 'response.failed', response: { error: { code: 'insufficient_quota' } } }], 'busy'],
    [
      'a long prompt',
      [{ type: 'response.failed', response: { error: { code: 'context_length_exceeded' } } }],
      'too_large',
    ],
    ['an error event', [{ type: 'error', code: 'rate_limit_exceeded', message: 'Slow down' }], 'rate_limited'],
    ['a nested error event', [{ type: 'error', error: { code: 'rate_limit_exceeded' } }], 'rate_limited'],
    ['an error event about a policy', [{ type: 'error', error: { code: 'bio_policy' } }], 'refused'],
    ['an error event about an overload', [{ type: 'error', error: { code: 'server_is_overloaded' } }], 'busy'],
    ['an error event within an error', [{ type: 'error', error: { error: { code: 'bio_policy' } } }], 'refused'],
    ['a wrong key', [{ type: 'error', error: { code: 'invalid_api_key' } }], 'provider_key'],
    ['an invalid request', [{ type: 'error', error: { code: null, type: 'invalid_request_error' } }], 'busy'],
    ['an error event without a code', [{ type: 'error', error: { message: 'Sorry' } }], 'internal'],
    ['a stream without a final event', [delta('Once')], 'internal'],
  ])('the Responses API writer fails after %s in the middle of the stream', async (_case, events, code) => {
    const { writer } = await writerFor({ events });
    expect(await failureOf(writer)).toBe(code);
  });

  it.each<[number, object, string]>([
    [400, { code: 'context_length_exceeded' }, 'too_large'],
    [400, { code: 'invalid_prompt' }, 'refused'],
    [400, { code: 'bio_policy' }, 'refused'],
    [400, { code: 'unknown_parameter' }, 'busy'],
    [403, { code: 'unsupported_country' }, 'busy'],
    [404, { code: 'model_not_found' }, 'busy'],
    [429, { code: 'insufficient_quota' }, 'busy'],
    [429, { code: 'rate_limit_exceeded', message: 'Please try again in 60s.' }, 'rate_limited'],
    [400, { code: 'cyber_policy' }, 'refused'],
    [400, { code: 'misalignment_policy_violation' }, 'refused'],
    [400, { code: 'image_content_policy_violation' }, 'refused'],
    [429, { code: 'billing_not_active' }, 'busy'],
    [429, { code: null, type: 'billing_not_active' }, 'busy'],
    [429, { code: null, type: 'insufficient_quota' }, 'busy'],
    [429, { code: null, type: 'requests', message: 'Please try again in 60s.' }, 'rate_limited'],
    [503, { code: 'server_is_overloaded' }, 'busy'],
    [503, { code: 'slow_down' }, 'busy'],
    [503, {}, 'busy'],
    [429, { code: 'billing_soft_limit_reached' }, 'busy'],
    [429, { code: 'quota_exceeded' }, 'busy'],
    [400, { code: 'ResponsibleAIPolicyViolation' }, 'refused'],
    [400, { error: { code: 'invalid_prompt' } }, 'refused'],
    [402, {}, 'busy'],
    [410, {}, 'busy'],
    [409, {}, 'internal'],
    [500, { code: null, type: 'invalid_request_error' }, 'internal'],
    [500, { code: null, type: 'server_error' }, 'internal'],
    [502, {}, 'internal'],
  ])('the Responses API writer maps status %i with %j to an error code', async (status, error, code) => {
    const { requests, writer } = await writerFor({ status, body: { error } });
    expect(await failureOf(writer)).toBe(code);
    expect(requests).toHaveLength(1);
  });
});

const replyWith = async (json: string, status = 'completed') => {
  const content = [{ type: 'output_text', text: json, annotations: [] }];
  const output = [{ id: 'm', type: 'message', role: 'assistant', status, content }];
  const { requests, client } = await startVendor([
    { status: 200, body: { id: 'r', object: 'response', status, output } },
  ]);
  return { requests, writer: createResponsesStoryWriter(client, SETTINGS, noLog) };
};

it('the Responses API writer requests story notes with their schema and asks the vendor not to store them', async () => {
  const { requests, writer } = await replyWith(JSON.stringify(NOTES));
  expect(await notesOf(writer)).toEqual(READ);
  expect(requests).toEqual([
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

it('the Responses API writer requests the moment of a scene with its schema, of the cheaper model if so ordered', async () => {
  const { requests, writer } = await replyWith(JSON.stringify(MOMENT));
  expect(await writer.findMoment({ ...order, isEconomy: true })).toEqual(MOMENT);
  expect(requests).toMatchObject([
    { model: 'a-cheap-model', text: { format: { type: 'json_schema', ...MOMENT_SHAPE } } },
  ]);
});

it('the Responses API writer sends the pictures of a judgement after its brief, and reports the tokens', async () => {
  const { requests, writer } = await replyWith(JSON.stringify(JUDGEMENT));
  const { meter, reported } = recordingMeter();
  expect(await writer.judgeScene({ ...judged, meter })).toEqual(JUDGEMENT);
  const content = [
    { type: 'input_text', text: '<brief>{}</brief>' },
    ...SENT_PICTURES.map((image_url) => ({ type: 'input_image', image_url, detail: 'auto' })),
  ];
  expect(requests).toMatchObject([
    {
      model: 'a-cheap-model',
      input: [{ role: 'user', content }],
      text: { format: { type: 'json_schema', ...JUDGEMENT_SHAPE } },
      store: false,
    },
  ]);
  expect(reported[0]).toBe('asked');
});

it('the moment and the judgement are counted as parts of a scene, the notes as a part of a chapter', async () => {
  const parts: unknown[] = [];
  const meter: ChapterOrder['meter'] = {
    beginCall: (part) => {
      parts.push(part);
      return () => {};
    },
  };
  await (await replyWith(JSON.stringify(MOMENT))).writer.findMoment({ ...order, meter, isEconomy: true });
  await (await replyWith(JSON.stringify(JUDGEMENT))).writer.judgeScene({ ...judged, meter });
  await (await replyWith(JSON.stringify(NOTES))).writer.updateNotes({ ...order, meter, isEconomy: false });
  expect(parts).toEqual([
    { reply: 'moment', isEconomy: true },
    { reply: 'judgement', isEconomy: true },
    { reply: 'notes', isEconomy: false },
  ]);
});

it.each(['', '{"sameHero": 91}', '{"sameHero": 910, "avoided": 0}', 'Looks the same to me.'])(
  'a judgement is rejected when the reply is “%s”',
  async (reply) => {
    const { writer } = await replyWith(reply);
    await expect(writer.judgeScene(judged)).rejects.toMatchObject({ code: 'busy' });
  },
);

it('notes that the vendor refused before any work are reported as such', async () => {
  const { client } = await startVendor([{ status: 503, body: { error: { code: 'server_is_overloaded' } } }]);
  const { meter, reported } = recordingMeter();
  const notes = createResponsesStoryWriter(client, SETTINGS, noLog).updateNotes({ ...order, meter });
  await expect(notes).rejects.toMatchObject({ code: 'busy' });
  expect(reported).toEqual(['asked', 'nothing']);
});

it.each(['', '{"people": [', '{"people": []}', 'I would rather not.'])(
  'notes are rejected when the reply is “%s”',
  async (reply) => {
    expect(await notesOf((await replyWith(reply, 'incomplete')).writer)).toBe('busy');
  },
);
