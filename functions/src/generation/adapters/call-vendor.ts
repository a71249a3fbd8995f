import { isUnbilled, toProviderError, type ProviderCall } from '../../core/provider-error.ts';
import type { ReportUsage, CostMeter, PartOfWork } from '../ports/providers.ts';

interface VendorCall extends ProviderCall {
  meter: CostMeter;
  /** Left out for a call that may cost as much as the whole generation. */
  part?: PartOfWork;
}

/**
 * Runs `call` and adds its cost to the generation's cost; a call that the vendor refuses unbilled costs nothing
 * (docs/decisions/0223). Requests that `call` repeats count as one call.
 * @throws AppError
 */
export async function callVendor<Result>(
  { meter, part, ...provider }: VendorCall,
  call: (reportUsage: ReportUsage) => Promise<Result>,
): Promise<Result> {
  const reportUsage = meter.beginCall(part);
  try {
    return await call(reportUsage);
  } catch (error) {
    if (isUnbilled(error)) reportUsage('nothing');
    throw toProviderError(error, provider);
  }
}
