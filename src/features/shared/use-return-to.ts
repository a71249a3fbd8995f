import { useEffect, type RefObject } from 'react';
import type { SignInWish } from './sign-in-wish.ts';

/** Puts what somebody pressed before signing in back where it stood on the screen, once `wish` is for it. */
export function useReturnTo(place: RefObject<Element | null>, wish: SignInWish | null): void {
  useEffect(() => {
    if (!wish || !place.current) return;
    const top = place.current.getBoundingClientRect().top - wish.top;
    window.scrollBy({ top, behavior: 'instant' });
  }, [place, wish]);
}
