/** `alert` needs action by an engineer: a wrong key, a missing model. */
export type Severity = 'info' | 'warning' | 'error' | 'alert';

/** Writes one structured line. Details never contain users' words, prompts, tokens or keys. */
export type Log = (
  severity: Severity,
  event: string,
  details: Readonly<Record<string, string | number | boolean | null>>,
) => void;

/** Vendors choose their codes, so only what looks like an identifier is logged. */
const CODE = /^[\w./-]{1,60}$/;
/** A frame in a file of ours, of a package or of Node. */
const STACK_FRAME = /^ {4}at (?:[\w.$<>[\] #]+ \()?(?:file:\/\/|node:|\/)[^\s()]+:\d+:\d+\)?$/;

/** The parts of an error that may be logged: kind and position, never its message, which may quote a user's text. */
export function describeCause(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? error.code : '';
  // The stack begins with the message, whose lines may look like frames, so the message is removed.
  const lines = error.stack?.replace(error.message, '').split('\n') ?? [];
  const frames = lines.filter((line) => STACK_FRAME.test(line));
  return {
    error: error.constructor.name,
    ...(code === '' ? {} : { errorCode: code }),
    ...(frames.length === 0 ? {} : { stack: [error.constructor.name, ...frames].join('\n') }),
  };
}
