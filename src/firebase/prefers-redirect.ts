/** WebKit's name in a user agent. Chromium's user agent contains it too, together with Chromium's own name. */
const WEBKIT = /AppleWebKit/;
const CHROMIUM = /Chrome\/|Chromium\//;

/** On touch screens a popup is a tab that hides this page; WebKit only allows popups opened directly by a click. */
export function prefersRedirect({ matchMedia, navigator }: Pick<Window, 'matchMedia' | 'navigator'>): boolean {
  const { userAgent } = navigator;
  return matchMedia('(pointer: coarse)').matches || (WEBKIT.test(userAgent) && !CHROMIUM.test(userAgent));
}
