import type { App } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';
import { TIMEOUT_SECONDS } from '@talelantern/domain/contracts/contract';
import { REGION } from '../../config.ts';

/** Cloud Tasks may deliver a task more than once and does not log its content. @throws Error when it accepts none. */
export function createTaskQueue(app: App, name: string): (task: object) => Promise<void> {
  const queue = getFunctions(app).taskQueue<object>(`locations/${REGION}/functions/${name}`);
  return (task) => queue.enqueue(task, { dispatchDeadlineSeconds: TIMEOUT_SECONDS });
}
