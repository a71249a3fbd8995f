import { cutText } from '../text/cut-text.ts';
import type { GenerateSceneRequest } from './generate-scene-with-images.ts';
import { AppError } from '../errors/app-error.ts';
import { LIMITS } from '../limits/limits.ts';
import { toOneLine } from '../text/lists.ts';
import * as z from 'zod/mini';

export const CHARACTER_IMAGES_REQUIRED = 'Character images are required';
export const LOCATION_IMAGE_REQUIRED = 'Location image is required';
export const TEXT_CONTENT_REQUIRED = 'Text content is required';
export const STORY_ID_REQUIRED = 'Story ID is required';
export const INVALID_SCENE_DESCRIPTION = 'Please provide a valid description for the scene';

export const STORY_PICTURES_FULL = 'This story has as many pictures as it can hold. Please remove one first.';

/** The scene that the picture is for. An existing scene gets a new picture, even if the story is full. */
export const sceneIdSchema = z.optional(z.string().check(z.maxLength(LIMITS.name)));

const missingField = (field: string, message: string): AppError => new AppError('invalid', message, { field });

const toPassage = (text: string | undefined): string => cutText(toOneLine(text ?? ''), LIMITS.imagePrompt);

/** @throws AppError `invalid` with the specified message (docs/specification.md#5) and the field's name. */
export function checkSceneRequest(request: GenerateSceneRequest) {
  const characterImageUrls = (request.characterImageUrls ?? []).map(({ url }) => url);
  const { locationImageUrl = '', storyId = '' } = request;
  const text = toPassage(request.text);
  if (characterImageUrls.length === 0) throw missingField('characterImageUrls', CHARACTER_IMAGES_REQUIRED);
  if (locationImageUrl.trim() === '') throw missingField('locationImageUrl', LOCATION_IMAGE_REQUIRED);
  if (text === '') throw missingField('text', TEXT_CONTENT_REQUIRED);
  if (storyId === '') throw missingField('storyId', STORY_ID_REQUIRED);
  return { characterImageUrls, locationImageUrl, text, storyId };
}

/** One line, at most 4000 characters (docs/specification.md#5). @throws AppError `invalid` for blank text. */
export function parseSceneText(text: string | undefined): string {
  const passage = toPassage(text);
  if (passage === '') throw missingField('text', INVALID_SCENE_DESCRIPTION);
  return passage;
}
