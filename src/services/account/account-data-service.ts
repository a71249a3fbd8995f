import { DELETION_WORD } from '@talelantern/domain/accounts/account-data';
import { deleteAccountContract } from '@talelantern/domain/contracts/delete-account';
import { exportAccountContract } from '@talelantern/domain/contracts/export-account';
import { isAppError } from '@talelantern/domain/errors/app-error';
import type { Sleep } from '../core/sleep.ts';
import type { FunctionsClient } from '../ports/functions-client.ts';

export type AccountDataService = ReturnType<typeof createAccountDataService>;

interface AccountDataDeps {
  uid: string;
  functions: Pick<FunctionsClient, 'call'>;
  sleep: Sleep;
}

const POLL_MS = 3_000;

export const createAccountDataService = ({ uid, functions, sleep }: AccountDataDeps) => ({
  /** Creates an archive; may take minutes. Throws AppError with the sentence to show. */
  packArchive: async () => {
    for (;;) {
      try {
        return await functions.call(exportAccountContract, { userId: uid });
      } catch (error) {
        if (!isAppError(error) || error.code !== 'in_progress') throw error;
      }
      await sleep(POLL_MS);
    }
  },

  /** Requires a recent sign-in. @throws AppError with the sentence; the service completes a deletion that has begun. */
  deleteAccount: async () => {
    await functions.call(deleteAccountContract, { userId: uid, confirmation: DELETION_WORD });
  },
});
