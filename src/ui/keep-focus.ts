interface FocusPosition {
  url: string;
  ancestors: { element: Element; position: number }[];
}

/**
 * The `ref` of a container. If the focused element in it is removed, focuses the row that replaces it (in a list, or in
 * an element with `data-rows`), or else its former parent. Not after navigation.
 */
export function keepFocus(container: HTMLElement | null): (() => void) | undefined {
  if (!container) return undefined;
  let position: FocusPosition | null = null;
  const remember = ({ target }: FocusEvent): void => {
    position = target instanceof Element ? focusPositionOf(target, container) : null;
  };
  const observer = new MutationObserver(() => {
    if (!position || position.ancestors[0]?.element.isConnected) return;
    const lostPosition = position;
    position = null;
    if (lostPosition.url === window.location.pathname && !hasFocus())
      moveFocus(findReplacement(lostPosition, container));
  });
  container.addEventListener('focusin', remember);
  observer.observe(container, { childList: true, subtree: true });
  return () => {
    container.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

function focusPositionOf(focused: Element, container: Element): FocusPosition {
  const ancestors: FocusPosition['ancestors'] = [];
  for (let element: Element | null = focused; element && element !== container; element = element.parentElement)
    ancestors.push({ element, position: [...(element.parentElement?.children ?? [])].indexOf(element) });
  return { url: window.location.pathname, ancestors };
}

function findReplacement({ ancestors }: FocusPosition, container: Element): Element {
  const connectedIndex = ancestors.findIndex(({ element }) => element.isConnected);
  const parent = ancestors[connectedIndex]?.element ?? container;
  const removedAncestor = ancestors[(connectedIndex === -1 ? ancestors.length : connectedIndex) - 1];
  if (!removedAncestor || !parent.matches('ol, ul, [data-rows]')) return parent;
  return parent.children[removedAncestor.position] ?? parent.lastElementChild ?? parent;
}

function moveFocus(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  // Does not scroll, because an element that is removed without a click may be far from the text that the user reads.
  element.focus({ preventScroll: true });
}
