import { STORY_REFUSED } from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import OpenAI from 'openai';
import type {
  Response,
  ResponseOutputItemAddedEvent,
  ResponseStreamEvent,
  ResponseTextDeltaEvent,
} from 'openai/resources/responses/responses';
import type { WrittenChapter } from '../../generation/ports/providers.ts';

/** A phase of a message that is the model's talk about its work, not the story. */
const COMMENTARY = 'commentary';
const PARAGRAPH_BREAK = '\n\n';

type PartIndexes = Pick<ResponseTextDeltaEvent, 'output_index' | 'content_index'>;

/** Passes the story's text on: without commentary, and with a break between two messages or parts of one. */
function storyText(onText: (piece: string) => void) {
  const commentary = new Set<number>();
  const partsWithText = new Set<string>();
  let current: string | null = null;
  return {
    begin({ item, output_index: index }: Pick<ResponseOutputItemAddedEvent, 'item' | 'output_index'>): void {
      if (item.type === 'message' && item.phase === COMMENTARY) commentary.add(index);
    },
    add(text: string, { output_index: index, content_index: part }: PartIndexes): void {
      if (text === '' || commentary.has(index)) return;
      const next = `${index}.${part}`;
      if (current !== null && current !== next) onText(PARAGRAPH_BREAK);
      current = next;
      partsWithText.add(next);
      onText(text);
    },
    hasText: ({ output_index: index, content_index: part }: PartIndexes): boolean =>
      partsWithText.has(`${index}.${part}`),
  };
}

/** The text of a complete response, without commentary. */
export const replyText = ({ output }: Pick<Response, 'output'>): string =>
  output
    .flatMap((item) => (item.type === 'message' && item.phase !== COMMENTARY ? item.content : []))
    .map((part) => (part.type === 'output_text' ? part.text : ''))
    .join('');

/** How a response ended, even if it failed, because its tokens are billed anyway. */
interface Ending extends WrittenChapter {
  usage: unknown;
  failure: Error | null;
}

/** Reads the stream to its end; null without a final event. Text after a refusal is ignored. */
export async function readStream(
  events: AsyncIterable<ResponseStreamEvent>,
  onText: (piece: string) => void,
): Promise<Ending | null> {
  let refusal: AppError | null = null;
  const story = storyText((piece) => {
    if (!refusal) onText(piece);
  });
  try {
    for await (const event of events) {
      switch (event.type) {
        case 'response.output_item.added':
          story.begin(event);
          break;
        case 'response.output_text.delta':
          story.add(event.delta, event);
          break;
        case 'response.output_text.done':
          // Some servers send a part only as a whole, so that is used if no piece has come.
          if (!story.hasText(event)) story.add(event.text, event);
          break;
        case 'response.refusal.delta':
        case 'response.refusal.done':
          refusal = new AppError('refused', STORY_REFUSED);
          break;
        case 'response.completed':
          return { isTruncated: false, usage: event.response.usage, failure: refusal };
        case 'response.incomplete': {
          const { incomplete_details: details, usage } = event.response;
          if (details?.reason === 'content_filter') refusal = new AppError('refused', STORY_REFUSED);
          return { isTruncated: true, usage, failure: refusal };
        }
        case 'response.failed': {
          const { error, usage } = event.response;
          return { isTruncated: true, usage, failure: refusal ?? failureOf(error?.code) };
        }
        case 'error':
          // Rarely reached: the SDK throws for most forms of this event.
          throw failureOf(event.code);
        default:
          // Other events only report progress.
          break;
      }
    }
  } catch (error) {
    // A refusal is final, however the stream ends.
    if (!refusal) throw error;
  }
  return refusal && { isTruncated: true, usage: null, failure: refusal };
}

/** A failure inside a stream, which has a code and no HTTP status. */
const failureOf = (code: string | null | undefined): Error =>
  new OpenAI.APIError(undefined, { code: code ?? 'server_error' }, undefined, undefined);
