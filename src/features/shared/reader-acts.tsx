import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Reactions } from './reactions.tsx';
import type { ServedPage, ServedShare } from './served-page.ts';
import { sharpenPictures } from './sharpen-pictures.ts';
import { useCountView } from './use-count-view.ts';

/** Puts buttons where the served page shows figures, and the large pictures where it shows small ones. */
export function ReaderActs({ served, share }: { served: ServedPage; share: ServedShare }) {
  const [place] = useState(createPlace);
  useLayoutEffect(() => {
    served.reactions?.replaceWith(place);
    return () => {
      if (served.reactions) place.replaceWith(served.reactions);
    };
  }, [served, place]);
  useEffect(() => sharpenPictures(served.content), [served]);
  useCountView(share);
  return createPortal(<Reactions share={share} />, place);
}

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'sp-talk on-paper';
  return place;
}
