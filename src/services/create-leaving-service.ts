import { DELETION_WORD } from '@talelantern/domain/accounts/leaving';
import { deleteAccountContract } from '@talelantern/domain/contracts/delete-account';
import { exportAccountContract } from '@talelantern/domain/contracts/export-account';
import { isAppError } from '@talelantern/domain/errors/app-error';
import type { LeavingService } from './leaving-service.ts';
import type { FunctionsClient } from './ports/functions-client.ts';
import type { Sleep } from './sleep.ts';

interface LeavingDependencies {
  uid: string;
  functions: Pick<FunctionsClient, 'call'>;
  sleep: Sleep;
}

/** How often it is looked whether an archive that another call packs is there. */
const LOOK_AGAIN_MS = 3_000;

export const createLeavingService = ({ uid, functions, sleep }: LeavingDependencies): LeavingService => ({
  async packArchive() {
    for (;;) {
      try {
        return await functions.call(exportAccountContract, { userId: uid });
      } catch (error) {
        if (!isAppError(error) || error.code !== 'in_progress') throw error;
      }
      await sleep(LOOK_AGAIN_MS);
    }
  },

  async deleteAccount() {
    await functions.call(deleteAccountContract, { userId: uid, confirmation: DELETION_WORD });
  },
});
