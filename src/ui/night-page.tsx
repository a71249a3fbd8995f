import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { SkipLink } from './skip-link.tsx';

interface NightPageProps {
  /** Stands above everything: a Banner, or nothing. */
  banner?: ReactNode;
  /** The NavigationBar. */
  bar?: ReactNode;
  /** Where the one pool of light lies, behind the thing that matters. */
  light?: 'none' | 'centre' | 'left' | 'right' | undefined;
  /** The Tray of a phone. */
  tray?: ReactNode;
  /** The SiteFooter. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A whole screen: night sky, bar, the page itself (the only `main`), tray and footer. */
export function NightPage({ banner, bar, light = 'none', tray, footer, children }: NightPageProps) {
  return (
    <>
      <SkipLink />
      {banner}
      <div className={classNames('night-page on-night', light !== 'none' && `light-${light}`)}>
        {bar}
        <main id="main" tabIndex={-1} className="wrap night-main">
          {children}
        </main>
        {tray}
        {footer}
      </div>
    </>
  );
}
