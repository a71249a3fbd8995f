import { write } from 'firebase-functions/logger';
import { describe, expect, it, vi } from 'vitest';
import { describeCause } from './log.ts';
import { log, withRequestId } from './request-log.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn<typeof write>() }));

const REPORTED_ERROR = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

class VendorError extends Error {}

/** An error with this message, thrown in this file. */
const errorWith = (message: string): Error => new VendorError(message);

describe('describeCause', () => {
  it('the cause of a failure is described by its class and its frames, without its message', () => {
    const { error, stack } = describeCause(errorWith('Quillon hid the key'));
    expect(error).toBe('VendorError');
    expect(stack).toMatch(/^VendorError\n {4}at errorWith \(\S+log\.test\.ts:\d+:\d+\)\n/);
    expect(stack).not.toContain('Quillon');
  });

  it('lines of a message that look like frames are not logged', () => {
    const forged = errorWith('a\n    at Quillon (/cave/of/gold.ts:1:2)\n    at the old pier:3:4');
    expect(describeCause(forged)['stack']).not.toMatch(/Quillon|pier/);
    const changed = errorWith('a\n    at the old pier:3:4');
    changed.message = 'b';
    expect(describeCause(changed)['stack']).not.toContain('pier');
  });

  it('the code of a failure is logged only if it looks like an identifier', () => {
    const codeOf = (code: unknown) => describeCause(Object.assign(errorWith('x'), { code }))['errorCode'];
    expect(codeOf('auth/id-token-expired')).toBe('auth/id-token-expired');
    for (const code of ['Quillon hid the key', 'x'.repeat(61), '', 7]) expect(codeOf(code)).toBeUndefined();
  });

  it('a value that is not an Error is described by its type', () => {
    expect(describeCause('Quillon')).toEqual({ error: 'string' });
  });
});

describe('log', () => {
  function lineOf(work: () => void): unknown {
    vi.mocked(write).mockClear();
    work();
    return vi.mocked(write).mock.calls[0]?.[0];
  }

  it.each(['error', 'alert'] as const)('an %s has the form that Cloud Error Reporting groups', (severity) => {
    const cause = describeCause(errorWith('Quillon'));
    const line = lineOf(() =>
      withRequestId('a-request-of-the-test', () => log(severity, 'sweep_failed', { part: 'drafts', ...cause })),
    );
    expect(line).toEqual({
      severity: severity.toUpperCase(),
      message: 'sweep_failed',
      requestId: 'a-request-of-the-test',
      part: 'drafts',
      error: 'VendorError',
      '@type': REPORTED_ERROR,
      stack_trace: cause['stack'],
    });
  });

  it('an error without a cause is grouped by its event', () => {
    expect(lineOf(() => log('alert', 'spend_cap_reached', {}))).toEqual({
      severity: 'ALERT',
      message: 'spend_cap_reached',
      '@type': REPORTED_ERROR,
    });
  });

  it('a warning is not reported as an error', () => {
    const { error = '', stack = '' } = describeCause(errorWith('Quillon'));
    expect(lineOf(() => log('warning', 'story_notes_missing', { error, stack }))).toEqual({
      severity: 'WARNING',
      message: 'story_notes_missing',
      error,
      stack,
    });
  });
});
