import type { ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { NavigationBar, type NavigationItem } from '../../ui/navigation-bar.tsx';
import { NightPage } from '../../ui/night-page.tsx';
import { useSession } from '../../shared/account/use-account.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { FamilyPage } from './family-page.tsx';
import { FOOTER_LINKS } from './links.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Lantern } from '../../ui/lantern.tsx';

interface PublicPageProps {
  title: string;
  light?: 'none' | 'centre' | 'left' | 'right' | undefined;
  children: ReactNode;
}

const VISITOR_LINKS: readonly NavigationItem[] = [{ label: 'Sign in', to: PATHS.login, icon: 'user' }];

export function PublicPage(props: PublicPageProps) {
  const session = useSession();
  return session.status === 'signed-in' ? <FamilyPage {...props} /> : <VisitorPage {...props} />;
}

export function VisitorPage({ title, light, children }: PublicPageProps) {
  useTitle(title);
  return (
    <NightPage light={light} bar={<NavigationBar home={PATHS.home} items={VISITOR_LINKS} />} footer={<SiteFooter />}>
      {children}
    </NightPage>
  );
}

const SiteFooter = () => (
  <footer className="site-footer on-night">
    <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-1">
      <span className="inline-flex items-center gap-2">
        <Lantern lit className="h-8" /> Talelantern
      </span>
      <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
        {FOOTER_LINKS.map(({ label, to }) => (
          <AppLink key={to} to={to}>
            {label}
          </AppLink>
        ))}
      </nav>
    </div>
  </footer>
);
