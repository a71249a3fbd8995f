import { ApiError } from '../http/api-error.ts';

/** The header that identifies the engine of a recording; passed on to the client. */
const LABEL_HEADER = 'x-talelantern-voice';

export interface SpeechResponse {
  bytes: Buffer;
  contentType: string;
  /** Headers of the recording that are passed on to the client. */
  label: Readonly<Record<string, string>>;
}

/**
 * Forwards a validated request to the speech program. @throws ApiError 503 when it is not running, 400 for unreadable
 * input, 500 when it fails.
 */
export async function requestSpeech(
  voiceUrl: string | null,
  path: '/v1/audio/speech' | '/v1/audio/transcriptions',
  request: RequestInit,
): Promise<SpeechResponse> {
  if (voiceUrl === null) throw new ApiError(503, 'The voice of this stand-in is not running.');
  const response = await fetch(`${voiceUrl}${path}`, { method: 'POST', ...request }).catch(() => {
    throw new ApiError(503, 'The voice of this stand-in does not answer.');
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new ApiError(response.status, `The voice could not do it: ${bytes.toString()}`);
  return {
    bytes,
    contentType: response.headers.get('content-type') ?? '',
    label: { [LABEL_HEADER]: response.headers.get(LABEL_HEADER) ?? '' },
  };
}
