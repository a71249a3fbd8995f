import type { ArticlePath } from '../../config/article-paths.ts';
import { PATHS } from '../../config/paths.ts';

export const ARTICLE_TITLES: Readonly<Record<ArticlePath, string>> = {
  [PATHS.helpGettingStarted]: 'Getting started',
  [PATHS.helpCharacterCreation]: 'Making characters',
  [PATHS.helpStoryWriting]: 'Growing a story',
  [PATHS.helpFaq]: 'Questions and answers',
  [PATHS.privacyPolicy]: 'Privacy policy',
  [PATHS.termsOfService]: 'Terms of service',
};
