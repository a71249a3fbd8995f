import {
  GENERATION_ATTEMPTS,
  PROFILE_FIELD,
  RETRY_DELAY_MS,
  TIMEOUT_SECONDS,
  type FunctionContract,
} from '@talelantern/domain/contracts/contract';
import { generateStoryContract, storyEventSchemas } from '@talelantern/domain/contracts/generate-story';
import type { GenerateStoryResponse } from '@talelantern/domain/contracts/generate-story';
import { AppError, isAppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { ERROR_CODES } from '@talelantern/domain/errors/error-codes';
import { parseJson } from '@talelantern/domain/stored/read-fields';
import { fill } from '@talelantern/domain/text/lists';
import type * as z from 'zod/mini';
import { SILENCE_LIMIT_MS, withTimeLimit } from '../services/core/with-deadline.ts';
import type { FunctionsClient, StoryCallOptions } from '../services/ports/functions-client.ts';
import { noResponse, readEvents, watchNetwork, type NetworkEvents } from './event-stream.ts';
import { readFailure, toFailure } from './function-failure.ts';

export interface FunctionsClientDeps {
  fetch: typeof fetch;
  baseUrl: string;
  /** Null if signed out. @throws AppError if the session is over; other errors count as a lost connection. */
  idToken: (refresh: boolean) => Promise<string | null>;
  createProfile: () => Promise<void>;
  appHeaders: () => Promise<Readonly<Record<string, string>>>;
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  network: NetworkEvents;
  /** See readEvents. */
  silenceLimitMs?: number;
  responseTimeoutOf?: (contract: FunctionContract) => number;
}

/** When the function has certainly ended: in some browsers a request never fails if its connection was dropped. */
export const responseTimeoutOf = ({ timeoutSeconds = TIMEOUT_SECONDS }: FunctionContract): number =>
  (timeoutSeconds + 10) * 1000;

/**
 * The email address may have been verified after the token was issued. A token may have expired although the
 * device's clock, set back after that, says that it has not.
 */
const STALE_TOKEN: readonly ErrorCode[] = ['verify_email', 'unauthenticated'];

const JSON_TYPE = 'application/json';
const STREAM_TYPE = 'text/event-stream';

/** A response, with its body unless that is a stream. Null for a body that is no JSON. */
interface ReadResponse {
  response: Response;
  body: unknown;
}

interface Posting {
  body: unknown;
  accept: string;
  signal?: AbortSignal | undefined;
}

export function createFunctionsClient(deps: FunctionsClientDeps): FunctionsClient {
  const { createProfile, sleep, network, silenceLimitMs = SILENCE_LIMIT_MS } = deps;

  /** If the profile is missing, creates it and repeats the call (docs/decisions/0090). */
  async function post(contract: FunctionContract, posting: Posting): Promise<ReadResponse> {
    try {
      return await attempt(contract, posting);
    } catch (failure) {
      if (!isProfileMissing(failure)) throw failure;
      await createProfile().catch(() => {
        throw failure;
      });
      return attempt(contract, posting);
    }
  }

  /** Retries a status 500, and once what a fresh token may mend; with the same body and so the same request id. */
  async function attempt(contract: FunctionContract, posting: Posting): Promise<ReadResponse> {
    let refresh = contract.refreshToken;
    for (let count = 1; ; count += 1) {
      const received = await send(deps, contract, posting, refresh);
      const { response, body } = received;
      if (response.ok) return received;
      const failure = readFailure(contract, response, body);
      const isStale = STALE_TOKEN.includes(failure.code) && !refresh && count === 1;
      if (!isStale) {
        if (response.status !== 500) throw failure;
        if (count >= GENERATION_ATTEMPTS) throw exhausted(contract, failure);
        await sleep(RETRY_DELAY_MS * count, posting.signal);
      }
      refresh = isStale;
    }
  }

  return {
    async call(contract, body, { signal } = {}) {
      const received = await post(contract, { body, accept: JSON_TYPE, signal });
      return parseResponse(contract, contract.response, received.body);
    },

    async generateStory(body, { signal, onParagraph } = {}) {
      const contract = generateStoryContract;
      const received = await post(contract, { body, accept: STREAM_TYPE, signal });
      const { response } = received;
      if (!isStream(response)) return parseResponse(contract, contract.response, received.body);
      return readStory(response.body, { signal, onParagraph }, { network, silenceLimitMs });
    },

    async cancel(contract, requestId) {
      const posting = { body: { requestId, cancel: true }, accept: JSON_TYPE };
      const { response } = await send(deps, contract, posting, false);
      return response.ok;
    },
  };
}

const isProfileMissing = (failure: unknown): boolean =>
  isAppError(failure) && failure.code === 'not_found' && failure.field === PROFILE_FIELD;

const exhausted = (contract: FunctionContract, failure: AppError): AppError =>
  new AppError('internal', fill(contract.exhausted, { reason: failure.message }), {
    requestId: failure.requestId,
    cause: failure,
  });

const unreachable = (contract: FunctionContract, cause: unknown): AppError =>
  new AppError('busy', contract.unreachable, { cause });

async function send(
  {
    fetch,
    baseUrl,
    idToken,
    appHeaders,
    network,
    responseTimeoutOf: timeoutOf = responseTimeoutOf,
  }: FunctionsClientDeps,
  contract: FunctionContract,
  { body, accept, signal }: Posting,
  refresh: boolean,
): Promise<ReadResponse> {
  const { lost, stop } = watchNetwork(network);
  let isOver = false;

  async function ask(): Promise<ReadResponse> {
    const [token, confirmation] = await Promise.all([contract.isPublic ? null : idToken(refresh), appHeaders()]);
    if (token === null && !contract.isPublic)
      throw new AppError('unauthenticated', contract.signInFirst ?? contract.signedOut);
    // The call has been reported as failed: sending it now might count a generation that nobody sees.
    if (isOver) throw new Error('The tokens came too late');
    const response = await fetch(`${baseUrl}/${contract.name}`, {
      method: 'POST',
      headers: {
        'content-type': JSON_TYPE,
        accept,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...confirmation,
      },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
    return { response, body: isStream(response) ? null : await response.json().catch(() => null) };
  }

  try {
    // Limits the wait, because browsers may wait long for a response, or its body, that can no longer arrive.
    return await withTimeLimit(Promise.race([ask(), lost]), timeoutOf(contract), noResponse);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw unreachable(contract, cause);
  } finally {
    isOver = true;
    stop();
  }
}

const isStream = (response: Response): response is Response & { body: NonNullable<Response['body']> } =>
  response.body !== null && (response.headers.get('content-type')?.includes(STREAM_TYPE) ?? false);

function parseResponse<Schema extends z.ZodMiniType>(
  contract: FunctionContract,
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new AppError('internal', contract.invalidResponse, { cause: parsed.error });
  return parsed.data;
}

/** An error after the first paragraph is not retried, because the function keeps the paragraphs. */
async function readStory(
  body: ReadableStream<Uint8Array>,
  { signal, onParagraph }: StoryCallOptions,
  connection: { network: NetworkEvents; silenceLimitMs: number },
): Promise<GenerateStoryResponse> {
  const contract = generateStoryContract;
  try {
    for await (const { event, data } of readEvents(body, connection)) {
      signal?.throwIfAborted();
      if (event === 'paragraph') {
        const paragraph = parseResponse(contract, storyEventSchemas.paragraph, parseJson(data));
        onParagraph?.(paragraph.index, paragraph.text);
      }
      if (event === 'done') return parseResponse(contract, storyEventSchemas.done, parseJson(data));
      if (event === 'error') throw streamFailure(data);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw unreachable(contract, cause);
  }
  throw unreachable(contract, 'The stream ended without its final event');
}

function streamFailure(data: string): AppError {
  const contract = generateStoryContract;
  const { status, code, message } = parseResponse(contract, storyEventSchemas.error, parseJson(data));
  const errorCode = ERROR_CODES.find((candidate) => candidate === code) ?? 'internal';
  return toFailure(contract, status, { code: errorCode, message });
}
