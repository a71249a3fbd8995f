import { DELETION_WORD } from '@talelantern/domain/accounts/account-data';
import { deleteAccountContract } from '@talelantern/domain/contracts/delete-account';
import { exportAccountContract } from '@talelantern/domain/contracts/export-account';
import { untilFree } from '../core/until-free.ts';
import type { CallerDeps, FamilyDeps } from '../deps.ts';

export type AccountDataService = ReturnType<typeof createAccountDataService>;

const POLL_MS = 3_000;

export const createAccountDataService = ({ uid, functions, sleep }: CallerDeps & Pick<FamilyDeps, 'sleep'>) => ({
  /** Creates an archive; may take minutes. @throws AppError with the contract's user message */
  packArchive: () => untilFree(() => functions.call(exportAccountContract, { userId: uid }), sleep, POLL_MS),

  /** Requires a recent sign-in. @throws AppError of the contract. Once begun, the function completes it. */
  deleteAccount: async () => {
    await functions.call(deleteAccountContract, { userId: uid, confirmation: DELETION_WORD });
  },
});
