import {
  CHAPTER_NOT_THERE,
  generateAudioNarrationContract,
  type GenerateAudioNarrationRequest,
} from '../contracts/generate-audio-narration.ts';
import { AppError } from '../errors/app-error.ts';
import { LIMITS } from '../limits/limits.ts';
import { STORY_ID_REQUIRED } from '../stories/scene-request.ts';
import { DEFAULT_VOICE, type Voice } from './voices.ts';

/** A narration request in which nothing is missing. */
export interface CheckedNarrationRequest {
  storyId: string;
  /** Index of the chapter, 0-3. */
  part: number;
  voice: Voice;
}

/**
 * What no chapter can be read aloud without. The text itself is the stored one; a sent one that is longer than any
 * chapter is refused all the same.
 * @throws AppError `invalid` with the field's name, `too_large`.
 */
export function checkNarrationRequest(request: GenerateAudioNarrationRequest): CheckedNarrationRequest {
  const { storyId, part, voice = DEFAULT_VOICE, content = '' } = request;
  if (storyId === undefined) throw new AppError('invalid', STORY_ID_REQUIRED, { field: 'storyId' });
  if (part === undefined) throw new AppError('invalid', CHAPTER_NOT_THERE, { field: 'part' });
  if (content.length > LIMITS.chapter) throw tooLong('content');
  return { storyId, part, voice };
}

export const tooLong = (field: string): AppError =>
  new AppError('too_large', generateAudioNarrationContract.messages[413], { field });
