import { describe, expect, it } from 'vitest';
import { AppError, ERROR_CODES, ERROR_STATUS } from './app-error.ts';

describe('AppError', () => {
  it('knows the HTTP status of every code', () => {
    for (const code of ERROR_CODES) expect(new AppError(code, 'x').status).toBe(ERROR_STATUS[code]);
  });
});
