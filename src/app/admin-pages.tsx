import { mayAdmin, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ADMIN_PATHS } from '../config/admin-paths.ts';
import { PATHS } from '../config/paths.ts';
import { areasOf } from '../features/admin/admin-areas.ts';
import { AdminPage } from '../features/admin/frame/admin-page.tsx';
import { NotGiven } from '../features/admin/frame/not-given.tsx';
import { useSignOut } from '../features/navigation/use-sign-out.tsx';
import { useAdmin } from '../features/admin/use-admin.ts';

interface Place {
  path: string;
  permission: AdminPermission;
  Page: ComponentType;
}

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** Every screen, and what one must have been given to see it. */
const PLACES: readonly Place[] = [
  {
    path: ADMIN_PATHS.moderation,
    permission: 'moderation',
    Page: page(async () => (await import('../pages/admin/moderation-page.tsx')).ModerationPage),
  },
  {
    path: ADMIN_PATHS.sharedItem,
    permission: 'moderation',
    Page: page(async () => (await import('../pages/admin/shared-item-page.tsx')).SharedItemPage),
  },
  {
    path: ADMIN_PATHS.messages,
    permission: 'messages',
    Page: page(async () => (await import('../pages/admin/messages-page.tsx')).MessagesPage),
  },
  {
    path: ADMIN_PATHS.people,
    permission: 'people',
    Page: page(async () => (await import('../pages/admin/people-page.tsx')).PeoplePage),
  },
  {
    path: ADMIN_PATHS.person,
    permission: 'people',
    Page: page(async () => (await import('../pages/admin/person-page.tsx')).PersonPage),
  },
  {
    path: ADMIN_PATHS.overview,
    permission: 'overview',
    Page: page(async () => (await import('../pages/admin/overview-page.tsx')).OverviewPage),
  },
  {
    path: ADMIN_PATHS.settings,
    permission: 'settings',
    Page: page(async () => (await import('../pages/admin/settings-page.tsx')).SettingsPage),
  },
  {
    path: ADMIN_PATHS.log,
    permission: 'settings',
    Page: page(async () => (await import('../pages/admin/log-page.tsx')).LogPage),
  },
];

/** The screens of the administrator who is signed in. */
export function AdminPages() {
  const { admin } = useAdmin();
  const { signOut, question } = useSignOut(PATHS.adminLogin);
  return (
    <AdminPage onSignOut={signOut}>
      <Suspense fallback={<p role="status">Opening…</p>}>
        <Routes>
          {PLACES.map(({ path, permission, Page }) => (
            <Route
              key={path}
              path={path.slice(`${ADMIN_PATHS.home}/`.length)}
              element={mayAdmin(admin, permission) ? <Page /> : <NotGiven />}
            />
          ))}
          <Route path="" element={<FirstPlace />} />
          <Route path="*" element={<Navigate to={ADMIN_PATHS.home} replace />} />
        </Routes>
      </Suspense>
      {question}
    </AdminPage>
  );
}

function FirstPlace() {
  const first = areasOf(useAdmin().admin)[0];
  return first ? <Navigate to={first.to} replace /> : <NotGiven />;
}
