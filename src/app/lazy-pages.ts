import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { APP_SHELL, PATHS } from '../config/paths.ts';

type Load = () => Promise<ComponentType>;

const loaders = {
  [PATHS.login]: async () => (await import('../pages/login-page.tsx')).LoginPage,
  [PATHS.forgotPassword]: async () => (await import('../pages/forgot-password-page.tsx')).ForgotPasswordPage,
  [PATHS.create]: async () => (await import('../pages/create-page.tsx')).CreatePage,
  [PATHS.stories]: async () => (await import('../pages/stories-page.tsx')).StoriesPage,
  [PATHS.story]: async () => (await import('../pages/story-page.tsx')).StoryPage,
  [PATHS.read]: async () => (await import('../pages/read-page.tsx')).ReadPage,
  [PATHS.books]: async () => (await import('../pages/child-screens.tsx')).ChildScreens,
  [PATHS.characters]: async () => (await import('../pages/characters-page.tsx')).CharactersPage,
  [PATHS.locations]: async () => (await import('../pages/locations-page.tsx')).LocationsPage,
  [PATHS.createLocation]: async () => (await import('../pages/locations-create-page.tsx')).CreateLocationPage,
  [PATHS.profile]: async () => (await import('../pages/profile-page.tsx')).ProfilePage,
  [PATHS.subscription]: async () => (await import('../pages/subscription-page.tsx')).SubscriptionPage,
  [PATHS.admin]: async () => (await import('./admin-area.tsx')).AdminArea,
} satisfies Record<string, Load>;

const toLazy = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

export const LoginPage = toLazy(loaders[PATHS.login]);
export const ForgotPasswordPage = toLazy(loaders[PATHS.forgotPassword]);
export const CreatePage = toLazy(loaders[PATHS.create]);
export const StoriesPage = toLazy(loaders[PATHS.stories]);
export const StoryPage = toLazy(loaders[PATHS.story]);
export const ReadPage = toLazy(loaders[PATHS.read]);
export const ChildScreens = toLazy(loaders[PATHS.books]);
export const CharactersPage = toLazy(loaders[PATHS.characters]);
export const LocationsPage = toLazy(loaders[PATHS.locations]);
export const CreateLocationPage = toLazy(loaders[PATHS.createLocation]);
export const ProfilePage = toLazy(loaders[PATHS.profile]);
export const SubscriptionPage = toLazy(loaders[PATHS.subscription]);
export const AdminArea = toLazy(loaders[PATHS.admin]);

export const ChapterScreens = lazy(async () => ({
  default: (await import('../pages/chapter-screens.tsx')).ChapterScreens,
}));
export const OpenSharedPage = lazy(async () => ({
  default: (await import('../pages/open-shared-page.tsx')).OpenSharedPage,
}));
export const GoodbyePage = lazy(async () => ({ default: (await import('../pages/goodbye-page.tsx')).GoodbyePage }));
export const ArticlePage = lazy(async () => ({ default: (await import('../pages/article-page.tsx')).ArticlePage }));

export function preloadPages(pathname: string, wasSignedIn: boolean): void {
  const path = wasSignedIn && (pathname === PATHS.home || pathname === APP_SHELL) ? PATHS.create : pathname;
  const found = Object.entries(loaders).find(([pattern]) => matchPath(pattern, path));
  found?.[1]().catch(() => undefined);
  if (!wasSignedIn) return;
  import('./family-scope.tsx').catch(() => undefined);
  // These pages load their data with services that are loaded lazily.
  if (path.startsWith(PATHS.stories) || path.startsWith(PATHS.locations) || path.startsWith('/books/'))
    import('./create-deferred-services.ts').catch(() => undefined);
}
