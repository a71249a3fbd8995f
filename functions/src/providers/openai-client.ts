import OpenAI from 'openai';

/** Header under which the vendor logs our request; a stand-in takes it as the seed of what it makes. */
const REQUEST_ID_HEADER = 'X-Client-Request-Id';

/**
 * A client of OpenAI or of a server that speaks its protocol. It never retries: the specified three attempts belong to
 * the app (architecture §5).
 */
export const createOpenAiClient = (apiKey: string, baseUrl: string): OpenAI =>
  new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, logLevel: 'off' });

/** Options of one call that may take at most `timeoutMs`, its stream included. */
export const callOptions = (requestId: string, timeoutMs: number, signal?: AbortSignal) => ({
  headers: { [REQUEST_ID_HEADER]: requestId },
  signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
  timeout: timeoutMs,
});

/**
 * What is wrong with a stream that ended before its last event. The client ends an aborted stream without a word, so the
 * deadline has to be asked for.
 */
export const cutOff = (signal: AbortSignal): unknown =>
  signal.aborted ? signal.reason : new Error('The stream ended before its last event');
