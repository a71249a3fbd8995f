import { Suspense, useEffect, useLayoutEffect, useReducer } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ARTICLE_PATHS } from '../config/article-paths.ts';
import { APP_SHELL, PATHS } from '../config/paths.ts';
import { FamilyRoutes, HomeRoute, LoginRoute, PublicRoutes, UnknownRoute, VisitorRoutes } from './route-guards.tsx';
import {
  AdminArea,
  ArticlePage,
  ChapterScreens,
  CreatePage,
  FAMILY_PAGES,
  ForgotPasswordPage,
  GoodbyePage,
  OpenSharedPage,
  StoryPage,
} from './lazy-pages.ts';
import { OpeningScreen } from './opening-screen.tsx';
import { finishHydration, restoreEarlyInput } from './prerendered-root.ts';
import type { WaitingScreenProps } from './waiting-screen.tsx';
import { isStarting as hasPressedStart } from './visit-flags.ts';

export interface AppRoutesProps extends WaitingScreenProps {
  isStarting?: (() => boolean) | undefined;
}

/** @param isStarting see LoginRoute; a fixed value where pages are prerendered */
export const AppRoutes = ({ isStarting = hasPressedStart, ...waiting }: AppRoutesProps) => (
  <Suspense fallback={<OpeningScreen />}>
    <Routes>
      <Route path={PATHS.home} element={<HomeRoute {...waiting} />} />
      <Route path={APP_SHELL} element={<HomeRoute {...waiting} />} />
      <Route path={PATHS.login} element={<LoginRoute isStarting={isStarting} />} />
      <Route element={<VisitorRoutes />}>
        <Route path={PATHS.forgotPassword} element={<ForgotPasswordPage />} />
        <Route path={PATHS.goodbye} element={<GoodbyePage />} />
      </Route>
      <Route path={PATHS.admin} element={<AdminArea />} />
      {[PATHS.sharedStory, PATHS.sharedCharacter].map((path) => (
        <Route key={path} path={path} element={<OpenSharedPage />} />
      ))}
      <Route element={<PublicRoutes />}>
        {ARTICLE_PATHS.map((path) => (
          <Route key={path} path={path} element={<ArticlePage path={path} />} />
        ))}
      </Route>
      <Route element={<FamilyRoutes {...waiting} />}>
        <Route element={<ChapterScreens />}>
          <Route path={PATHS.create} element={<CreatePage />} />
          <Route path={PATHS.story} element={<StoryPage />} />
        </Route>
        {FAMILY_PAGES.map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
      <Route path="*" element={<UnknownRoute />} />
    </Routes>
    <AfterHydration />
  </Suspense>
);

/** A sibling of the routes, so that its effects run in the same commit as the page's effects. */
function AfterHydration() {
  // In the commit in which forms have adopted the restored values: an earlier repeated click would ignore them.
  const [isAdopted, noteAdopted] = useReducer(() => true, false);
  // Runs before the effects in which forms adopt their fields.
  useLayoutEffect(restoreEarlyInput, []);
  useEffect(() => noteAdopted(), []);
  useEffect(() => {
    if (isAdopted) finishHydration();
  }, [isAdopted]);
  return null;
}
