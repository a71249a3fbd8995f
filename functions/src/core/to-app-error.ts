import { INTERNAL } from '@talelantern/domain/contracts/contract';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { describeCause } from './log.ts';

/** The error itself, or `internal` with it as the cause. */
export const toAppError = (error: unknown): AppError =>
  isAppError(error) ? error : new AppError('internal', INTERNAL, { cause: error });

/** What may be logged about the error's cause; nothing without one. */
export const describeCauseOf = ({ cause }: AppError): Record<string, string> =>
  cause === undefined ? {} : describeCause(cause);
