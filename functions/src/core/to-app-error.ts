import { INTERNAL } from '@talelantern/domain/contracts/contract';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { describeCause } from './log.ts';

export const toAppError = (error: unknown): AppError =>
  isAppError(error) ? error : new AppError('internal', INTERNAL, { cause: error });

/** What may be logged about the error's cause; nothing without one. */
export const describeCauseOf = ({ cause }: AppError): Record<string, string> =>
  cause === undefined ? {} : describeCause(cause);
