import { AppError } from '../errors/app-error.ts';
import { LIMITS } from '../limits/limits.ts';
import { toOneLine } from '../text/lists.ts';
import { NO_TEXT_RULE, withField } from './labelled-prompt.ts';

export const INVALID_DESCRIPTION = 'Please provide a valid description for the image generation';

/** What the app may ask for; what the provider is asked for instead depends on the plan (architecture §3). */
export const IMAGE_QUALITIES = ['hd'] as const;
export const IMAGE_STYLES = ['vivid', 'natural'] as const;
export type ImageStyle = (typeof IMAGE_STYLES)[number];

const VIVID = 'vivid, saturated, dramatic lighting';

/**
 * An image prompt as the provider gets it: line breaks and runs of spaces become single spaces, cut to 4000 characters (specification §5).
 * @throws AppError `invalid` for a blank prompt.
 */
export function parseImagePrompt(prompt: unknown): string {
  const line = typeof prompt === 'string' ? toOneLine(prompt) : '';
  if (line === '') throw new AppError('invalid', INVALID_DESCRIPTION, { field: 'prompt' });
  return line.slice(0, LIMITS.imagePrompt);
}

/** `prompt` with its style in words, since no model takes a style any more; never longer than 4000 characters. */
export const withStyle = (prompt: string, style: ImageStyle | undefined): string =>
  style === 'vivid' ? withField(prompt, 'Look', VIVID) : prompt;

/** `prompt` with the rule that no picture goes without (specification §7), whoever wrote it. */
export const withNoTextRule = (prompt: string): string =>
  prompt.includes(NO_TEXT_RULE) ? prompt : withField(prompt, 'Rules', NO_TEXT_RULE);
