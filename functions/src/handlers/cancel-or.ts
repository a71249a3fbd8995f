import type { Cancelled } from '@talelantern/domain/contracts/cancelled';
import { INVALID_BODY } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { Call } from '../http/serve.ts';
import { cancelGeneration } from '../operations/generation/cancel-generation.ts';
import type { GenerationTools } from '../operations/generation/run-generation.ts';

/**
 * Cancels where the body says `{requestId, cancel: true}`, else does `work`.
 * @throws AppError `invalid` for a cancel without a request id.
 */
export async function cancelOr<Answer>(
  { books, clock }: GenerationTools,
  { caller, body }: Call<{ cancel?: boolean | undefined; requestId?: string | undefined }>,
  kind: GenerationKind,
  work: () => Promise<Answer>,
): Promise<Answer | Cancelled> {
  if (body.cancel !== true) return work();
  if (body.requestId === undefined) throw new AppError('invalid', INVALID_BODY, { field: 'requestId' });
  return cancelGeneration(books, caller, body.requestId, kind, clock.now());
}
