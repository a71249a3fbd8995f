import { browserPopupRedirectResolver, type Auth, type PopupRedirectResolver } from 'firebase/auth';

/** The part of the SDK's resolver that loads Google's script and frame; its own word, not one of its public ones. */
interface Resolver {
  _initialize?: (auth: Auth) => Promise<unknown>;
}

const isClass = (value: unknown): value is new () => Resolver => typeof value === 'function';

const instance = isClass(browserPopupRedirectResolver) ? new browserPopupRedirectResolver() : null;

/**
 * For every function of the SDK that opens a window of Google or Apple, or goes there. The SDK makes an instance of the
 * class it is given and loads Google's frame with the first window, which then opens too late for browsers that allow
 * windows only right after a press (firebase/firebase-js-sdk#4946). This one gives it the instance that is prepared.
 */
export const signInWindows: PopupRedirectResolver =
  instance && isClass(browserPopupRedirectResolver)
    ? new Proxy(browserPopupRedirectResolver, { construct: () => instance })
    : browserPopupRedirectResolver;

/** Loads what such a window needs. */
export async function prepareWindows(auth: Auth): Promise<void> {
  await instance?._initialize?.(auth);
}
