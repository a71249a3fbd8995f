import { preinit } from 'react-dom';

/**
 * Loads Google's script, because the SDK needs it for the popups of Google and Apple: a popup that has to wait for it
 * may be blocked. This contacts Google, so call it only once the user reaches for one of the buttons.
 */
export const preloadGoogle = (): void => preinit('https://apis.google.com/js/api.js', { as: 'script' });
