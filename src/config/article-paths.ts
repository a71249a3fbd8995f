import { PATHS } from './paths.ts';

export const HELP_PATHS = [
  PATHS.helpGettingStarted,
  PATHS.helpCharacterCreation,
  PATHS.helpStoryWriting,
  PATHS.helpFaq,
] as const;
export const LEGAL_PATHS = [PATHS.privacyPolicy, PATHS.termsOfService] as const;
export const ARTICLE_PATHS = [...HELP_PATHS, ...LEGAL_PATHS] as const;

export type HelpPath = (typeof HELP_PATHS)[number];
export type ArticlePath = (typeof ARTICLE_PATHS)[number];

export const WRITE_TO_US_ID = 'write-to-us';
export const WRITE_TO_US = `${PATHS.helpFaq}#${WRITE_TO_US_ID}`;
