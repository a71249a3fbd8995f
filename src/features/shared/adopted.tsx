import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTitle } from '../use-title.ts';
import type { ServedPage } from './served-page.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

/** The served page as it came, with the visitors' bar and foot; signing in leads back here. */
export function AdoptedPage({ served }: { served: ServedPage }) {
  const signInFirst = useSignInFirst();
  useTitle(served.title);
  useLayoutEffect(() => served.main.append(served.content), [served]);
  useEffect(() => {
    const signInHere = (): void => signInFirst('read', served.content);
    function signIn(event: Event): void {
      event.preventDefault();
      signInHere();
    }
    const link = served.page.querySelector<HTMLElement>('[data-sign-in]');
    // Pressed while the app was still on its way (src/shared-start.ts).
    if (link?.dataset['pressed'] !== undefined) signInHere();
    link?.addEventListener('click', signIn);
    return () => link?.removeEventListener('click', signIn);
  }, [signInFirst, served]);
  return <Adopted node={served.page} />;
}

/** What stands between bar and foot, for a page with a bar of its own. */
export function AdoptedContent({ served }: { served: ServedPage }) {
  // The rest would hide the app's own page (functions/src/pages/shared-styles.ts).
  useLayoutEffect(() => served.page.remove(), [served]);
  return <Adopted node={served.content} />;
}

/** Holds a part of the document that React did not make, without a moment in which it is not there. */
function Adopted({ node }: { node: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(node), [node]);
  return <div ref={place} />;
}
