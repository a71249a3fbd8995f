import { randomUUID } from 'node:crypto';
import { BUSY, TIMEOUT_SECONDS, type FunctionContract } from '@talelantern/domain/contracts/contract';
import type { Cancelled } from '@talelantern/domain/contracts/contract-parts';
import { AppError } from '@talelantern/domain/errors/app-error';
import { toErrorBody } from '@talelantern/domain/errors/error-body';
import {
  onRequest,
  type HttpsFunction,
  type HttpsOptions,
  type Request,
  type Response,
} from 'firebase-functions/https';
import type { EventHandlerOptions } from 'firebase-functions/options';
import type * as z from 'zod/mini';
import { REGION, SECRETS } from '../config.ts';
import { log } from '../core/request-log.ts';
import { authenticate } from './authenticate.ts';
import { composeLazily, type Lazy } from './compose-lazily.ts';
import { serve, type Call } from './serve.ts';

interface EndpointOptions<Deps> extends HttpsOptions {
  compose: Lazy<Deps>;
}

/** The time limit comes from the contract, because the app waits as long. */
type FunctionOptions<Deps> = Omit<EndpointOptions<Deps>, 'timeoutSeconds'>;

/** An HTTPS function for signed-in users: passes the checks of serve.ts, then responds with what `run` returns. */
export const defineFunction = <Body extends z.ZodMiniType, Result extends z.ZodMiniType, Deps>(
  contract: FunctionContract<Body, Result>,
  options: FunctionOptions<Deps>,
  run: (deps: Deps, call: Call<z.infer<Body>>) => Promise<z.infer<Result> | Cancelled>,
): HttpsFunction =>
  defineEndpoint(withHttp(contract, options), ({ deps, http }, request, response) =>
    serve(
      contract,
      http,
      { request, response, identify: () => authenticate(request.get('authorization'), http.verifyToken, contract) },
      (call) => run(deps, call),
    ),
  );

/** An HTTPS function without sign-in, with the lower rate limit of reports. */
export const definePublicFunction = <Body extends z.ZodMiniType, Result extends z.ZodMiniType, Deps>(
  contract: FunctionContract<Body, Result>,
  options: FunctionOptions<Deps>,
  run: (deps: Deps, call: Call<z.infer<Body>, null>) => Promise<z.infer<Result>>,
): HttpsFunction =>
  defineEndpoint(withHttp(contract, options), ({ deps, http }, request, response) =>
    serve(
      contract,
      { ...http, countCall: http.countReport },
      { request, response, identify: async () => null },
      (call) => run(deps, call),
    ),
  );

const composeHttpOnce = composeLazily(async () => (await import('./compose.ts')).composeHttp);

const withHttp = <Deps>(
  { timeoutSeconds = TIMEOUT_SECONDS }: { timeoutSeconds?: number },
  { compose, ...options }: FunctionOptions<Deps>,
) => ({
  ...options,
  timeoutSeconds,
  compose: async () => ({ deps: await compose(), http: await composeHttpOnce() }),
});

/** Reads the request and responds itself. Until it can be composed, requests get 503 and an alert is logged. */
export const defineEndpoint = <Deps>(
  { compose, ...options }: EndpointOptions<Deps>,
  respond: (deps: Deps, request: Request, response: Response) => Promise<void>,
): HttpsFunction =>
  onRequest({ ...OPTIONS, ...options }, async (request, response) => {
    const requestId = randomUUID();
    const deps = await compose().catch((error: unknown) => {
      alertNotConfigured(error, { requestId });
      return null;
    });
    if (deps !== null) return respond(deps, request, response);
    response
      .status(503)
      .setHeader('Cache-Control', 'no-store')
      .json(toErrorBody(new AppError('busy', BUSY), requestId));
  });

export const EVENTS: EventHandlerOptions = {
  region: REGION,
  timeoutSeconds: TIMEOUT_SECONDS,
  memory: '512MiB',
  secrets: SECRETS,
  maxInstances: 5,
  concurrency: 4,
};

/** The handler of an event or a schedule, which fails while its dependencies cannot be composed. */
export const triggered =
  <Deps, Event>(compose: Lazy<Deps>, run: (deps: Deps, event: Event) => Promise<void>) =>
  async (event: Event): Promise<void> => {
    const deps = await compose().catch((error: unknown) => {
      alertNotConfigured(error, {});
      throw error;
    });
    await run(deps, event);
  };

const alertNotConfigured = (error: unknown, details: { requestId?: string }): void =>
  log('alert', 'not_configured', { reason: error instanceof Error ? error.message : '', ...details });

// Concurrency and instances limit the cost of an attack; CORS is handled in cors.ts.
const OPTIONS: HttpsOptions = {
  region: REGION,
  timeoutSeconds: TIMEOUT_SECONDS,
  secrets: SECRETS,
  invoker: 'public',
  cors: false,
};
