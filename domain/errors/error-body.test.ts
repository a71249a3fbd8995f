import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { errorBodySchema, toErrorBody } from './error-body.ts';

describe('toErrorBody', () => {
  it('an error body includes the field and the request id', () => {
    const body = toErrorBody(new AppError('invalid', 'Theme is required', { field: 'theme' }), 'r1');
    expect(body).toEqual({ error: { code: 'invalid', message: 'Theme is required', requestId: 'r1', field: 'theme' } });
    expect(errorBodySchema.parse(body)).toEqual(body);
  });

  it('an error body omits the cause', () => {
    const error = new AppError('internal', 'Something went wrong', { cause: new Error('secret') });
    expect(JSON.stringify(toErrorBody(error))).not.toContain('secret');
    expect(error.cause).toBeInstanceOf(Error);
  });
});
