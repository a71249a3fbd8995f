import * as z from 'zod/mini';
import type { AppError } from './app-error.ts';
import { ERROR_CODES } from './error-codes.ts';

export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    requestId: z.optional(z.string()),
    field: z.optional(z.string()),
  }),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

export function toErrorBody(error: AppError, requestId?: string): ErrorBody {
  const { code, message, field } = error;
  return { error: { code, message, requestId: error.requestId ?? requestId, field } };
}
