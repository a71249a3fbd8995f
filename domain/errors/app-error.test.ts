import { describe, expect, it } from 'vitest';
import { AppError, ERROR_CODES, ERROR_STATUS } from './app-error.ts';

describe('AppError', () => {
  it('every error code has an HTTP status', () => {
    for (const code of ERROR_CODES) expect(new AppError(code, 'x').status).toBe(ERROR_STATUS[code]);
  });
});
