import { ARTICLE_PATHS } from './article-paths.ts';
import { PATHS } from './paths.ts';

/** Pages that are rendered during the build, as on a first visit. */
export const PRERENDERED_PATHS = [PATHS.login, ...ARTICLE_PATHS] as const;

export type PrerenderedPath = (typeof PRERENDERED_PATHS)[number];

/** Hosting serves this file at `path`. */
export const prerenderedFile = (path: PrerenderedPath): string => `${path}.html`;
