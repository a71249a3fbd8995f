import { NavigationType, useNavigationType } from 'react-router-dom';
import { staysOnPage } from '../../../shared/page/stay-on-page.ts';
import { useNavigationState } from '../../../shared/page/use-navigation-state.ts';
import { useOnChange } from '../../../shared/page/use-on-change.ts';
import { focusMain } from '../../../ui/main-focus.ts';
import { scrollToTop } from '../../../ui/scroll-to-top.ts';

/** Scrolls to the top when another chapter of the open story is chosen, as the app does after navigation (src/app/app.tsx). */
export function useTopOfChapter(openChapter: number): void {
  const stays = staysOnPage(useNavigationState());
  const kind = useNavigationType();
  useOnChange(openChapter, () => {
    if (stays || kind === NavigationType.Pop) return;
    scrollToTop();
    focusMain();
  });
}
