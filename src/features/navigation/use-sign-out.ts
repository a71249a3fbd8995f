import { isAppError } from '@talelantern/domain/errors/app-error';
import { SIGN_OUT_FAILED } from '@talelantern/domain/accounts/sign-in';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { notify } from '../../ui/notify.ts';
import { useAccount } from '../use-account.ts';

/** Signs out and goes to the sign-in page, without a way back to what this family had open. */
export function useSignOut(): () => Promise<void> {
  const account = useAccount();
  const navigate = useNavigate();
  return async () => {
    try {
      await account.signOut();
      notify.clear();
      await navigate(PATHS.login, { replace: true, state: null });
    } catch (error) {
      notify.failure(isAppError(error) ? error.message : SIGN_OUT_FAILED);
    }
  };
}
