import * as z from 'zod/mini';
import { requestFields, plainContract } from './contract-parts.ts';
import type { FunctionContract } from './contract.ts';

const EXPORT_FAILED = 'We couldn’t pack your archive. Please try again.';
export const ARCHIVE_IN_PROGRESS = 'We’re packing your archive. It will be here in a moment.';

/** Packs all data of the caller into one archive (docs/decisions/0054). */
export const exportAccountContract = {
  ...plainContract(EXPORT_FAILED),
  name: 'exportAccount',
  // Fifteen minutes, because a large account has gigabytes of files.
  timeoutSeconds: 900,
  request: z.object(requestFields),
  response: z.object({
    /** URL of the archive, valid until `expiresAt` without signing in. */
    url: z.string(),
    bytes: z.number(),
    madeAt: z.number(),
    expiresAt: z.number(),
  }),
  worksWithoutProfile: true,
} as const satisfies FunctionContract;

export type ExportAccountResponse = z.infer<typeof exportAccountContract.response>;
