import {
  ERROR_NAME,
  MAX_FRAMES,
  reportFailureContract,
  type FailureReport,
} from '@talelantern/domain/contracts/report-failure';
import { connectFunctions } from './connect-functions.ts';
import { getCore } from './core.ts';

const FRAME = /\/assets\/([\w-]{1,60}\.js:\d{1,7}:\d{1,7})\)?$/;

/** Class and stack frames in our scripts, never the message. Null for errors elsewhere, as in an extension. */
export function toFailureReport(error: unknown, origin: string): FailureReport | null {
  if (!(error instanceof Error)) return null;
  const lines = error.stack?.replace(error.message, '').split('\n') ?? [];
  const frames = lines.flatMap((line) => (line.includes(`${origin}/assets/`) ? (FRAME.exec(line)?.[1] ?? []) : []));
  if (frames.length === 0) return null;
  return { error: ERROR_NAME.test(error.name) ? error.name : 'Error', frames: frames.slice(0, MAX_FRAMES) };
}

/** A separate chunk: most pages never fail. */
export async function sendFailure(error: unknown): Promise<void> {
  const report = toFailureReport(error, window.location.origin);
  if (report) await connectFunctions(getCore()).call(reportFailureContract, report);
}
