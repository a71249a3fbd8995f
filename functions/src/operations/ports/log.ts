/** `alert` needs somebody to act: a wrong key, a model that is gone. */
export type Severity = 'info' | 'warning' | 'error' | 'alert';

/**
 * Writes one structured line. Details never hold what a family wrote or read, nor prompts, tokens or keys.
 */
export type Log = (
  severity: Severity,
  event: string,
  details: Readonly<Record<string, string | number | boolean | null>>,
) => void;

/** What may be logged of an error: its kind and place, never its message, which may quote a family's words. */
export function describeCause(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? '';
  return {
    error: error.constructor.name,
    ...(code === '' ? {} : { errorCode: code }),
    ...(place === '' ? {} : { at: place.trim() }),
  };
}
