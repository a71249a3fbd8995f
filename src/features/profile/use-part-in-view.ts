import { useEffect, useState } from 'react';

/** A band near the top of the screen: the part that crosses it is the one that is being looked at. */
const BAND = '-15% 0px -80% 0px';

/** Which of the parts with these ids is being looked at; null until it is known. */
export function usePartInView(ids: readonly string[]): string | null {
  const [inView, setInView] = useState<string | null>(null);
  const names = ids.join(' ');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting);
        if (crossing) setInView(crossing.target.id);
      },
      { rootMargin: BAND },
    );
    for (const name of names.split(' ')) {
      const part = document.getElementById(name);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [names]);

  return inView;
}
