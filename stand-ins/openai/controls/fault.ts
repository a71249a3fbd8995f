import * as z from 'zod/mini';

const count = z.number().check(z.int(), z.minimum(0));
const errorStatus = z.number().check(z.int(), z.minimum(400), z.maximum(599));

const messageSchema = z.object({
  phase: z._default(z.enum(['commentary', 'final_answer']), 'final_answer'),
  parts: z.array(z.string()).check(z.minLength(1)),
});
export type OutputMessage = z.infer<typeof messageSchema>;

export const faultSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    status: errorStatus,
    code: z.optional(z.string()),
    param: z.optional(z.string()),
    // The text of a rate limit; the vendor often sends no header with it.
    message: z.optional(z.string()),
    afterMs: z.optional(count),
    retryAfterSeconds: z.optional(count),
  }),
  z.object({ kind: z.literal('rate-limit'), perMinute: count }),
  z.object({ kind: z.literal('gateway-page'), status: errorStatus }),
  z.object({ kind: z.literal('hang') }),
  z.object({ kind: z.literal('hold'), token: z.string().check(z.minLength(1)) }),
  z.object({ kind: z.literal('drop') }),
  z.object({ kind: z.literal('cut-stream'), afterEvents: count }),
  // A failure inside a stream: a `response.failed` event, or an event named `error`.
  z.object({
    kind: z.literal('failed-stream'),
    code: z.string(),
    // Sent by the voice only.
    message: z.optional(z.string()),
    afterEvents: count,
    isErrorEvent: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('slow'), dripMs: count }),
  z.object({ kind: z.literal('wrong-shape') }),
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('no-usage') }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  // A response in several messages, each of several parts; commentary is the model's talk about its work.
  z.object({ kind: z.literal('messages'), messages: z.array(messageSchema).check(z.minLength(1)) }),
  z.object({ kind: z.literal('three-paragraphs') }),
  z.object({ kind: z.literal('unknown-name'), name: z.string().check(z.minLength(1)) }),
  z.object({ kind: z.literal('no-hero') }),
  z.object({ kind: z.literal('unsafe-text'), paragraph: count }),
  z.object({ kind: z.literal('flag') }),
  z.object({ kind: z.literal('picture'), base64: z.string() }),
  z.object({ kind: z.literal('broken-picture') }),
  // Somebody else is drawn instead of the first character.
  z.object({ kind: z.literal('stranger') }),
  z.object({ kind: z.literal('broken-audio') }),
  // The voice speaks different words from the given ones; by default it adds one.
  z.object({ kind: z.literal('reworded'), transcript: z.optional(z.string()) }),
  z.object({ kind: z.literal('missing-words') }),
  z.object({ kind: z.literal('unordered-words') }),
  z.object({ kind: z.literal('misheard-words') }),
]);

/** A fault to apply to a request. */
export type Fault = z.infer<typeof faultSchema>;

const CHAPTER_FAULTS = ['three-paragraphs', 'unknown-name', 'no-hero', 'unsafe-text'] as const;

/** A fault in the text of a chapter, not in the HTTP response. */
export type ChapterFault = Extract<Fault, { kind: (typeof CHAPTER_FAULTS)[number] }>;

export const isChapterFault = (fault: Fault): fault is ChapterFault =>
  CHAPTER_FAULTS.some((kind) => kind === fault.kind);

const STORIES = ['/v1/responses'];
const PICTURES = ['/v1/images/generations', '/v1/images/edits'];
const MODERATIONS = '/v1/moderations';
const SPEECH = '/v1/audio/speech';
export const REALTIME = '/v1/realtime';
const TRANSCRIPTIONS = '/v1/audio/transcriptions';

/** The endpoints where a kind of fault can occur; kinds that are not listed can occur everywhere. */
const PATHS_OF_KIND: Partial<Record<Fault['kind'], readonly string[]>> = {
  empty: [...STORIES, ...PICTURES, MODERATIONS, SPEECH, REALTIME, TRANSCRIPTIONS],
  'no-usage': [...STORIES, ...PICTURES],
  text: STORIES,
  messages: [...STORIES, REALTIME],
  ...Object.fromEntries(CHAPTER_FAULTS.map((kind) => [kind, STORIES])),
  flag: [MODERATIONS],
  picture: PICTURES,
  'broken-picture': PICTURES,
  stranger: PICTURES,
  'broken-audio': [SPEECH, REALTIME],
  reworded: [REALTIME],
  'missing-words': [TRANSCRIPTIONS],
  'unordered-words': [TRANSCRIPTIONS],
  'misheard-words': [TRANSCRIPTIONS],
};

/** Faults that apply only to streamed text unless a path is given. */
const STREAM_FAULTS: ReadonlySet<Fault['kind']> = new Set(['cut-stream', 'failed-stream', 'slow']);

/** Whether a fault applies to a request for `path`; `isNamed` means that the planned fault has that path. */
export function canOccurAt({ kind }: Fault, path: string, isNamed: boolean): boolean {
  const paths = !isNamed && STREAM_FAULTS.has(kind) ? STORIES : PATHS_OF_KIND[kind];
  return paths === undefined || paths.includes(path);
}
