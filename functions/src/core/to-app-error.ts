import { INTERNAL } from '@talelantern/domain/contracts/contract';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { describeCause } from './log.ts';

export const toAppError = (error: unknown): AppError =>
  isAppError(error) ? error : new AppError('internal', INTERNAL, { cause: error });

/** The parts of the error's cause that may be logged; none without a cause. */
export const describeCauseOf = ({ cause }: AppError): Record<string, string> =>
  cause === undefined ? {} : describeCause(cause);
