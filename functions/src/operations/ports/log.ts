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

/** A vendor chooses its codes, so only what looks like a name is believed to be one. */
const CODE = /^[\w./-]{1,60}$/;
const STACK_FRAME = /^ {4}at .*:\d+:\d+\)?$/;

/** What may be logged of an error: its kind and place, never its message, which may quote a family's words. */
export function describeCause(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? error.code : '';
  // The message comes first in a stack, and its lines may look like places.
  const frames = error.stack?.replace(error.message, '').split('\n') ?? [];
  const place = frames.find((line) => STACK_FRAME.test(line)) ?? '';
  return {
    error: error.constructor.name,
    ...(code === '' ? {} : { errorCode: code }),
    ...(place === '' ? {} : { at: place.trim() }),
  };
}
