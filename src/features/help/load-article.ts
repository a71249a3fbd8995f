import type { ArticlePath } from '../../config/article-paths.ts';
import { getEnvironment } from '../../config/environment.ts';
import { getOperator } from '../../config/operator.ts';
import { PATHS } from '../../config/paths.ts';
import type { Article } from './article.ts';

const facts = () => ({
  operator: getOperator(),
  hasAppCheck: getEnvironment().appCheckSiteKey !== null,
});

const LOADERS: Readonly<Record<ArticlePath, () => Promise<Article>>> = {
  [PATHS.helpGettingStarted]: async () => (await import('./articles/getting-started.ts')).GETTING_STARTED,
  [PATHS.helpCharacterCreation]: async () => (await import('./articles/character-creation.ts')).CHARACTER_CREATION,
  [PATHS.helpStoryWriting]: async () => (await import('./articles/story-writing.ts')).STORY_WRITING,
  [PATHS.helpFaq]: async () => (await import('./articles/faq.ts')).FAQ,
  [PATHS.privacyPolicy]: async () => (await import('./articles/privacy-policy.ts')).privacyPolicy(facts()),
  [PATHS.termsOfService]: async () => (await import('./articles/terms-of-service.ts')).termsOfService(facts()),
};

const requestedArticles = new Map<ArticlePath, Promise<Article>>();

export function loadArticle(path: ArticlePath): Promise<Article> {
  const requestedArticle = requestedArticles.get(path);
  if (requestedArticle) return requestedArticle;
  const article = LOADERS[path]();
  requestedArticles.set(path, article);
  article.catch(() => requestedArticles.delete(path));
  return article;
}
