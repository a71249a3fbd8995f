import type { Counts } from '../test-counts.ts';
import { checkModels, MIN_DAYS_FOR_DEFAULT } from '../../functions/src/core/check-models.ts';
import { projectModels, projectRuntime } from './project-models.ts';

/**
 * Prints which default models, or the runtime of the functions, are shut down soon, and fails when one has less than 60
 * days left at `now` (ms): time to choose, test and deploy a different one. Counts as one test.
 */
export async function checkDefaultModels(
  now: number,
  models = { ...projectModels(), ...projectRuntime() },
): Promise<Counts> {
  const { lines, daysLeft } = await checkModels(models, now);
  for (const line of lines) console.log(`! ${line}`);
  const failures = daysLeft < MIN_DAYS_FOR_DEFAULT ? lines.map((line) => `models: ${line}`) : [];
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length === 0 ? 0 : 1, failures };
}
