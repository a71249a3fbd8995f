/**
 * What browsers older than `browserslist` (package.json) allows lack: the styles below in Chrome and Firefox, regular
 * expressions with lookbehind in Safari.
 */
const NEEDED_STYLES = ['height: 1dvh', 'container-type: inline-size'];

/** Whether the app can start in this browser. Runs in browsers of any age. */
export function isBrowserSupported(): boolean {
  try {
    return new RegExp('(?<=a)b').test('ab') && NEEDED_STYLES.every((style) => CSS.supports(`(${style})`));
  } catch {
    return false;
  }
}
