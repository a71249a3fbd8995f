import { LIMITS } from '@talelantern/domain/limits/limits';
import type { CheckedNarrationRequest } from '@talelantern/domain/contracts/narration-request';
import { VOICES } from '@talelantern/domain/narration/voices';
import * as z from 'zod/mini';
import { queuedAttemptSchema, queueGeneration, runTask } from '../../generation/operations/queued-generation.ts';
import type { Caller } from '../../generation/ports/ports.ts';
import { findWords, narration, type NarrationDeps } from './narrate-chapter.ts';

export const narrationTaskSchema = z.object({
  ...queuedAttemptSchema.shape,
  chapter: z.object({
    storyId: z.string(),
    part: z.int().check(z.gte(0), z.lt(LIMITS.chapters)),
    voice: z.enum(VOICES),
  }),
});

export type NarrationTask = z.infer<typeof narrationTaskSchema>;

export interface NarrationQueueDeps extends NarrationDeps {
  sendNarrationTask: (task: NarrationTask) => Promise<void>;
}

/** Sends a chapter to its task and waits for the narration. @throws AppError of `queueGeneration` and `narration` */
export async function queueNarration(
  deps: NarrationQueueDeps,
  caller: Caller,
  requestId: string,
  chapter: CheckedNarrationRequest,
) {
  const generation = narration(deps, caller, requestId, chapter);
  const { result } = await queueGeneration(deps, generation, (queued) =>
    deps.sendNarrationTask({ ...queued, chapter }),
  );
  return { result, words: await findWords(deps, result) };
}

export const runNarrationTask = (
  deps: NarrationDeps,
  { caller, requestId, attempt, chapter }: NarrationTask,
): Promise<void> => runTask(deps, narration(deps, caller, requestId, chapter), attempt);
