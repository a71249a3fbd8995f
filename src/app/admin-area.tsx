import { type AdminPermission, mayAdmin } from '@talelantern/domain/admin/permissions';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ADMIN_PATHS } from '../config/admin-paths.ts';
import { PATHS } from '../config/paths.ts';
import { AdminLoginPage } from '../pages/admin-login-page.tsx';
import { lazyPart } from '../shared/page/lazy-part.tsx';
import { useNavigationState } from '../shared/page/use-navigation-state.ts';
import { AdminScope } from './admin-scope.tsx';
import { returnPath } from './return-path.ts';
import { SessionGate } from './session-gate.tsx';
import { ChildModeGuard } from '../features/child-mode/child-mode-guard.tsx';
import { areasOf, AdminPage, NoPermission } from '../features/admin/admin-page.tsx';
import { useSignOut } from '../features/navigation/use-sign-out.tsx';
import { useAdmin } from '../features/admin/use-admin.ts';

export const AdminArea = () => (
  <Routes>
    <Route path="login" element={<LoginRoute />} />
    <Route path="*" element={<GuardedRoutes />} />
  </Routes>
);

function LoginRoute() {
  const state = useNavigationState();
  const returnTo = returnPath(state);
  const target =
    returnTo.startsWith(`${ADMIN_PATHS.home}/`) && returnTo !== PATHS.adminLogin ? returnTo : ADMIN_PATHS.home;
  return (
    <Guard visitor={<AdminLoginPage />} family={<AdminLoginPage />}>
      <Navigate to={target} replace />
    </Guard>
  );
}

function GuardedRoutes() {
  const { pathname, search } = useLocation();
  return (
    <Guard
      visitor={<Navigate to={PATHS.adminLogin} state={{ from: `${pathname}${search}` }} replace />}
      family={<Navigate to={PATHS.create} replace />}
    >
      <AdminPages />
    </Guard>
  );
}

const Guard = ({ visitor, family, children }: { visitor: ReactNode; family: ReactNode; children: ReactNode }) => (
  <SessionGate visitor={visitor}>
    {(user) => (
      <ChildModeGuard uid={user.uid}>
        <AdminScope key={user.uid} user={user} otherwise={family}>
          {children}
        </AdminScope>
      </ChildModeGuard>
    )}
  </SessionGate>
);

const ModerationPage = lazyPart(
  async () => (await import('../features/admin/moderation/moderation-page.tsx')).ModerationPage,
);
const SharedItemPage = lazyPart(
  async () => (await import('../features/admin/moderation/shared-item-page.tsx')).SharedItemPage,
);
const MessagesPage = lazyPart(async () => (await import('../features/admin/messages/messages-page.tsx')).MessagesPage);
const PeoplePage = lazyPart(async () => (await import('../features/admin/people/people-page.tsx')).PeoplePage);
const PersonPage = lazyPart(async () => (await import('../features/admin/people/person-page.tsx')).PersonPage);
const OverviewPage = lazyPart(async () => (await import('../features/admin/overview/overview-page.tsx')).OverviewPage);
const SettingsPage = lazyPart(async () => (await import('../features/admin/settings/settings-page.tsx')).SettingsPage);
const LogPage = lazyPart(async () => (await import('../features/admin/log/log-page.tsx')).LogPage);

const ADMIN_ROUTES: readonly [path: string, permission: AdminPermission, Page: ComponentType][] = [
  [ADMIN_PATHS.moderation, 'moderation', ModerationPage],
  [ADMIN_PATHS.sharedItem, 'moderation', SharedItemPage],
  [ADMIN_PATHS.messages, 'messages', MessagesPage],
  [ADMIN_PATHS.people, 'people', PeoplePage],
  [ADMIN_PATHS.person, 'people', PersonPage],
  [ADMIN_PATHS.overview, 'overview', OverviewPage],
  [ADMIN_PATHS.settings, 'settings', SettingsPage],
  [ADMIN_PATHS.log, 'settings', LogPage],
];

function AdminPages() {
  const { admin } = useAdmin();
  const { signOut, question } = useSignOut(PATHS.adminLogin);
  return (
    <AdminPage onSignOut={signOut}>
      <Suspense fallback={<p role="status">Opening…</p>}>
        <Routes>
          {ADMIN_ROUTES.map(([path, permission, Page]) => (
            <Route
              key={path}
              path={path.slice(`${ADMIN_PATHS.home}/`.length)}
              element={mayAdmin(admin, permission) ? <Page /> : <NoPermission />}
            />
          ))}
          <Route path="" element={<FirstPermittedPage />} />
          <Route path="*" element={<Navigate to={ADMIN_PATHS.home} replace />} />
        </Routes>
      </Suspense>
      {question}
    </AdminPage>
  );
}

function FirstPermittedPage() {
  const first = areasOf(useAdmin().admin)[0];
  return first ? <Navigate to={first.to} replace /> : <NoPermission />;
}
