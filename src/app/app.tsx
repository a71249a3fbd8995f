import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { AppFrame, type AppFrameProps } from './app-frame.tsx';
import { AppRoutes, type AppRoutesProps } from './app-routes.tsx';
import { staysOnPage } from '../shared/page/stay-on-page.ts';
import { focusNextMain } from '../ui/night-page.tsx';

/** @param Router the browser's, except where a page is prerendered */
export const App = ({ Router, ...routes }: Pick<AppFrameProps, 'Router'> & AppRoutesProps) => (
  <AppFrame Router={Router}>
    <AfterNavigation />
    <AppRoutes {...routes} />
  </AppFrame>
);

/** Scrolls to the top and focuses the content after navigation. Going back keeps the browser's scroll position. */
function AfterNavigation() {
  const { pathname, state } = useLocation();
  const stays = staysOnPage(state);
  const kind = useNavigationType();
  const shownPathname = useRef(pathname);
  useEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    if (stays) return;
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
    focusNextMain();
  }, [pathname, stays, kind]);
  return null;
}
