import { useLayoutEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Reactions } from './reactions.tsx';
import type { ServedPage, ServedShare } from './served-page.ts';
import type { SignInWish } from './sign-in-wish.ts';
import { useCountView } from './use-count-view.ts';
import { useReturnTo } from './use-return-to.ts';

interface ReaderActsProps {
  served: ServedPage;
  share: ServedShare;
  /** What somebody wished before they signed in. */
  wish: SignInWish | null;
}

/** Puts buttons where the served page shows figures. */
export function ReaderActs({ served, share, wish }: ReaderActsProps) {
  const [place] = useState(createPlace);
  const content = useMemo(() => ({ current: served.content }), [served]);
  useLayoutEffect(() => {
    served.reactions?.replaceWith(place);
    return () => {
      if (served.reactions) place.replaceWith(served.reactions);
    };
  }, [served, place]);
  useCountView(share);
  useReturnTo(content, wish?.act === 'read' ? wish : null);
  return createPortal(<Reactions share={share} wish={wish} />, place);
}

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'sp-talk on-paper';
  return place;
}
