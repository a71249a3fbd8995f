import { matchPath } from 'react-router-dom';
import { APP_SHELL, PATHS } from '../config/paths.ts';
import { lazyPart } from '../shared/page/lazy-part.tsx';

export const LoginPage = lazyPart(async () => (await import('../pages/login-page.tsx')).LoginPage);
export const ForgotPasswordPage = lazyPart(
  async () => (await import('../pages/forgot-password-page.tsx')).ForgotPasswordPage,
);
export const CreatePage = lazyPart(async () => (await import('../pages/create-page.tsx')).CreatePage);
export const StoryPage = lazyPart(async () => (await import('../pages/story-page.tsx')).StoryPage);
export const AdminArea = lazyPart(async () => (await import('./admin-area.tsx')).AdminArea);
export const ChapterScreens = lazyPart(async () => (await import('../pages/chapter-screens.tsx')).ChapterScreens);
export const FamilyScope = lazyPart(async () => (await import('./family-scope.tsx')).FamilyScope);

/** The pages of a family that need no layout route around them, by URL. */
export const FAMILY_PAGES = [
  [PATHS.stories, lazyPart(async () => (await import('../pages/stories-page.tsx')).StoriesPage)],
  [PATHS.read, lazyPart(async () => (await import('../pages/read-page.tsx')).ReadPage)],
  [PATHS.books, lazyPart(async () => (await import('../pages/child-screens.tsx')).ChildScreens)],
  [PATHS.characters, lazyPart(async () => (await import('../pages/characters-page.tsx')).CharactersPage)],
  [PATHS.locations, lazyPart(async () => (await import('../pages/locations-page.tsx')).LocationsPage)],
  [PATHS.createLocation, lazyPart(async () => (await import('../pages/locations-create-page.tsx')).CreateLocationPage)],
  [PATHS.profile, lazyPart(async () => (await import('../pages/profile-page.tsx')).ProfilePage)],
  [PATHS.subscription, lazyPart(async () => (await import('../pages/subscription-page.tsx')).SubscriptionPage)],
] as const;

const PRELOADED = {
  ...Object.fromEntries(FAMILY_PAGES.map(([path, Page]) => [path, [Page]])),
  [PATHS.login]: [LoginPage],
  [PATHS.forgotPassword]: [ForgotPasswordPage],
  [PATHS.create]: [ChapterScreens, CreatePage],
  [PATHS.story]: [ChapterScreens, StoryPage],
  [PATHS.admin]: [AdminArea],
};

export const OpenSharedPage = lazyPart(async () => (await import('../pages/open-shared-page.tsx')).OpenSharedPage);
export const GoodbyePage = lazyPart(async () => (await import('../pages/goodbye-page.tsx')).GoodbyePage);
export const ArticlePage = lazyPart(async () => (await import('../pages/article-page.tsx')).ArticlePage);

export function preloadPages(pathname: string, wasSignedIn: boolean): void {
  const path = wasSignedIn && (pathname === PATHS.home || pathname === APP_SHELL) ? PATHS.create : pathname;
  const entry = Object.entries(PRELOADED).find(([pattern]) => matchPath(pattern, path));
  for (const part of entry?.[1] ?? []) part.preload();
  if (!wasSignedIn) return;
  FamilyScope.preload();
  // Preloaded too, because these pages load their data with services that are loaded lazily.
  if (path.startsWith(PATHS.stories) || path.startsWith(PATHS.locations) || path.startsWith('/books/'))
    import('./create-lazy-services.ts').catch(() => undefined);
}
