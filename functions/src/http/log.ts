import { AsyncLocalStorage } from 'node:async_hooks';
import { write, type LogSeverity } from 'firebase-functions/logger';
import type { Log, Severity } from '../operations/ports/log.ts';

const CLOUD_SEVERITY: Readonly<Record<Severity, LogSeverity>> = {
  info: 'INFO',
  warning: 'WARNING',
  error: 'ERROR',
  alert: 'ALERT',
};

interface RequestOfLines {
  requestId: string;
}

const requests = new AsyncLocalStorage<RequestOfLines>();

/** One line of JSON that Cloud Logging understands; within a request it carries its id. */
export const log: Log = (severity, event, details) =>
  write({ severity: CLOUD_SEVERITY[severity], message: event, ...requests.getStore(), ...details });

/** Does `work`, whose log lines carry `requestId`, also those of what it calls and leaves running. */
export const withRequestId = <T>(requestId: string, work: () => T): T => requests.run({ requestId }, work);
