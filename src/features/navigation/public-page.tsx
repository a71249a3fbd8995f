import type { ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { NavigationBar, type NavigationItem } from '../../ui/navigation-bar.tsx';
import { NightPage } from '../../ui/night-page.tsx';
import { useIsFamily } from '../../shared/account/use-is-family.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { FamilyBar } from './family-page.tsx';
import { FOOTER_LINKS } from './links.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Lantern } from '../../ui/lantern.tsx';

interface PublicPageProps {
  title: string;
  light?: 'none' | 'center' | 'left' | 'right' | undefined;
  children: ReactNode;
}

const VISITOR_LINKS: readonly NavigationItem[] = [{ label: 'Sign in', to: PATHS.login, icon: 'user' }];

/** The content stays mounted when the session is known: only the bar and the footer depend on the session. */
export const PublicPage = (props: PublicPageProps) => <OpenPage {...props} isFamily={useIsFamily()} />;

export const VisitorPage = (props: PublicPageProps) => <OpenPage {...props} isFamily={false} />;

function OpenPage({ title, light, isFamily, children }: PublicPageProps & { isFamily: boolean }) {
  useTitle(title);
  return (
    <NightPage
      light={light}
      bar={isFamily ? <FamilyBar /> : <NavigationBar home={PATHS.home} items={VISITOR_LINKS} />}
      footer={!isFamily && <SiteFooter />}
    >
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
