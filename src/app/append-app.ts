export const urls = (list = ''): string[] => list.split(' ').filter((url) => url !== '');

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }));
}

/** Starts the app in a page that was served without it. @param files URLs, separated by spaces */
export function appendApp({ styles, preloads, scripts }: DOMStringMap): void {
  for (const href of urls(styles)) addLink('stylesheet', href);
  for (const href of urls(preloads)) addLink('modulepreload', href);
  for (const src of urls(scripts))
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src }));
}
