import {
  CHAPTER_NOT_FOUND,
  generateAudioNarrationContract,
  type GenerateAudioNarrationRequest,
} from './generate-audio-narration.ts';
import { AppError } from '../errors/app-error.ts';
import { LIMITS } from '../limits/limits.ts';
import { STORY_ID_REQUIRED } from './scene-request.ts';
import { DEFAULT_VOICE } from '../narration/voices.ts';

/**
 * Validates a narration request and fills in the default voice. `content` is ignored, but rejected if it is too long.
 * @throws AppError `invalid` with the field's name, `too_large`.
 */
export function checkNarrationRequest(request: GenerateAudioNarrationRequest) {
  const { storyId, part, voice = DEFAULT_VOICE, content = '' } = request;
  if (storyId === undefined) throw new AppError('invalid', STORY_ID_REQUIRED, { field: 'storyId' });
  if (part === undefined) throw new AppError('invalid', CHAPTER_NOT_FOUND, { field: 'part' });
  if (content.length > LIMITS.chapter) throw tooLong('content');
  return { storyId, part, voice };
}

export type CheckedNarrationRequest = ReturnType<typeof checkNarrationRequest>;

export const tooLong = (field: string): AppError =>
  new AppError('too_large', generateAudioNarrationContract.messages[413], { field });
