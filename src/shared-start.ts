import { WAS_SIGNED_IN } from './config/storage-keys.ts';
import { appendApp, urls } from './app/append-app.ts';
import { fetchIfMissing } from './app/fetch-if-missing.ts';
import { isBrowserSupported } from './app/supported-browser.ts';
import { allowSpeech } from './features/reading/allow-speech.ts';
import { offerListen, sayListenFailed } from './features/shared-page/listen-label.ts';
import { whenVisible, whenNear } from './features/shared-page/when-seen.ts';
import { firstPaint, loadFonts } from './ui/first-paint.ts';

/*
 * The only script that a shared page starts with (functions/src/shared-pages/pages). The page works without the app,
 * which is loaded only if a family was signed in here, or on the first interaction. Bundled by
 * scripts/shared-start-plugin.ts.
 */

/** Delay before a view is counted: readers stay longer, bots for link previews do not. */
const VIEW_DELAY_MS = 10_000;

const files = document.currentScript?.dataset ?? {};

/** A browser that is too old for the app still shows the page. */
let isStarted = !isBrowserSupported();
/** As in a tunnel or after a deployment. Links are then plain links, and each click tries again. */
let hasFailed = false;

function startApp(): void {
  if (isStarted) return;
  isStarted = true;
  if (hasFailed) offerListen(document);
  appendApp(files);
}

function handleLost({ target }: Event): void {
  const isScript = target instanceof HTMLScriptElement;
  if (!isScript || !files['scripts']?.split(' ').includes(target.getAttribute('src') ?? '')) return;
  isStarted = false;
  hasFailed = true;
  for (const url of urls(Object.values(files).join(' '))) fetchIfMissing(url).catch(() => undefined);
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, startApp, { once: true, capture: true });
  for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete pressed.dataset['pressed'];
    if (pressed.dataset['listen'] !== undefined) sayListenFailed(document);
    else pressed.click();
  }
}

/** Private windows may forbid storage. */
function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(WAS_SIGNED_IN) !== null;
  } catch {
    return false;
  }
}

/** Starts the app, which then handles the click: it can read aloud, and return here after sign-in. */
function storeClick(event: Event): void {
  const pressedElement =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-sign-in],[data-listen]') : null;
  // Called here, because the app loads the voice only after the click, and iOS requires a call during it.
  if (pressedElement?.dataset['listen'] !== undefined) allowSpeech();
  if (!pressedElement || !pressedElement.isConnected || event.defaultPrevented || !isBrowserSupported()) return;
  if (hasFailed && pressedElement.dataset['listen'] === undefined) return;
  event.preventDefault();
  pressedElement.dataset['pressed'] = '';
  startApp();
}

/** Replaces the small picture of phones with the large one once it is loaded. */
function loadFullPicture(image: HTMLImageElement): void {
  const fullUrl = image.dataset['full'] ?? '';
  if (image.currentSrc === fullUrl) return;
  const large = new Image();
  large.src = fullUrl;
  large.decode().then(
    () => {
      image.src = fullUrl;
    },
    () => undefined,
  );
}

/** Maximum time to wait for the cover. */
const COVER_TIMEOUT_MS = 3000;

function coverShown(): Promise<unknown> {
  const covers = document.querySelectorAll<HTMLImageElement>('img[fetchpriority]');
  const timeout = new Promise((resolve) => setTimeout(resolve, COVER_TIMEOUT_MS));
  return Promise.race([Promise.allSettled([...covers].map((image) => image.decode())), timeout]);
}

async function loadBelowCover(): Promise<void> {
  await Promise.all([firstPaint(), coverShown()]);
  await loadFonts();
  document.documentElement.classList.remove('early');
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-full]'))
    whenNear(image, () => loadFullPicture(image));
}

if (wasSignedIn()) startApp();
else whenVisible(VIEW_DELAY_MS, startApp);
void loadBelowCover();
for (const event of ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'])
  addEventListener(event, startApp, { once: true, passive: true, capture: true });
addEventListener('click', storeClick);
// Listens in the capture phase, because errors of files do not bubble.
addEventListener('error', handleLost, true);
// Older browsers print only open chapters; newer ones have ::details-content (shared-styles.ts).
addEventListener('beforeprint', () => {
  for (const chapter of document.querySelectorAll<HTMLDetailsElement>('.sp-chapter')) chapter.open = true;
});
