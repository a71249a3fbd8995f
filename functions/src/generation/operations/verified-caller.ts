import { isAppError } from '@talelantern/domain/errors/app-error';
import type { Caller } from '../ports/ports.ts';

export interface VerificationDeps {
  /** Asks the sign-in service, because the token may predate the verification of the address. */
  isEmailVerified: (uid: string) => Promise<boolean>;
}

/** Runs `work`, and again when it fails with `verify_email` although the caller's address is verified by now. */
export async function withVerification<Result>(
  { isEmailVerified }: VerificationDeps,
  caller: Caller,
  work: (caller: Caller) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(caller);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'verify_email') throw error;
    if (!(await isEmailVerified(caller.uid))) throw error;
    return work({ ...caller, emailVerified: true });
  }
}
