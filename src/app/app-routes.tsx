import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ARTICLE_PATHS } from '../config/article-paths.ts';
import { APP_SHELL, PATHS } from '../config/paths.ts';
import { EveryoneRoutes } from './everyone-routes.tsx';
import {
  AdminArea,
  ArticlePage,
  CharactersPage,
  CreateLocationPage,
  CreatePage,
  ForgotPasswordPage,
  GoodbyePage,
  LocationsPage,
  ProfilePage,
  ReadPage,
  SharedPage,
  StoriesPage,
  StoryPage,
  SubscriptionPage,
} from './lazy-pages.ts';
import { OpeningScreen } from './opening-screen.tsx';
import { SharedScope } from './shared-scope.tsx';
import { FamilyRoutes, HomeRoute, LoginRoute, UnknownRoute, VisitorRoutes } from './route-guards.tsx';

/** Every route of specification §2. */
export function AppRoutes() {
  return (
    <Suspense fallback={<OpeningScreen />}>
      <Routes>
        <Route path={PATHS.home} element={<HomeRoute />} />
        <Route path={APP_SHELL} element={<HomeRoute />} />
        <Route path={PATHS.login} element={<LoginRoute />} />
        <Route element={<VisitorRoutes />}>
          <Route path={PATHS.forgotPassword} element={<ForgotPasswordPage />} />
          <Route path={PATHS.goodbye} element={<GoodbyePage />} />
        </Route>
        <Route path={PATHS.admin} element={<AdminArea />} />
        {[PATHS.sharedStory, PATHS.sharedCharacter].map((path) => (
          <Route
            key={path}
            path={path}
            element={
              <SharedScope>
                <SharedPage />
              </SharedScope>
            }
          />
        ))}
        <Route element={<EveryoneRoutes />}>
          {ARTICLE_PATHS.map((path) => (
            <Route key={path} path={path} element={<ArticlePage path={path} />} />
          ))}
        </Route>
        <Route element={<FamilyRoutes />}>
          <Route path={PATHS.create} element={<CreatePage />} />
          <Route path={PATHS.stories} element={<StoriesPage />} />
          <Route path={PATHS.story} element={<StoryPage />} />
          <Route path={PATHS.read} element={<ReadPage />} />
          <Route path={PATHS.characters} element={<CharactersPage />} />
          <Route path={PATHS.locations} element={<LocationsPage />} />
          <Route path={PATHS.createLocation} element={<CreateLocationPage />} />
          <Route path={PATHS.profile} element={<ProfilePage />} />
          <Route path={PATHS.subscription} element={<SubscriptionPage />} />
        </Route>
        <Route path="*" element={<UnknownRoute />} />
      </Routes>
    </Suspense>
  );
}
