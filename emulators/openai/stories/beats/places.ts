import { loreOf, sentencesOnPlace } from '../plan/places.ts';
import { say, type Beat, type Line } from './beat.ts';

const toLines = (lore: readonly string[][]): Line[] => lore.map((wordings) => say(...wordings));

/** What the family has written down about home. */
export const HOME_LORE: Beat = {
  isMust: true,
  fits: ({ home }) => home !== null && loreOf(home).length > 0,
  lines: ({ home }) => (home === null ? [] : toLines(loreOf(home))),
};

/** Every other place of the family's own, in the order in which they were chosen. */
export const PLACES_ON_THE_WAY: Beat = {
  isMust: true,
  fits: ({ placesOnTheWay }) => placesOnTheWay.length > 0,
  lines: ({ placesOnTheWay }) =>
    placesOnTheWay.flatMap((place) => [say(...sentencesOnPlace(place)), ...toLines(loreOf(place))]),
};

/** What is told about the family's place where it is decided. */
export const LAIR_LORE: Beat = {
  isMust: true,
  fits: ({ lair }) => lair !== null && loreOf(lair).length > 0,
  lines: ({ lair }) => (lair === null ? [] : toLines(loreOf(lair))),
};
