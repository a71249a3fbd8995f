import { GENERATION_ATTEMPTS, RETRY_DELAY_MS, type FunctionContract } from '@talelantern/domain/contracts/contract';
import { generateStoryContract, storyEventSchemas } from '@talelantern/domain/contracts/generate-story';
import type { GenerateStoryResponse } from '@talelantern/domain/contracts/generate-story';
import { AppError, ERROR_CODES } from '@talelantern/domain/errors/app-error';
import { fill } from '@talelantern/domain/text/lists';
import type * as z from 'zod/mini';
import type { FunctionsClient, StoryCallOptions } from '../services/ports/functions-client.ts';
import { readEvents, type NetworkNews } from './event-stream.ts';
import { readFailure, toFailure } from './function-failure.ts';

type AnyContract = FunctionContract<z.ZodMiniType, z.ZodMiniType>;

export interface FunctionsClientDependencies {
  fetch: typeof fetch;
  /** Where the functions answer, without a slash at the end. */
  baseUrl: string;
  /**
   * The signed-in person's token, a fresh one where `refresh`; null when nobody is signed in.
   * @throws AppError when the sign-in is over; any other error counts as a lost connection.
   */
  idToken: (refresh: boolean) => Promise<string | null>;
  /** The token that shows that this is our own app; null where there is none. Never rejects. */
  appToken: () => Promise<string | null>;
  /** Rejects when `signal` is aborted. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** See readEvents. */
  network: NetworkNews;
  /** See readEvents; three of the function's signs of life. */
  silenceLimitMs?: number;
}

const SILENCE_LIMIT_MS = 45_000;
const APP_TOKEN_HEADER = 'X-Firebase-AppCheck';
const JSON_TYPE = 'application/json';
const STREAM_TYPE = 'text/event-stream';

interface Posting {
  body: unknown;
  accept: string;
  signal?: AbortSignal | undefined;
}

/** Speaks to the HTTPS functions as their contracts say (specification §7, §8; architecture §5). */
export function createFunctionsClient(dependencies: FunctionsClientDependencies): FunctionsClient {
  const { sleep, network, silenceLimitMs = SILENCE_LIMIT_MS } = dependencies;

  /** Only status 500 is tried again, with the same body and so the same request id (specification §9). */
  async function post(contract: AnyContract, posting: Posting): Promise<Response> {
    let refresh = contract.refreshToken;
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(dependencies, contract, posting, refresh);
      if (response.ok) return response;
      const failure = await readFailure(contract, response);
      // The address may have been verified after the token was issued; a fresh one knows.
      const isStale = failure.code === 'verify_email' && !refresh && attempt === 1;
      if (!isStale) {
        if (response.status !== 500) throw failure;
        if (attempt >= GENERATION_ATTEMPTS) throw exhausted(contract, failure);
        await sleep(RETRY_DELAY_MS * attempt, posting.signal);
      }
      refresh = isStale;
    }
  }

  return {
    async call(contract, body, { signal } = {}) {
      const response = await post(contract, { body, accept: JSON_TYPE, signal });
      return parseAnswer(contract, contract.response, await readJson(response));
    },

    async tellStory(body, { signal, onParagraph } = {}) {
      const contract = generateStoryContract;
      const response = await post(contract, { body, accept: STREAM_TYPE, signal });
      if (!response.headers.get('content-type')?.includes(STREAM_TYPE) || !response.body)
        return parseAnswer(contract, contract.response, await readJson(response));
      return readStory(response.body, { signal, onParagraph }, { network, silenceLimitMs });
    },

    async cancel(contract, requestId) {
      const posting = { body: { requestId, cancel: true }, accept: JSON_TYPE };
      const response = await send(dependencies, contract, posting, false);
      return response.ok;
    },
  };
}

const exhausted = (contract: AnyContract, failure: AppError): AppError =>
  new AppError('internal', fill(contract.exhausted, { reason: failure.message }), {
    requestId: failure.requestId,
    cause: failure,
  });

const unreachable = (contract: AnyContract, cause: unknown): AppError =>
  new AppError('busy', contract.unreachable, { cause });

async function send(
  { fetch, baseUrl, idToken, appToken }: FunctionsClientDependencies,
  contract: AnyContract,
  { body, accept, signal }: Posting,
  refresh: boolean,
): Promise<Response> {
  try {
    const [token, confirmation] = await Promise.all([contract.isForEverybody ? null : idToken(refresh), appToken()]);
    if (token === null && !contract.isForEverybody)
      throw new AppError('unauthenticated', contract.signInFirst ?? contract.signedOut);
    return await fetch(`${baseUrl}/${contract.name}`, {
      method: 'POST',
      headers: {
        'content-type': JSON_TYPE,
        accept,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(confirmation === null ? {} : { [APP_TOKEN_HEADER]: confirmation }),
      },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw unreachable(contract, cause);
  }
}

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => null);

function parseAnswer<Answer extends z.ZodMiniType>(
  contract: AnyContract,
  schema: Answer,
  answer: unknown,
): z.output<Answer> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new AppError('internal', contract.invalidResponse, { cause: parsed.error });
  return parsed.data;
}

/** An error after the first paragraph ends the attempt: what was shown is kept by the function (architecture §5). */
async function readStory(
  body: ReadableStream<Uint8Array>,
  { signal, onParagraph }: StoryCallOptions,
  connection: { network: NetworkNews; silenceLimitMs: number },
): Promise<GenerateStoryResponse> {
  const contract = generateStoryContract;
  try {
    for await (const { event, data } of readEvents(body, connection)) {
      signal?.throwIfAborted();
      if (event === 'paragraph') {
        const paragraph = parseAnswer(contract, storyEventSchemas.paragraph, parseJson(data));
        onParagraph?.(paragraph.index, paragraph.text);
      }
      if (event === 'done') return parseAnswer(contract, storyEventSchemas.done, parseJson(data));
      if (event === 'error') throw streamFailure(data);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw unreachable(contract, cause);
  }
  throw unreachable(contract, 'The stream ended without an end');
}

function streamFailure(data: string): AppError {
  const contract = generateStoryContract;
  const { status, code, message } = parseAnswer(contract, storyEventSchemas.error, parseJson(data));
  const known = ERROR_CODES.find((candidate) => candidate === code) ?? 'internal';
  return toFailure(contract, status, { code: known, message });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
