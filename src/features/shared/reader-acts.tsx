import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Reactions } from './reactions.tsx';
import type { ServedPage, ServedShare } from './served-page.ts';
import { useCountView } from './use-count-view.ts';

/** Puts buttons where the served page shows figures. */
export function ReaderActs({ served, share }: { served: ServedPage; share: ServedShare }) {
  const [place] = useState(createPlace);
  useLayoutEffect(() => {
    served.reactions?.replaceWith(place);
    return () => {
      if (served.reactions) place.replaceWith(served.reactions);
    };
  }, [served, place]);
  useCountView(share);
  return createPortal(<Reactions share={share} />, place);
}

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'sp-talk on-paper';
  return place;
}
