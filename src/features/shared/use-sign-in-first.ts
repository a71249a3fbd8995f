import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { AFTER_SIGN_IN, keepWish, type SignInWish } from './sign-in-wish.ts';

/** Leads a visitor to sign in, and back here afterwards: to the same place, with what was wished. */
export function useSignInFirst(): (act: SignInWish['act'], pressed: Element | null) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (act, pressed) => {
    keepWish(pathname, { act, top: pressed?.getBoundingClientRect().top ?? 0 });
    void navigate(PATHS.login, { state: { from: `${pathname}${AFTER_SIGN_IN}` } });
  };
}
