import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { staysOnPage } from '../../../shared/page/stay-on-page.ts';
import { focusMain } from '../../../ui/main-focus.ts';

/** Scrolls to the top of a chapter that was opened on its page, as after navigation to another page (src/app/app.tsx). */
export function useTopOfChapter(open: number): void {
  const { state } = useLocation();
  const stays = staysOnPage(state);
  const kind = useNavigationType();
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    if (stays || kind === NavigationType.Pop) return;
    // Not smoothly, as elsewhere on a page: the whole chapter would run past.
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusMain();
  }, [open, stays, kind]);
}
