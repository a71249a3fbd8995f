import { APP_SHELL, LOGIN_PATH } from '../config/paths.ts';
import { START_CLICKED, WAS_SIGNED_IN } from '../config/storage-keys.ts';
import { firstPaint, loadLetters } from '../ui/first-paint.ts';

/*
 * All the script of the landing page, inlined into it: esbuild makes it small, and its hash stands in the content
 * security policy. Everything works without it but the two redirects.
 */

/** A browser that keeps nothing (private windows) has no marks: then this page is shown again. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** Families go on to the app, which knows whether they are still signed in; whoever has pressed start goes to /login. */
function goOn(): void {
  if (attempt(() => localStorage.getItem(WAS_SIGNED_IN))) location.replace(APP_SHELL);
  else if (attempt(() => sessionStorage.getItem(START_CLICKED))) location.replace(LOGIN_PATH);
}

const found = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

let isAhead = false;

/** Loads what /login needs as soon as a start button is touched, hovered or focused, and nothing before. */
function loadAhead(event: Event): void {
  if (isAhead || !found(event, `[href='${LOGIN_PATH}']`)) return;
  isAhead = true;
  for (const href of (document.documentElement.dataset['ahead'] ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    if (href.endsWith('.css')) Object.assign(link, { rel: 'prefetch', as: 'style', href });
    else Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
}

/** As the link does, but without moving the page or leaving a step in the history; the other leaf's arrow gets focus. */
function turnPage(event: Event): void {
  const to = found(event, '[data-turn]')?.dataset['turn'];
  const leaves = document.querySelector('.leaves');
  const leaf = leaves?.children[Number(to)];
  if (!to || !leaves || !leaf) return;
  event.preventDefault();
  leaves.scrollTo({ left: Number(to) * leaves.clientWidth });
  leaf.querySelector<HTMLElement>('[data-turn]:last-child')?.focus({ preventScroll: true });
}

const page = document.documentElement.classList;

/** Nobody waits for pictures and our own letters to read: they are asked for once the first words are there. */
async function bringTheRest(): Promise<void> {
  await firstPaint();
  page.add('painted');
  await loadLetters();
  page.add('lettered');
}

goOn();
void bringTheRest();
// Coming back with the browser's own button shows the page as it was left, without running it again.
addEventListener('pageshow', (event) => {
  if (event.persisted) goOn();
});
addEventListener('click', (event) => {
  if (found(event, '[data-start]')) attempt(() => sessionStorage.setItem(START_CLICKED, 'yes'));
  turnPage(event);
});
for (const intent of ['pointerover', 'touchstart', 'focusin']) addEventListener(intent, loadAhead, { passive: true });
