import { cutText } from '../text/cut-text.ts';
import { AppError } from '../errors/app-error.ts';
import { LIMITS } from '../limits/limits.ts';
import { toOneLine } from '../text/lists.ts';
import { NO_TEXT_RULE, withField } from './labeled-prompt.ts';

export const INVALID_DESCRIPTION = 'Please provide a valid description for the image generation';

/** The qualities that the app may request; the quality sent to the provider depends on the plan. */
export const IMAGE_QUALITIES = ['hd'] as const;
export const IMAGE_STYLES = ['vivid', 'natural'] as const;
export type ImageStyle = (typeof IMAGE_STYLES)[number];

const VIVID_WORDS = 'vivid, saturated, dramatic lighting';

/** White space collapsed, cut to 4000 characters. @throws AppError `invalid` for a blank prompt. */
export function parseImagePrompt(prompt: unknown): string {
  const line = typeof prompt === 'string' ? toOneLine(prompt) : '';
  if (line === '') throw new AppError('invalid', INVALID_DESCRIPTION, { field: 'prompt' });
  return cutText(line, LIMITS.imagePrompt);
}

/** Fields that 'vivid' would contradict. */
const CHOSEN_LOOK = / \| (?:Style|Lighting|Mood): /;

/**
 * `prompt` with its style in words, since models no longer take a style; at most 4000 characters. The app always asks
 * for 'vivid' (docs/specification.md#7), so a vivid look is added only if no look was chosen.
 */
export const withStyle = (prompt: string, style: ImageStyle | undefined): string =>
  style === 'vivid' && !CHOSEN_LOOK.test(prompt) ? withField(prompt, 'Look', VIVID_WORDS) : prompt;

export const withNoTextRule = (prompt: string): string =>
  prompt.includes(NO_TEXT_RULE) ? prompt : withField(prompt, 'Rules', NO_TEXT_RULE);
