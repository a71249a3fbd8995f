import type { ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { NavigationBar, type NavigationItem } from '../../ui/navigation-bar.tsx';
import { NightPage } from '../../ui/night-page.tsx';
import { SiteFooter } from '../../ui/site-footer.tsx';
import { useSession } from '../use-account.ts';
import { useTitle } from '../use-title.ts';
import { FamilyPage } from './family-page.tsx';
import { FOOTER_PLACES } from './places.ts';

interface PublicPageProps {
  title: string;
  light?: 'none' | 'centre' | 'left' | 'right' | undefined;
  children: ReactNode;
}

const VISITOR_PLACES: readonly NavigationItem[] = [{ label: 'Sign in', to: PATHS.login, icon: 'user' }];

/** A screen for everyone: visitors find the way in, a family keeps its own navigation. */
export function PublicPage(props: PublicPageProps) {
  const session = useSession();
  return session.status === 'signed-in' ? <FamilyPage {...props} /> : <VisitorPage {...props} />;
}

/** A screen for visitors. */
export function VisitorPage({ title, light, children }: PublicPageProps) {
  useTitle(title);
  return (
    <NightPage
      light={light}
      bar={<NavigationBar home={PATHS.home} items={VISITOR_PLACES} />}
      footer={<SiteFooter links={FOOTER_PLACES} />}
    >
      {children}
    </NightPage>
  );
}
