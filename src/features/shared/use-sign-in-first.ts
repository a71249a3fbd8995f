import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';

/** Leads a visitor to sign in, and back here afterwards. */
export function useSignInFirst(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => void navigate(PATHS.login, { state: { from: pathname } });
}
