import { useIsHydrated } from '../page/use-is-hydrated.ts';
import { useSession } from './use-account.ts';
import { wasSignedIn } from './was-signed-in.ts';

/** Whether a family is, or probably will be, signed in. False until a prerendered page is hydrated. */
export function useIsFamily(): boolean {
  const { status } = useSession();
  const isHydrated = useIsHydrated();
  return isHydrated && (status === 'signed-in' || (status === 'loading' && wasSignedIn()));
}
