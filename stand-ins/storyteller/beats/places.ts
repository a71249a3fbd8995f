import { detailSentencesOf, sentencesOnPlace } from '../plan/places.ts';
import { say, type Beat, type Line } from './beat.ts';

const toLines = (details: readonly string[][]): Line[] => details.map((wordings) => say(...wordings));

/** The family's details of the home location. */
export const HOME_DETAILS: Beat = {
  isMust: true,
  fits: ({ home }) => home !== null && detailSentencesOf(home).length > 0,
  lines: ({ home }) => (home === null ? [] : toLines(detailSentencesOf(home))),
};

/** The family's further locations, in the chosen order. */
export const PLACES_ON_THE_WAY: Beat = {
  isMust: true,
  fits: ({ placesOnTheWay }) => placesOnTheWay.length > 0,
  lines: ({ placesOnTheWay }) =>
    placesOnTheWay.flatMap((place) => [say(...sentencesOnPlace(place)), ...toLines(detailSentencesOf(place))]),
};

/** The family's details of the location of the climax. */
export const LAIR_DETAILS: Beat = {
  isMust: true,
  fits: ({ lair }) => lair !== null && detailSentencesOf(lair).length > 0,
  lines: ({ lair }) => (lair === null ? [] : toLines(detailSentencesOf(lair))),
};
