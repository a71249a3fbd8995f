import { ApiError } from '../http/api-error.ts';
import type { Exchange } from '../http/exchange.ts';

/** What the voice says about who speaks; handed on to the caller. */
const LABEL_HEADER = 'x-talelantern-voice';

export interface VoiceAnswer {
  bytes: Buffer;
  contentType: string;
  /** Headers for the caller. */
  label: Readonly<Record<string, string>>;
}

/**
 * Forwards a checked request to the program that speaks. Throws ApiError 503 when it does not run, 400 for what it
 * cannot read, 500 when it fails.
 */
export async function askVoice({ voiceUrl, path }: Exchange, request: RequestInit): Promise<VoiceAnswer> {
  if (voiceUrl === null) throw new ApiError(503, 'The voice of this stand-in is not running.');
  const answer = await fetch(`${voiceUrl}${path}`, { method: 'POST', ...request }).catch(() => {
    throw new ApiError(503, 'The voice of this stand-in does not answer.');
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new ApiError(answer.status, `The voice could not do it: ${bytes.toString()}`);
  return {
    bytes,
    contentType: answer.headers.get('content-type') ?? '',
    label: { [LABEL_HEADER]: answer.headers.get(LABEL_HEADER) ?? '' },
  };
}
