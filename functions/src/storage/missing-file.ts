import { again } from './again.ts';

const NOT_FOUND = 404;

/** Whether Storage failed because there is no such file. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === NOT_FOUND;

/** What may be asked twice about a file; null when there is no such file. Throws as `again`. */
export async function unlessMissing<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await again(ask);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
