import { type AdminPermission, mayAdmin } from '@talelantern/domain/admin/permissions';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ADMIN_PATHS } from '../config/admin-paths.ts';
import { PATHS } from '../config/paths.ts';
import { AdminLoginPage } from '../pages/admin-login-page.tsx';
import { lazyPart } from '../shared/page/lazy-part.tsx';
import { useNavigationState } from '../shared/page/use-navigation-state.ts';
import { AdminScope } from './admin-scope.tsx';
import { returnAddress } from './return-address.ts';
import { SessionGate } from './session-gate.tsx';
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
  const wanted = returnAddress(state);
  const target = wanted.startsWith(`${ADMIN_PATHS.home}/`) && wanted !== PATHS.adminLogin ? wanted : ADMIN_PATHS.home;
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
      <AdminScope key={user.uid} user={user} otherwise={family}>
        {children}
      </AdminScope>
    )}
  </SessionGate>
);

interface AdminRoute {
  path: string;
  permission: AdminPermission;
  Page: ComponentType;
}

const ADMIN_ROUTES: readonly AdminRoute[] = [
  {
    path: ADMIN_PATHS.moderation,
    permission: 'moderation',
    Page: lazyPart(async () => (await import('../features/admin/moderation/moderation-page.tsx')).ModerationPage),
  },
  {
    path: ADMIN_PATHS.sharedItem,
    permission: 'moderation',
    Page: lazyPart(async () => (await import('../features/admin/moderation/shared-item-page.tsx')).SharedItemPage),
  },
  {
    path: ADMIN_PATHS.messages,
    permission: 'messages',
    Page: lazyPart(async () => (await import('../features/admin/messages/messages-page.tsx')).MessagesPage),
  },
  {
    path: ADMIN_PATHS.people,
    permission: 'people',
    Page: lazyPart(async () => (await import('../features/admin/people/people-page.tsx')).PeoplePage),
  },
  {
    path: ADMIN_PATHS.person,
    permission: 'people',
    Page: lazyPart(async () => (await import('../features/admin/people/person-page.tsx')).PersonPage),
  },
  {
    path: ADMIN_PATHS.overview,
    permission: 'overview',
    Page: lazyPart(async () => (await import('../features/admin/overview/overview-page.tsx')).OverviewPage),
  },
  {
    path: ADMIN_PATHS.settings,
    permission: 'settings',
    Page: lazyPart(async () => (await import('../features/admin/settings/settings-page.tsx')).SettingsPage),
  },
  {
    path: ADMIN_PATHS.log,
    permission: 'settings',
    Page: lazyPart(async () => (await import('../features/admin/log/log-page.tsx')).LogPage),
  },
];

function AdminPages() {
  const { admin } = useAdmin();
  const { signOut, question } = useSignOut(PATHS.adminLogin);
  return (
    <AdminPage onSignOut={signOut}>
      <Suspense fallback={<p role="status">Opening…</p>}>
        <Routes>
          {ADMIN_ROUTES.map(({ path, permission, Page }) => (
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
