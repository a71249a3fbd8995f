import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface NightPageProps {
  bar?: ReactNode;
  light?: 'none' | 'centre' | 'left' | 'right' | undefined;
  tray?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export const NightPage = ({ bar, light = 'none', tray, footer, children }: NightPageProps) => (
  <>
    <SkipLink />
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

const SkipLink = () => (
  <a href="#main" className="skip-link">
    Skip to content
  </a>
);

/** Moves the focus to the page's content, as when what had it disappears. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });
