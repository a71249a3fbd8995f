import * as z from 'zod/mini';

const count = z.number().check(z.int(), z.minimum(0));
const errorStatus = z.number().check(z.int(), z.minimum(400), z.maximum(599));

export const faultSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    status: errorStatus,
    code: z.optional(z.string()),
    afterMs: z.optional(count),
    retryAfterSeconds: z.optional(count),
  }),
  z.object({ kind: z.literal('gateway-page'), status: errorStatus }),
  z.object({ kind: z.literal('hang') }),
  z.object({ kind: z.literal('hold'), token: z.string().check(z.minLength(1)) }),
  z.object({ kind: z.literal('drop') }),
  z.object({ kind: z.literal('cut-stream'), afterEvents: count }),
  z.object({ kind: z.literal('slow'), dripMs: count }),
  z.object({ kind: z.literal('wrong-shape') }),
  z.object({ kind: z.literal('empty') }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('three-paragraphs') }),
  z.object({ kind: z.literal('unknown-name'), name: z.string().check(z.minLength(1)) }),
  z.object({ kind: z.literal('no-hero') }),
  z.object({ kind: z.literal('unsafe-text'), paragraph: count }),
  z.object({ kind: z.literal('flag') }),
  z.object({ kind: z.literal('picture'), base64: z.string() }),
  z.object({ kind: z.literal('broken-picture') }),
  z.object({ kind: z.literal('broken-audio') }),
  z.object({ kind: z.literal('missing-words') }),
  z.object({ kind: z.literal('unordered-words') }),
  z.object({ kind: z.literal('misheard-words') }),
]);

/** Something that is to go wrong with a request. */
export type Fault = z.infer<typeof faultSchema>;

const STORIES = ['/v1/responses', '/v1/chat/completions'];
const PICTURES = ['/v1/images/generations', '/v1/images/edits'];
const MODERATIONS = '/v1/moderations';
const SPEECH = '/v1/audio/speech';
const TRANSCRIPTIONS = '/v1/audio/transcriptions';

/** The endpoints that a kind of fault concerns; all for a kind that is not named. */
const PATHS_OF_KIND: Partial<Record<Fault['kind'], readonly string[]>> = {
  empty: [...STORIES, ...PICTURES, MODERATIONS, SPEECH, TRANSCRIPTIONS],
  text: STORIES,
  'three-paragraphs': STORIES,
  'unknown-name': STORIES,
  'no-hero': STORIES,
  'unsafe-text': STORIES,
  flag: [MODERATIONS],
  picture: PICTURES,
  'broken-picture': PICTURES,
  'broken-audio': [SPEECH],
  'missing-words': [TRANSCRIPTIONS],
  'unordered-words': [TRANSCRIPTIONS],
  'misheard-words': [TRANSCRIPTIONS],
};

/** Whoever slows or cuts an answer without naming an endpoint means the one that is streamed. */
const KINDS_FOR_STREAMS: ReadonlySet<Fault['kind']> = new Set(['cut-stream', 'slow']);

/** Whether a fault can happen to a request for `path`; `isNamed` when whoever planned it named that path. */
export function canHappenAt({ kind }: Fault, path: string, isNamed: boolean): boolean {
  const paths = !isNamed && KINDS_FOR_STREAMS.has(kind) ? STORIES : PATHS_OF_KIND[kind];
  return paths === undefined || paths.includes(path);
}
