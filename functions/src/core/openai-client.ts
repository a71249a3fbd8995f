import OpenAI from 'openai';

/** The vendor logs this header with the request; the stand-in uses it as a seed. */
const REQUEST_ID_HEADER = 'X-Client-Request-Id';

/**
 * The header that identifies the family in the Realtime API; other APIs have the parameter `safety_identifier` for it:
 * https://developers.openai.com/api/docs/guides/realtime-websocket
 */
export const SAFETY_HEADER = 'OpenAI-Safety-Identifier';

/** A client for OpenAI or a compatible server. It never retries: the app makes the specified three attempts. */
export const createOpenAiClient = (apiKey: string, baseUrl: string, fetch = globalThis.fetch): OpenAI =>
  new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, logLevel: 'off', fetch });

/** Options of one call, which may take at most `timeoutMs` including its stream. */
export const callOptions = (requestId: string, timeoutMs: number, signal?: AbortSignal) => ({
  headers: { [REQUEST_ID_HEADER]: requestId },
  signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  timeout: timeoutMs,
});

/** The error of a stream that ended early. The client ends an aborted stream without an error, so check the signal. */
export const streamError = (signal: AbortSignal): unknown =>
  signal.aborted ? signal.reason : new Error('The stream ended before its last event');
