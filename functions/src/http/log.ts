import { write, type LogSeverity } from 'firebase-functions/logger';
import type { Log, Severity } from '../operations/ports/log.ts';

const CLOUD_SEVERITY: Readonly<Record<Severity, LogSeverity>> = {
  info: 'INFO',
  warning: 'WARNING',
  error: 'ERROR',
  alert: 'ALERT',
};

/** One line of JSON that Cloud Logging understands. */
export const log: Log = (severity, event, details) =>
  write({ severity: CLOUD_SEVERITY[severity], message: event, ...details });
