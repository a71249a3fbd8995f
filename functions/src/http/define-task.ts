import { onTaskDispatched, type TaskQueueFunction, type TaskQueueOptions } from 'firebase-functions/tasks';
import type * as z from 'zod/mini';
import { TIMEOUT_SECONDS } from '@talelantern/domain/contracts/contract';
import { REGION, SECRETS, TASK_INVOKER } from '../config.ts';
import { withRequestId } from '../core/request-log.ts';
import { failTask, sentAttemptSchema, type QueuedAttempt } from '../generation/operations/queued-generation.ts';
import type { GenerationDeps } from '../generation/operations/run-generation.ts';
import type { Lazy } from './compose-lazily.ts';
import { triggered } from './define-function.ts';

interface TaskOptions<Deps> extends Pick<TaskQueueOptions, 'memory' | 'minInstances'> {
  compose: Lazy<Deps>;
  concurrency: number;
  maxInstances: number;
}

/**
 * A function that Cloud Tasks calls with what another function has sent to the queue of the same name. A call that Cloud
 * Run refuses is sent again; `run` does paid work, so it does nothing for a task that was begun, and does not reject after
 * its failure. A task of another version, which `schema` refuses, fails. The name ends with `Task` (keep-bodies-raw.ts).
 */
export const defineTask = <Task extends z.ZodMiniType<QueuedAttempt>, Deps extends GenerationDeps>(
  schema: Task,
  { compose, ...options }: TaskOptions<Deps>,
  run: (deps: Deps, task: z.infer<Task>) => Promise<void>,
): TaskQueueFunction =>
  onTaskDispatched(
    {
      region: REGION,
      timeoutSeconds: TIMEOUT_SECONDS,
      secrets: SECRETS,
      invoker: TASK_INVOKER,
      retryConfig: { maxAttempts: 3, minBackoffSeconds: 1, maxBackoffSeconds: 5 },
      // The function would refuse further tasks, and those would be lost.
      rateLimits: { maxConcurrentDispatches: options.concurrency * options.maxInstances },
      ...options,
    },
    triggered(compose, async (deps, { data }) => {
      const { data: task, error } = schema.safeParse(data);
      const attempt = sentAttemptSchema.parse(data);
      await withRequestId(attempt.requestId, () => (task ? run(deps, task) : failTask(deps, attempt, error)));
    }),
  );
