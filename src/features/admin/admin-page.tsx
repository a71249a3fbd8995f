import { type Admin, type AdminPermission, mayAdmin } from '@talelantern/domain/admin/permissions';
import type { ReactNode } from 'react';
import { ADMIN_PATHS } from '../../config/admin-paths.ts';
import { PATHS } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NavigationBar } from '../../ui/navigation-bar.tsx';
import { NightPage } from '../../ui/night-page.tsx';
import { useAdmin } from './use-admin.ts';
import { type Counted, useWaitingCounts, WithCount } from './waiting-counts.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import type { IconName } from '../../ui/icon.tsx';

export function AdminPage({ onSignOut, children }: { onSignOut: () => void; children: ReactNode }) {
  const { admin, email } = useAdmin();
  const waitingCounts = useWaitingCounts();
  const items = areasOf(admin).map(({ label, to, icon, countedQueues = [] }) => ({
    to,
    icon,
    label: <WithCount count={waitingCounts.sum(countedQueues)}>{label}</WithCount>,
  }));
  return (
    <NightPage
      bar={
        <NavigationBar
          home={ADMIN_PATHS.home}
          items={items}
          lastAction={{ label: 'Sign out', icon: 'sign-out', onClick: onSignOut }}
        />
      }
    >
      <div ref={keepFocus} className="sheet sheet-page on-paper grid content-start gap-6 text-15">
        {children}
      </div>
      <footer className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 py-6 text-15 text-soft">
        <p className="mr-auto wrap-anywhere">Administering Talelantern as {email || admin.role}</p>
        <LinkButton to={PATHS.create} variant="quiet" icon="arrow-left">
          Back to Create Story
        </LinkButton>
        <Button variant="quiet" icon="sign-out" onClick={onSignOut}>
          Sign out
        </Button>
      </footer>
    </NightPage>
  );
}

export function NoPermission() {
  useTitle('Administration');
  const hasOthers = areasOf(useAdmin().admin).length > 0;
  return (
    <>
      <PageHeading
        title={hasOthers ? 'You don’t have access to this page yet' : 'You don’t have any permissions yet'}
        lead="The administrator who added you can give you access."
      />
      {hasOthers && (
        <LinkButton to={ADMIN_PATHS.home} variant="line" icon="arrow-left" className="justify-self-start">
          Go to your pages
        </LinkButton>
      )}
    </>
  );
}

interface AdminArea {
  permission: AdminPermission;
  label: string;
  to: string;
  icon: IconName;
  countedQueues?: readonly Counted[];
}

const AREAS: readonly AdminArea[] = [
  {
    permission: 'moderation',
    label: 'Moderation',
    to: ADMIN_PATHS.moderation,
    icon: 'eye',
    countedQueues: ['reports', 'heldComments', 'sharesToApprove', 'offeredShares'],
  },
  {
    permission: 'messages',
    label: 'Messages',
    to: ADMIN_PATHS.messages,
    icon: 'mail',
    countedQueues: ['pendingMessages', 'messagesInProgress'],
  },
  { permission: 'people', label: 'People', to: ADMIN_PATHS.people, icon: 'users' },
  { permission: 'overview', label: 'Overview', to: ADMIN_PATHS.overview, icon: 'map' },
  { permission: 'settings', label: 'Settings', to: ADMIN_PATHS.settings, icon: 'wand' },
  { permission: 'settings', label: 'Audit log', to: ADMIN_PATHS.log, icon: 'books' },
];

export const areasOf = (admin: Admin): readonly AdminArea[] =>
  AREAS.filter(({ permission }) => mayAdmin(admin, permission));
