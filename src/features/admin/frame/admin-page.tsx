import type { ReactNode } from 'react';
import { ADMIN_PATHS } from '../../../config/admin-paths.ts';
import { PATHS } from '../../../config/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NavigationBar } from '../../../ui/navigation-bar.tsx';
import { NightPage } from '../../../ui/night-page.tsx';
import { areasOf } from '../admin-areas.ts';
import { useAdmin } from '../use-admin.ts';
import { useKeepPlace } from '../use-keep-place.ts';
import { useWaiting } from '../use-waiting.ts';
import { WithCount } from '../with-count.tsx';

interface AdminPageProps {
  onSignOut: () => void;
  children: ReactNode;
}

/** A screen of the admin area on paper: the parts that were given above, who is at work beneath. */
export function AdminPage({ onSignOut, children }: AdminPageProps) {
  const { admin, email } = useAdmin();
  const waiting = useWaiting();
  const whole = useKeepPlace<HTMLDivElement>();
  const items = areasOf(admin).map(({ label, to, icon, waits = [] }) => ({
    to,
    icon,
    label: <WithCount count={waiting.sum(waits)}>{label}</WithCount>,
  }));
  return (
    <NightPage
      bar={
        <NavigationBar
          home={ADMIN_PATHS.home}
          items={items}
          lastAct={{ label: 'Sign out', icon: 'sign-out', onPress: onSignOut }}
        />
      }
    >
      <div ref={whole} className="sheet sheet-page on-paper grid content-start gap-6 text-15">
        {children}
      </div>
      <footer className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 py-6 text-15 text-soft">
        <p className="mr-auto wrap-anywhere">Looking after Talelantern as {email || admin.role}</p>
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
