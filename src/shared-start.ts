import { WAS_SIGNED_IN } from './config/storage-keys.ts';
import { whenInFront } from './features/shared/when-in-front.ts';
import { whenNear } from './features/shared/when-near.ts';
import { firstPaint, loadLetters } from './ui/first-paint.ts';

/*
 * All the script that a shared page begins with (functions/src/pages): the page is whole without the app, which is
 * loaded when a family was signed in here, or by the first sign that somebody reads. scripts/shared-start-plugin.ts
 * makes one small file of it.
 */

/** Who leaves the page before them that long reads its first screen; programs that open links are gone by then. */
const STAYED_MS = 10_000;

const { scripts = '', preloads = '', styles = '' } = document.currentScript?.dataset ?? {};

const addresses = (list: string): string[] => list.split(' ').filter((address) => address !== '');

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }));
}

let isStarted = false;

function startApp(): void {
  if (isStarted) return;
  isStarted = true;
  for (const href of addresses(styles)) addLink('stylesheet', href);
  for (const href of addresses(preloads)) addLink('modulepreload', href);
  for (const src of addresses(scripts))
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src }));
}

/** A browser that keeps nothing (private windows) knows of nobody. */
function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(WAS_SIGNED_IN) !== null;
  } catch {
    return false;
  }
}

/** The app knows the way back; once it is there it goes on with what was pressed. */
function keepSignIn(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-sign-in]') : null;
  if (!link || !link.isConnected || event.defaultPrevented) return;
  event.preventDefault();
  link.dataset['pressed'] = '';
  startApp();
}

/** Puts the large picture in the place of the small one that a phone began with, once it has arrived. */
function sharpen(image: HTMLImageElement): void {
  const full = image.dataset['full'] ?? '';
  if (image.currentSrc === full) return;
  const large = new Image();
  large.src = full;
  large.decode().then(
    () => {
      image.src = full;
    },
    () => undefined,
  );
}

/** However long the cover takes to come. */
const AT_LATEST_MS = 3000;

/** The picture that the page begins with is there, or cannot come, or has had its time. */
function coverStands(): Promise<unknown> {
  const covers = document.querySelectorAll<HTMLImageElement>('img[fetchpriority]');
  const late = new Promise((resolve) => setTimeout(resolve, AT_LATEST_MS));
  return Promise.race([Promise.allSettled([...covers].map((image) => image.decode())), late]);
}

/** The first words come first, then the cover, then our own letters, and the large pictures last. */
async function bringTheRest(): Promise<void> {
  await Promise.all([firstPaint(), coverStands()]);
  await loadLetters();
  document.documentElement.classList.remove('early');
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-full]'))
    whenNear(image, () => sharpen(image));
}

if (wasSignedIn()) startApp();
else whenInFront(STAYED_MS, startApp);
void bringTheRest();
for (const sign of ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'])
  addEventListener(sign, startApp, { once: true, passive: true, capture: true });
addEventListener('click', keepSignIn);
