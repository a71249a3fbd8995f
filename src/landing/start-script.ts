import { APP_SHELL, LOGIN_PATH } from '../config/paths.ts';
import { START_CLICKED, WAS_SIGNED_IN } from '../config/storage-keys.ts';
import { firstPaint, loadFonts } from '../ui/first-paint.ts';

// The landing page's only script, inlined and allowed by its hash in the content security policy.

/** Private windows may forbid storage; the landing page is then shown again instead of redirecting. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** Families go to the app, which checks the session; visitors who have pressed start go to /login. */
function redirect(): void {
  if (attempt(() => localStorage.getItem(WAS_SIGNED_IN))) location.replace(APP_SHELL);
  else if (attempt(() => sessionStorage.getItem(START_CLICKED))) location.replace(LOGIN_PATH);
}

const closestOf = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

let isPreloaded = false;

/** Preloads what /login needs when a start button is touched, hovered or focused. */
function preload(event: Event): void {
  if (isPreloaded || !closestOf(event, `[href='${LOGIN_PATH}']`)) return;
  isPreloaded = true;
  for (const href of (document.documentElement.dataset['preloads'] ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    // Not `prefetch`: Firefox subjects it to default-src of the content security policy, which allows nothing.
    if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', href });
    else Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
  }
}

/** Turns a page of the book, without a history entry or vertical scrolling. Focuses the arrow of the other page. */
function turnPage(event: Event): void {
  const to = closestOf(event, '[data-turn]')?.dataset['turn'];
  const leaves = document.querySelector('.leaves');
  const leaf = leaves?.children[Number(to)];
  if (!to || !leaves || !leaf) return;
  event.preventDefault();
  leaves.scrollTo({ left: Number(to) * leaves.clientWidth });
  leaf.querySelector<HTMLElement>('[data-turn]:last-child')?.focus({ preventScroll: true });
}

const page = document.documentElement.classList;

/** Loads pictures, web fonts and the manifest with its icons after the first paint, so that the text is readable first. */
async function loadRest(): Promise<void> {
  await firstPaint();
  page.add('painted');
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
  await loadFonts();
  page.add('lettered');
}

redirect();
void loadRest();
// The back button may restore the page from the browser's cache without running the script again.
addEventListener('pageshow', (event) => {
  if (event.persisted) redirect();
});
addEventListener('click', (event) => {
  const { start, yearly } = closestOf(event, '[data-start]')?.dataset ?? {};
  const plan = (document.querySelector('#yearly:checked') && yearly) || start;
  if (plan) attempt(() => sessionStorage.setItem(START_CLICKED, plan));
  turnPage(event);
});
for (const intent of ['pointerover', 'touchstart', 'focusin']) addEventListener(intent, preload, { passive: true });
