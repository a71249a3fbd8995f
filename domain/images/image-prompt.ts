import { AppError } from '../errors/app-error.ts';
import { LIMITS } from '../limits/limits.ts';

export const INVALID_DESCRIPTION = 'Please provide a valid description for the image generation';

/** Qualities the app may ask for. The specified 'hd' is what it sends (specification §7). */
export const IMAGE_QUALITIES = ['hd', 'standard'] as const;

/**
 * An image prompt as the provider gets it: line breaks become spaces, cut to 4000 characters (specification §5).
 * @throws AppError `invalid` for a blank prompt.
 */
export function parseImagePrompt(prompt: unknown): string {
  const line = typeof prompt === 'string' ? prompt.replace(/\s*[\r\n]+\s*/g, ' ').trim() : '';
  if (line === '') throw new AppError('invalid', INVALID_DESCRIPTION, { field: 'prompt' });
  return line.slice(0, LIMITS.imagePrompt);
}
