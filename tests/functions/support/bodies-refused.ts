import * as everywhere from '@talelantern/domain/contracts/contract';
import * as entityId from '@talelantern/domain/contracts/entity-id';
import * as narration from '@talelantern/domain/contracts/generate-audio-narration';
import * as image from '@talelantern/domain/contracts/generate-image';
import * as story from '@talelantern/domain/contracts/generate-story';
import * as saving from '@talelantern/domain/contracts/save-image';
import * as scene from '@talelantern/domain/contracts/scene-sentences';
import * as sharing from '@talelantern/domain/contracts/update-sharing';
import { ERROR_STATUS } from '@talelantern/domain/errors/app-error';
import { ERROR_CODES } from '@talelantern/domain/errors/error-codes';
import { INVALID_DESCRIPTION } from '@talelantern/domain/images/image-prompt';
import { SAVE_LOCATION_FIRST } from '@talelantern/domain/locations/location-form';
import * as sceneRequest from '@talelantern/domain/contracts/scene-request';
import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import * as z from 'zod/mini';
import { PICTURE_NOT_FOUND } from '../../../functions/src/pictures/operations/ownership.ts';
import type { FunctionResponse } from './function-under-test.ts';
import type { HTTPS_CONTRACTS } from './https-contracts.ts';

/** Error messages that any function may return. */
const SENTENCES: readonly unknown[] = [
  ...[everywhere, entityId, narration, image, story, saving, scene, sharing, sceneRequest].flatMap((module) =>
    Object.values<unknown>(module).filter((value) => typeof value === 'string'),
  ),
  ...Object.values(sharing.SHARING_SENTENCES).flatMap(({ notFound, noPermission }) => [notFound, noPermission]),
  INVALID_DESCRIPTION,
  SAVE_LOCATION_FIRST,
  LIMIT_REACHED,
  PICTURE_NOT_FOUND,
];

/** The statuses that a body may cause: no 401, 429, 503 and never a 500. */
const STATUSES = [400, 403, 404, 409, 413];

const refusalSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    requestId: z.string(),
    field: z.optional(z.string()),
  }),
});

export type Refusal = z.infer<typeof refusalSchema>['error'];

/** Parses a response as a refusal. @throws Error for a response outside the contract. */
export function readRefusal(
  { messages, fieldMessages }: (typeof HTTPS_CONTRACTS)[number],
  { status, json, text }: Pick<FunctionResponse, 'status' | 'json' | 'text'>,
): Refusal {
  const refusal = refusalSchema.safeParse(json);
  if (!refusal.success || !STATUSES.includes(status)) throw new Error(`${status} ${text}`);
  const { code, message } = refusal.data.error;
  const isKnown = [...SENTENCES, ...Object.values(messages), ...Object.values(fieldMessages)].includes(message);
  if (ERROR_STATUS[code] !== status || !isKnown) throw new Error(`${status} ${text}`);
  return refusal.data.error;
}
