import { randomUUID } from 'node:crypto';
import { METHOD_NOT_ALLOWED, NO_ACCESS, type FunctionContract } from '@talelantern/domain/contracts/contract';
import { AppError, ERROR_STATUS, retryAfterSeconds } from '@talelantern/domain/errors/app-error';
import { toErrorBody } from '@talelantern/domain/errors/error-body';
import { REQUEST_ID_PATTERN } from '@talelantern/domain/contracts/contract-parts';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import type { Request, Response } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { describeCauseOf, toAppError } from '../core/to-app-error.ts';
import { log, withRequestId } from '../core/request-log.ts';
import type { SignedInCaller } from './authenticate.ts';
import { verifyAppCheck } from './verify-app-check.ts';
import { allowOrigin, ownOrigin } from './cors.ts';
import { EventStream } from './event-stream.ts';
import { readBody } from './read-body.ts';
import type { composeHttp } from './compose.ts';

/** A request that has passed all checks of the envelope. */
export interface Call<Body, Who = SignedInCaller> {
  caller: Who;
  /** The request id sent by the client, or a generated one. */
  requestId: string;
  body: Body;
  /** Null unless the client accepts `text/event-stream`. */
  stream: EventStream | null;
  /** The app's origin, to return to from a vendor's page. Throws like `ownOrigin` in cors.ts. */
  ownOrigin: () => string;
}

export type EnvelopeDeps = Omit<ReturnType<typeof composeHttp>, 'countReport' | 'verifyToken'>;

interface Exchange<Who> {
  request: Request;
  response: Response;
  identify: () => Promise<Who>;
}

const RETRY_AFTER_SECONDS = 20;

/**
 * Wraps every HTTPS function: checks origin, method, rate limit, App Check, token, profile, size, content, schema and
 * `userId` in this order, then calls `run` and sends its result as JSON. Failures become the error body of
 * domain/errors, or an `error` event once a stream has begun. `run` continues when the caller disconnects.
 */
export async function serve<Body extends z.ZodMiniType, Who extends SignedInCaller | null>(
  contract: FunctionContract<Body>,
  deps: EnvelopeDeps,
  { request, response, identify }: Exchange<Who>,
  run: (call: Call<z.infer<Body>, Who>) => Promise<unknown>,
): Promise<void> {
  allowOrigin(request, response, deps.allowedOrigins);
  if (request.method === 'OPTIONS') {
    response.status(204).end();
    return;
  }
  const startedAt = Date.now();
  const wantsStream = contract.streams && request.get('accept')?.includes('text/event-stream');
  const stream = wantsStream ? new EventStream(response) : null;
  let requestId: string = randomUUID();
  const finish = (status: number, details: Record<string, string>): void =>
    log(status >= 500 ? 'error' : 'info', contract.name, {
      requestId,
      status,
      durationMs: Date.now() - startedAt,
      ...details,
    });
  try {
    if (request.method !== 'POST') {
      sendMethodNotAllowed(response, requestId);
      return;
    }
    await deps.countCall(request, response);
    if (deps.verifyApp) await verifyAppCheck(request.get('x-firebase-appcheck'), deps.verifyApp);
    const caller = await identify();
    const fields = readBody(request, contract.messages[413]);
    requestId = readRequestId(fields) ?? requestId;
    const body = parseBody(contract, fields);
    if (fields['userId'] !== undefined && fields['userId'] !== caller?.uid) throw new AppError('forbidden', NO_ACCESS);
    const call = { caller, requestId, body, stream, ownOrigin: () => ownOrigin(request, deps.allowedOrigins) };
    const result = await withRequestId(requestId, () => run(call));
    if (stream) {
      stream.send('done', result);
      stream.end();
    } else response.status(200).json(result);
    finish(200, {});
  } catch (error) {
    const failure = toAppError(error);
    sendFailure(failure, response, stream, requestId);
    deps.countFailure(failure.code);
    finish(ERROR_STATUS[failure.code], {
      code: failure.code,
      ...describeCauseOf(failure),
    });
  }
}

function readRequestId(fields: StoredData): string | null {
  const id = fields['requestId'];
  return typeof id === 'string' && REQUEST_ID_PATTERN.test(id) ? id : null;
}

/** @throws AppError `invalid` that identifies the first invalid field. */
export function parseBody<Body extends z.ZodMiniType>(
  contract: FunctionContract<Body>,
  fields: StoredData,
): z.infer<Body> {
  const parsed = contract.request.safeParse(fields);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  const message = contract.fieldMessages[String(path[0])] ?? contract.messages[400];
  throw new AppError('invalid', message, { field: path.join('.') || 'body' });
}

function sendMethodNotAllowed(response: Response, requestId: string): void {
  response.setHeader('Allow', 'POST');
  response.status(405).json(toErrorBody(new AppError('invalid', METHOD_NOT_ALLOWED), requestId));
}

function sendFailure(error: AppError, response: Response, stream: EventStream | null, requestId: string): void {
  const status = ERROR_STATUS[error.code];
  if (stream?.hasBegun) {
    stream.send('error', { status, code: error.code, message: error.message });
    stream.end();
    return;
  }
  const wait = retryAfterSeconds(error) ?? (error.code === 'rate_limited' ? RETRY_AFTER_SECONDS : null);
  if (wait !== null) response.setHeader('Retry-After', String(wait));
  response.status(status).json(toErrorBody(error, requestId));
}
