import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../use-account.ts';
import { AFTER_SIGN_IN, forgetWish, readWish, type SignInWish } from './sign-in-wish.ts';

/**
 * What somebody wished here before they signed in, for as long as this page stands; null for whoever came by another
 * way, or did not sign in. It is handed out once.
 */
export function useSignInWish(): SignInWish | null {
  const { status } = useSession();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [wish, setWish] = useState(() => (hash === AFTER_SIGN_IN ? readWish(pathname) : null));
  if (wish && status === 'signed-out') setWish(null);
  useEffect(() => {
    if (status === 'loading') return;
    forgetWish();
    if (hash === AFTER_SIGN_IN) void navigate(pathname, { replace: true });
  }, [status, hash, pathname, navigate]);
  return status === 'signed-in' ? wish : null;
}
