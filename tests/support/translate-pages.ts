import type { BrowserContext } from 'playwright-core';

/**
 * Does to each page of the context what Chrome's translator does: it moves every text node, including those that come
 * later, into two <font> elements. The words stay, so that a journey can find them.
 */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const UNTRANSLATED = 'script, style, textarea, title, noscript, svg, [translate="no"]';
    const movedNodes = new WeakSet<Node>();
    function translate(text: Text): void {
      const parent = text.parentElement;
      if (movedNodes.has(text) || !parent || parent.closest(UNTRANSLATED) || text.data.trim() === '') return;
      movedNodes.add(text);
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
    function translateAll(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    }
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translateAll(node);
      if (document.body) translateAll(document.body);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
