export type Need = 'foe' | 'power' | 'promise' | 'home' | 'lair' | 'way' | 'relation' | 'custom';

/**
 * Chapters for ages 3 to 4. Each paragraph has at most three short sentences; `{noise}` is a sound of the world,
 * `{everyone}` the whole cast, `{refrain}` the line to say along with. In order; those marked `must` are always told.
 */
export interface SmallBeat {
  isMust: boolean;
  /** A must that goes first when a chapter is too short for all of them. */
  mayGo?: true;
  /** Told only when there is such a thing in this story: in its cast, its places, or what came before. */
  needs?: Need;
  of: readonly string[];
}

/** Always told. */
export const must = (...of: string[]): SmallBeat => ({ isMust: true, of });
/** Told unless the chapter is too short. */
export const should = (...of: string[]): SmallBeat => ({ isMust: true, mayGo: true, of });
/** Told when there is room. */
export const maybe = (...of: string[]): SmallBeat => ({ isMust: false, of });
/** Told when there is such a thing. */
export const mustWith = (needs: Need, ...of: string[]): SmallBeat => ({ isMust: true, needs, of });
/** Told when there is such a thing and the chapter is not too short. */
export const shouldWith = (needs: Need, ...of: string[]): SmallBeat => ({ isMust: true, mayGo: true, needs, of });
