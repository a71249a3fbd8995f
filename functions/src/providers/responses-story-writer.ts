import { generateStoryContract, STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import OpenAI from 'openai';
import type { ResponseStreamEvent } from 'openai/resources/responses/responses';
import type { Log } from '../operations/ports/log.ts';
import type { ChapterOrder, NotesOrder, StoryWriter, WrittenChapter } from '../operations/ports/providers.ts';
import { callOptions, cutOff } from './openai-client.ts';
import { NOTES_FORMAT, parseNotes } from './story-notes.ts';
import { toProviderError } from './provider-error.ts';

export interface TextSettings {
  model: string;
  /** For a whole chapter, its stream included. */
  timeoutMs: number;
  notesTimeoutMs: number;
}

export const STORY_SENTENCES = { refused: STORY_REFUSED, tooLarge: generateStoryContract.messages[413] };

/**
 * Chapters by the Responses API of OpenAI (https://developers.openai.com/api/docs/guides/streaming-responses), notes as
 * its structured outputs.
 */
export const createResponsesStoryWriter = (client: OpenAI, settings: TextSettings, log: Log): StoryWriter => ({
  async write(order, onText) {
    try {
      const options = callOptions(order.requestId, settings.timeoutMs, order.signal);
      const ending = await readStream(await begin(client, settings.model, order, options), onText);
      if (ending === null) throw cutOff(options.signal);
      return ending;
    } catch (error) {
      throw toProviderError(error, STORY_SENTENCES, log);
    }
  },
  async takeNotes(order) {
    try {
      const { output_text: json } = await client.responses.create(
        { ...bodyOf(settings.model, order), text: { format: { type: 'json_schema', ...NOTES_FORMAT } } },
        callOptions(order.requestId, settings.notesTimeoutMs),
      );
      return parseNotes(json);
    } catch (error) {
      throw toProviderError(error, STORY_SENTENCES, log);
    }
  },
});

/** What a request for text says of itself, whatever its answer looks like. */
const bodyOf = (model: string, { prompt, maxOutputTokens, cacheKey, safetyIdentifier }: NotesOrder) =>
  ({
    model,
    instructions: prompt.instructions,
    input: prompt.input,
    max_output_tokens: maxOutputTokens,
    reasoning: { effort: 'none' },
    prompt_cache_key: cacheKey,
    safety_identifier: safetyIdentifier,
    store: false,
  }) as const;

/** Some reasoning models take no temperature even without reasoning; then it is left out. */
async function begin(client: OpenAI, model: string, order: ChapterOrder, options: ReturnType<typeof callOptions>) {
  const body = { ...bodyOf(model, order), stream: true } as const;
  try {
    return await client.responses.create({ ...body, temperature: order.temperature }, options);
  } catch (error) {
    const refusesTemperature =
      error instanceof OpenAI.APIError && error.status === 400 && error.param === 'temperature';
    if (!refusesTemperature) throw error;
    return client.responses.create(body, options);
  }
}

/** Reads to the last event; null when there was none. */
async function readStream(
  events: AsyncIterable<ResponseStreamEvent>,
  onText: (piece: string) => void,
): Promise<WrittenChapter | null> {
  for await (const event of events) {
    switch (event.type) {
      case 'response.output_text.delta':
        onText(event.delta);
        break;
      case 'response.refusal.delta':
        throw new AppError('refused', STORY_REFUSED);
      case 'response.completed':
        return { isCut: false };
      case 'response.incomplete':
        if (event.response.incomplete_details?.reason === 'content_filter') {
          throw new AppError('refused', STORY_REFUSED);
        }
        return { isCut: true };
      case 'response.failed':
        throw failureOf(event.response.error?.code);
      case 'error':
        throw failureOf(event.code);
      default:
        // The many others only tell how far the answer is.
        break;
    }
  }
  return null;
}

/** A failure inside a stream has no HTTP status; the same rules apply to its code. */
const failureOf = (code: string | null | undefined): Error =>
  new OpenAI.APIError(
    code === 'rate_limit_exceeded' ? 429 : 500,
    { code: code ?? 'server_error' },
    undefined,
    new Headers(),
  );
