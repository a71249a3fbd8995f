import { isRecord, readChoice } from '@talelantern/domain/stored/read-fields';

/** The limits that a family can come up against; the plans page says which one it was. */
const REACHABLE = [
  'characters',
  'locations',
  'stories',
  'pictures',
  'painting-again',
  'cast',
  'custom-prompts',
  'narrations',
  'rewrites',
] as const;
export type ReachedLimit = (typeof REACHABLE)[number];

/** The limit that led to the plans page, as `reached` says it in the navigation state; null for any other state. */
export const readReached = (state: unknown): ReachedLimit | null =>
  isRecord(state) ? readChoice(state['reached'], REACHABLE, null) : null;
