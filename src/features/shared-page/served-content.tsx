import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTitle } from '../../shared/page/use-title.ts';
import type { ServedPage } from './served-page.ts';
import { useSignInFirst } from './pending-action.ts';

/** The served page, unchanged, with its own header and footer. A sign-in returns here. */
export function ServedPageView({ served }: { served: ServedPage }) {
  const signInFirst = useSignInFirst();
  useTitle(served.title);
  useLayoutEffect(() => moveTo(served.main, served.content), [served]);
  useEffect(() => {
    function signIn(event: Event): void {
      event.preventDefault();
      signInFirst('read', served.content);
    }
    const link = served.page.querySelector<HTMLElement>('[data-sign-in]');
    link?.addEventListener('click', signIn);
    // Repeats a click from before the app had loaded (src/shared-start.ts).
    if (link?.dataset['pressed'] !== undefined) link.click();
    return () => link?.removeEventListener('click', signIn);
  }, [signInFirst, served]);
  return <ServedNode node={served.page} />;
}

export function ServedContent({ served }: { served: ServedPage }) {
  // The rest of the served page would hide the app's own page (functions/src/shared-pages/pages/shared-styles.ts).
  useLayoutEffect(() => served.page.remove(), [served]);
  return <ServedNode node={served.content} />;
}

function ServedNode({ node }: { node: HTMLElement }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => moveTo(container.current, node), [node]);
  return <div ref={container} />;
}

/** `append` removes the node first, which would take the focus from an element in it; `moveBefore` does not. */
function moveTo(parent: HTMLElement | null, node: HTMLElement): void {
  // Not `:focus`, which Chromium matches only in the active window.
  const focused: (Element & Partial<HTMLOrSVGElement>) | null = document.activeElement;
  try {
    parent?.moveBefore(node, null);
  } catch {
    // `moveBefore` fails in an older browser, or for a node that was not in the document.
    parent?.append(node);
    focused?.focus?.({ preventScroll: true });
  }
}
