import * as z from 'zod';

/**
 * The beats of chapters for ages 3-4, in order. Each paragraph has at most three short sentences; `{noise}` is a sound
 * of the world, `{everyone}` the whole cast, `{refrain}` the line to repeat. Those marked `isMust` are always included.
 */
const smallBeatSchema = z.strictObject({
  isMust: z.boolean(),
  /** A required beat that is dropped first when a chapter is too short for all of them. */
  mayGo: z.literal(true).optional(),
  /** Included only if the story has such an element in its cast, places or earlier chapters. */
  needs: z.enum(['foe', 'power', 'promise', 'home', 'lair', 'way', 'relation', 'custom']).optional(),
  of: z.array(z.string()).min(1),
});
export type SmallBeat = z.infer<typeof smallBeatSchema>;
export type Need = NonNullable<SmallBeat['needs']>;

export const readSmallBeats = (beats: unknown): SmallBeat[] => z.array(smallBeatSchema).min(1).parse(beats);
