/** WebKit names itself so; Chromium's browsers do too, and then add their own name. */
const WEBKIT = /AppleWebKit/;
const CHROMIUM = /Chrome\/|Chromium\//;

/**
 * Whether signing in should go to Google or Apple and come back rather than open a window: under a finger a window is a
 * tab that hides this page, and WebKit allows one only in the moment of the press (architecture §1).
 */
export function prefersLeaving({ matchMedia, navigator }: Pick<Window, 'matchMedia' | 'navigator'>): boolean {
  const { userAgent } = navigator;
  return matchMedia('(pointer: coarse)').matches || (WEBKIT.test(userAgent) && !CHROMIUM.test(userAgent));
}
