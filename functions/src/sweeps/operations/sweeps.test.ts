import { expect, it } from 'vitest';
import { runSweeps } from './sweeps.ts';

it('runSweeps runs the later sweeps after a failure, and throws at the end', async () => {
  const ran: string[] = [];
  const logged: string[] = [];
  const sweeps = [
    { name: 'first', run: () => Promise.reject(new Error('Firestore is away')) },
    {
      name: 'second',
      run: async (now: number) => {
        ran.push(`second at ${now}`);
        return 3;
      },
    },
  ];
  await expect(runSweeps(sweeps, 7, (severity, event) => logged.push(`${severity} ${event}`))).rejects.toThrow(
    'These sweeps failed: first',
  );
  expect(ran).toEqual(['second at 7']);
  expect(logged).toEqual(['error sweep_failed', 'info swept']);
});
