import type { MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { focusMain } from './main-focus.ts';

interface NightPageProps {
  bar?: ReactNode;
  light?: 'none' | 'center' | 'left' | 'right' | undefined;
  tray?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export const NightPage = ({ bar, light = 'none', tray, footer, children }: NightPageProps) => (
  <>
    <SkipLink />
    <div className={classNames('night-page on-night', light !== 'none' && `light-${light}`)}>
      {bar}
      <main ref={focusIfLost} id="main" tabIndex={-1} className="wrap night-main">
        {children}
      </main>
      {tray}
      {footer}
    </div>
  </>
);

const SkipLink = () => (
  <a href="#main" className="skip-link" onClick={skipToMain}>
    Skip to content
  </a>
);

/** Without the link's own navigation, whose history entry would have no state: an open creator would close. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  // Scrolls to the content, unlike `focusMain`.
  document.getElementById('main')?.focus();
}

let hasNavigated = false;

/** After navigation, focuses the page's content, or waits until it is loaded. */
export function focusNextMain(): void {
  hasNavigated = true;
  focusMain();
}

/** Ref of a page's content. Does nothing on the first page, which starts with the focus at its top. */
export function focusIfLost(main: HTMLElement | null): void {
  if (hasNavigated && document.activeElement === document.body) main?.focus({ preventScroll: true });
}
