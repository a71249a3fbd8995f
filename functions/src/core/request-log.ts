import { AsyncLocalStorage } from 'node:async_hooks';
import { write, type LogSeverity } from 'firebase-functions/logger';
import type { Log, Severity } from './log.ts';

const CLOUD_SEVERITY: Readonly<Record<Severity, LogSeverity>> = {
  info: 'INFO',
  warning: 'WARNING',
  error: 'ERROR',
  alert: 'ALERT',
};

interface RequestContext {
  requestId: string;
}

const requests = new AsyncLocalStorage<RequestContext>();

/**
 * One line of JSON for Cloud Logging, with the id of the current request. Errors and alerts have the form that Cloud
 * Error Reporting groups, by their stack or otherwise by their event
 * (https://docs.cloud.google.com/error-reporting/docs/formatting-error-messages).
 */
export const log: Log = (severity, event, { stack, ...details }) => {
  const isReported = severity === 'error' || severity === 'alert';
  write({
    severity: CLOUD_SEVERITY[severity],
    message: event,
    ...requests.getStore(),
    ...details,
    ...(isReported ? { '@type': REPORTED_ERROR } : {}),
    ...(stack === undefined ? {} : { [isReported ? 'stack_trace' : 'stack']: stack }),
  });
};

const REPORTED_ERROR = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** Runs `work`; all of its log lines, even from its background tasks, contain `requestId`. */
export const withRequestId = <T>(requestId: string, work: () => T): T => requests.run({ requestId }, work);
