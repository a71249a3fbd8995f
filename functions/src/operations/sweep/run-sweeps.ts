import { describeCause, type Log } from '../ports/log.ts';

/** One of the jobs of housekeeping; answers how many things it put in order. */
export interface Sweep {
  name: string;
  run: (now: number) => Promise<number>;
}

/**
 * Runs the sweeps in their order; one that fails is logged and the next ones run all the same.
 * @throws Error at the end when one failed, so that the schedule shows it.
 */
export async function runSweeps(sweeps: readonly Sweep[], now: number, log: Log): Promise<void> {
  const failed: string[] = [];
  for (const { name, run } of sweeps) {
    try {
      log('info', 'swept', { sweep: name, count: await run(now) });
    } catch (error) {
      failed.push(name);
      log('error', 'sweep_failed', { sweep: name, ...describeCause(error) });
    }
  }
  if (failed.length > 0) throw new Error(`These sweeps failed: ${failed.join(', ')}`);
}
