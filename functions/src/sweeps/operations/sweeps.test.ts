import { expect, it } from 'vitest';
import type { Log } from '../../core/log.ts';
import { runSweeps, type Sweep } from './sweeps.ts';

it('a failing sweep does not stop later ones, every line identifies its sweep, and the failure is thrown at the end', async () => {
  const logged: string[] = [];
  const log: Log = (severity, event, { sweep }) => logged.push(`${severity} ${event} ${sweep}`);
  const sweeps: readonly Sweep<{ log: Log }>[] = [
    { name: 'first', run: () => Promise.reject(new Error('Firestore is unavailable')) },
    {
      name: 'second',
      run: async (deps, now) => {
        deps.log('error', `left_one_at_${now}`, {});
        return 3;
      },
    },
  ];
  await expect(runSweeps({ log }, sweeps, 7)).rejects.toThrow('These sweeps failed: first');
  expect(logged).toEqual(['error sweep_failed first', 'error left_one_at_7 second', 'info swept second']);
});
