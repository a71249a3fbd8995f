import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { AppFrame, type AppFrameProps } from './app-frame.tsx';
import { AppRoutes, type AppRoutesProps } from './app-routes.tsx';
import { SessionLate } from '../features/notices/session-late.tsx';
import { APP_SHELL, PATHS } from '../config/paths.ts';
import { staysOnPage } from '../shared/page/stay-on-page.ts';
import { useOnChange } from '../shared/page/use-on-change.ts';
import { focusNextMain } from '../ui/night-page.tsx';
import { scrollToTop } from '../ui/scroll-to-top.ts';

/** @param Router the browser's, except where a page is prerendered */
export const App = ({ Router, ...routes }: Pick<AppFrameProps, 'Router'> & AppRoutesProps) => (
  <AppFrame Router={Router}>
    <AfterNavigation />
    <SessionLate />
    <AppRoutes {...routes} />
  </AppFrame>
);

/** Scrolls to the top and focuses the content after navigation. Going back keeps the browser's scroll position. */
function AfterNavigation() {
  const { pathname, state } = useLocation();
  const stays = staysOnPage(state);
  const kind = useNavigationType();
  useOnChange(pathname, (previousPath) => {
    if (stays) return;
    if (kind !== NavigationType.Pop) scrollToTop();
    // The start page redirects: the page that follows counts as the first one and does not take the focus.
    if (previousPath !== PATHS.home && previousPath !== APP_SHELL) focusNextMain();
  });
  return null;
}
