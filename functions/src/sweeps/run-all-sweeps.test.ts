import { expect, it } from 'vitest';
import { runAllSweeps } from './run-all-sweeps.ts';

it('every sweep runs, in order, although each one before it fails', async () => {
  // Nothing that a sweep needs, so that each one fails and is named.
  const deps = { clock: { now: () => 0 }, log: () => {} } as unknown as Parameters<typeof runAllSweeps>[0];
  await expect(runAllSweeps(deps)).rejects.toThrow(
    `These sweeps failed: ${[
      'finish-account-deletions',
      'remove-archives',
      'refund-lapsed-leases',
      'delete-expired',
      'remove-unsaved-texts',
      'reconcile-plans',
      'find-moved-payments',
      'alert-model-shutdowns',
      'index-names',
      'update-overview',
      'alert-waiting-work',
      'moderate-held-comments',
      'moderate-waiting-shares',
      'refresh-user-shares',
      'mirror-counts',
    ].join(', ')}`,
  );
});
