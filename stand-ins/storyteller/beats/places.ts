import { detailSentencesOf, sentencesOnPlace } from '../plan/places.ts';
import { say, type Beat } from './beat.ts';

/** A detail of the family's home location. */
export const HOME_DETAIL: Beat = {
  isMust: true,
  fits: ({ home }) => home !== null && detailSentencesOf(home).length > 0,
  lines: ({ home }) => (home === null ? [] : [say(...detailSentencesOf(home))]),
};

/** The family's further locations, in the chosen order. */
export const PLACES_ON_THE_WAY: Beat = {
  isMust: true,
  fits: ({ placesOnTheWay }) => placesOnTheWay.length > 0,
  lines: ({ placesOnTheWay }) =>
    placesOnTheWay.flatMap((place) => [say(...sentencesOnPlace(place)), say(...detailSentencesOf(place))]),
};

/** A detail of the family's location of the climax. */
export const LAIR_DETAIL: Beat = {
  isMust: true,
  fits: ({ lair }) => lair !== null && detailSentencesOf(lair).length > 0,
  lines: ({ lair }) => (lair === null ? [] : [say(...detailSentencesOf(lair))]),
};
