import { INTERNAL, METHOD_NOT_ALLOWED, NO_ACCESS, type FunctionContract } from '@talelantern/domain/contracts/contract';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { toErrorBody } from '@talelantern/domain/errors/error-body';
import { REQUEST_ID_PATTERN } from '@talelantern/domain/generation/request-id';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import type { Request, Response } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { describeCause, type Log } from '../operations/ports/log.ts';
import { authenticate, type SignedInCaller, type TokenVerifier } from './authenticate.ts';
import { confirmApp, type AppVerifier } from './confirm-app.ts';
import { allowOrigin } from './cors.ts';
import type { CallCounter } from './count-calls.ts';
import type { FailureCounter } from './count-failures.ts';
import { EventStream } from './event-stream.ts';
import { withRequestId } from './log.ts';
import { readBody } from './read-body.ts';

/** A request that passed everything that is the same for all functions. */
export interface Call<Body, Who = SignedInCaller> {
  caller: Who;
  /** The client's, else one of ours. */
  requestId: string;
  body: Body;
  /** Null unless the client asked for `text/event-stream`. */
  stream: EventStream | null;
}

/** What the envelope needs, whatever the function. */
export interface EnvelopeTools {
  allowedOrigins: readonly string[];
  countCall: CallCounter;
  countFailure: FailureCounter;
  /** Null where App Check is switched off. */
  verifyApp: AppVerifier | null;
  verifyToken: TokenVerifier;
  newId: () => string;
  now: () => number;
  log: Log;
}

const RETRY_AFTER_SECONDS = 20;

/**
 * The shared edge of every HTTPS function: origin, method, address, app, token, size, content, schema and `userId` in this
 * order, then `run`, whose answer is sent as JSON. Every failure becomes the error body of domain/errors with its status, or an
 * `error` event once a stream has begun. `run` is not tied to the response: a caller who leaves changes nothing.
 */
export const serve = <Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  contract: FunctionContract<Body, Answer>,
  tools: EnvelopeTools,
  request: Request,
  response: Response,
  run: (call: Call<z.infer<Body>>) => Promise<unknown>,
): Promise<void> =>
  admit(contract, tools, request, response, run, () =>
    authenticate(request.get('authorization'), tools.verifyToken, contract.signedOut),
  );

/** The same for a function that visitors may call: nobody asks who they are. */
export const serveEverybody = <Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  contract: FunctionContract<Body, Answer>,
  tools: EnvelopeTools,
  request: Request,
  response: Response,
  run: (call: Call<z.infer<Body>, null>) => Promise<unknown>,
): Promise<void> => admit(contract, tools, request, response, run, async () => null);

async function admit<Body extends z.ZodMiniType, Answer extends z.ZodMiniType, Who extends SignedInCaller | null>(
  contract: FunctionContract<Body, Answer>,
  tools: EnvelopeTools,
  request: Request,
  response: Response,
  run: (call: Call<z.infer<Body>, Who>) => Promise<unknown>,
  identify: () => Promise<Who>,
): Promise<void> {
  allowOrigin(request, response, tools.allowedOrigins);
  if (request.method === 'OPTIONS') {
    response.status(204).end();
    return;
  }
  const begunAt = tools.now();
  const wantsStream = contract.streams && request.get('accept')?.includes('text/event-stream');
  const stream = wantsStream ? new EventStream(response) : null;
  let requestId = tools.newId();
  const finish = (status: number, details: Record<string, string>): void =>
    tools.log(status >= 500 ? 'error' : 'info', contract.name, {
      requestId,
      status,
      durationMs: tools.now() - begunAt,
      ...details,
    });
  try {
    if (request.method !== 'POST') {
      answerMethodNotAllowed(response, requestId);
      return;
    }
    await tools.countCall(request, response);
    if (tools.verifyApp) await confirmApp(request.get('x-firebase-appcheck'), tools.verifyApp);
    const caller = await identify();
    const fields = readBody(request, contract.messages[413]);
    requestId = readRequestId(fields) ?? requestId;
    const body = parseBody(contract, fields);
    if (fields['userId'] !== undefined && fields['userId'] !== caller?.uid) throw new AppError('forbidden', NO_ACCESS);
    const call = { caller, requestId, body, stream };
    const answer = await withRequestId(requestId, () => run(call));
    if (stream) {
      stream.send('done', answer);
      stream.end();
    } else response.status(200).json(answer);
    finish(200, {});
  } catch (error) {
    const failure = isAppError(error) ? error : new AppError('internal', INTERNAL, { cause: error });
    answerFailure(failure, response, stream, requestId);
    tools.countFailure(failure.code);
    finish(failure.status, {
      code: failure.code,
      ...(failure.cause === undefined ? {} : describeCause(failure.cause)),
    });
  }
}

function readRequestId(fields: StoredData): string | null {
  const id = fields['requestId'];
  return typeof id === 'string' && REQUEST_ID_PATTERN.test(id) ? id : null;
}

/** `fields` as `contract` takes them. @throws AppError `invalid` that names the first field that is wrong. */
export function parseBody<Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  contract: FunctionContract<Body, Answer>,
  fields: StoredData,
): z.infer<Body> {
  const parsed = contract.request.safeParse(fields);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  const message = contract.fieldMessages[String(path[0])] ?? contract.messages[400];
  throw new AppError('invalid', message, { field: path.join('.') || 'body' });
}

function answerMethodNotAllowed(response: Response, requestId: string): void {
  response.setHeader('Allow', 'POST');
  response.status(405).json(toErrorBody(new AppError('invalid', METHOD_NOT_ALLOWED), requestId));
}

function answerFailure(error: AppError, response: Response, stream: EventStream | null, requestId: string): void {
  if (stream?.hasBegun) {
    stream.send('error', { status: error.status, code: error.code, message: error.message });
    stream.end();
    return;
  }
  if (error.code === 'rate_limited') {
    response.setHeader('Retry-After', String(error.retryAfterSeconds ?? RETRY_AFTER_SECONDS));
  }
  response.status(error.status).json(toErrorBody(error, requestId));
}
