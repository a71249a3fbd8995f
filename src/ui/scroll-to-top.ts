/** Shows the top of a page at once: a smooth scroll, as within a page (src/styles/base.css), would run past all of it. */
export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });
