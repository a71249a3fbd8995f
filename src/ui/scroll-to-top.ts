/** Jumps: smooth scrolling, the default (src/styles/base.css), would pass over the whole page. */
export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });
