import { appendApp } from './app/append-app.ts';
import { FOR_FAMILY, keepEarlyClick, NOT_FOR_VISITOR, showStarting } from './app/prerendered-root.ts';
import { isBrowserSupported } from './app/supported-browser.ts';
import { LOGIN_PATH } from './config/paths.ts';
import { isChildModeKey } from './config/child-mode-keys.ts';
import { PENDING_REDIRECT, SIGNED_IN_SINCE, START_CLICKED, WAS_SIGNED_IN } from './config/storage-keys.ts';
import { firstPaint, loadFonts } from './ui/first-paint.ts';

/*
 * The first script of prerendered pages, inlined in their head and allowed by its hash in the content security policy
 * (scripts/prerender): the page is read before the app is loaded, which then hydrates it.
 */

const page = document.documentElement;

/**
 * `starting`: the visitor has pressed start on the landing page. `family`: a family will probably be signed in.
 * `other`: the app shows something else here.
 */
type Visitor = 'new' | 'starting' | 'family' | 'other';

function readVisitor(): Visitor {
  try {
    const isFamily = localStorage.getItem(WAS_SIGNED_IN) !== null;
    const isOther =
      (isFamily && location.pathname === LOGIN_PATH) ||
      Object.keys(localStorage).some(isChildModeKey) ||
      sessionStorage.getItem(PENDING_REDIRECT) !== null ||
      // The router's state of this history entry: the return URL, or a message for this page.
      Boolean(history.state?.usr);
    if (isOther) return 'other';
    if (isFamily) return 'family';
    return [null, SIGNED_IN_SINCE].includes(sessionStorage.getItem(START_CLICKED)) ? 'new' : 'starting';
  } catch {
    return 'new';
  }
}

async function startAfterPaint(): Promise<void> {
  await firstPaint();
  appendApp(page.dataset);
  await loadFonts();
  page.classList.add('lettered');
}

function start(visitor: Visitor): void {
  addEventListener('click', keepEarlyClick, true);
  if (visitor !== 'new') page.classList.add(visitor === 'family' ? FOR_FAMILY : NOT_FOR_VISITOR);
  if (visitor === 'starting') addEventListener('DOMContentLoaded', showStarting);
  if (visitor !== 'other') {
    void startAfterPaint();
    return;
  }
  page.classList.add('lettered');
  appendApp(page.dataset);
}

if (isBrowserSupported()) start(readVisitor());
