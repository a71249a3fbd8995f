import { appendApp } from './app/append-app.ts';
import { keepEarlyPress, NOT_FOR_VISITOR } from './app/prerendered-root.ts';
import { isBrowserSupported } from './app/supported-browser.ts';
import { PENDING_REDIRECT, START_CLICKED, WAS_SIGNED_IN } from './config/storage-keys.ts';
import { firstPaint, loadFonts } from './ui/first-paint.ts';

/*
 * The first script of prerendered pages, inlined in their head and allowed by its hash in the content security policy
 * (scripts/prerender): the page is read before the app is loaded, which then hydrates it.
 */

const page = document.documentElement;

/** Whether the app shows something else here than to somebody who comes for the first time. */
function isKnown(): boolean {
  try {
    return (
      localStorage.getItem(WAS_SIGNED_IN) !== null ||
      [START_CLICKED, PENDING_REDIRECT].some((key) => sessionStorage.getItem(key) !== null) ||
      // The router's state of this entry: where to return to, or what is said on the page.
      Boolean(history.state?.usr)
    );
  } catch {
    return false;
  }
}

async function startAfterPaint(): Promise<void> {
  await firstPaint();
  appendApp(page.dataset);
  await loadFonts();
  page.classList.add('lettered');
}

if (isBrowserSupported()) {
  if (isKnown()) {
    page.classList.add(NOT_FOR_VISITOR, 'lettered');
    appendApp(page.dataset);
  } else void startAfterPaint();
  addEventListener('click', keepEarlyPress, true);
}
