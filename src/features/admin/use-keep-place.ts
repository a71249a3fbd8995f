import { useEffect, useRef, type RefObject } from 'react';

/** Where the focus was last, from the element outwards, each with its place among its neighbours. */
interface Place {
  address: string;
  way: { element: Element; position: number }[];
}

/**
 * Keeps the place of whoever works with the keyboard: when what has the focus leaves, because it was decided, the focus
 * goes to the row that took its place, or to what it stood in. Pages that change altogether are not its business.
 */
export function useKeepPlace<Whole extends HTMLElement>(): RefObject<Whole | null> {
  const whole = useRef<Whole>(null);
  useEffect(() => {
    const element = whole.current;
    if (!element) return;
    let place: Place | null = null;
    const remember = ({ target }: FocusEvent): void => {
      place = target instanceof Element ? placeOf(target, element) : null;
    };
    const watch = new MutationObserver(() => {
      if (!place || place.address !== window.location.pathname || hasFocus()) return;
      if (place.way[0]?.element.isConnected) return;
      const next = standIn(place, element);
      place = null;
      giveFocus(next);
    });
    element.addEventListener('focusin', remember);
    watch.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, []);
  return whole;
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

function placeOf(focused: Element, whole: Element): Place {
  const way: Place['way'] = [];
  for (let element: Element | null = focused; element && element !== whole; element = element.parentElement)
    way.push({ element, position: [...(element.parentElement?.children ?? [])].indexOf(element) });
  return { address: window.location.pathname, way };
}

/** The nearest thing that is still there; in a list the row at the same place, or the last one. */
function standIn({ way }: Place, whole: Element): Element {
  const at = way.findIndex(({ element }) => element.isConnected);
  const home = way[at]?.element ?? whole;
  const gone = way[(at === -1 ? way.length : at) - 1];
  if (!gone || !home.matches('ol, ul')) return home;
  return home.children[gone.position] ?? home.lastElementChild ?? home;
}

function giveFocus(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}
