import { buildLabelledPrompt, NO_TEXT_RULE } from '../images/labelled-prompt.ts';
import { paintingFields } from '../images/painting-fields.ts';
import type { LocationFields } from './location.ts';
import { locationLookFields } from './location-look.ts';

const LOCATION_RULES = `the place alone in a wide view, inhabitants small and far away, open ground in front where a story can happen, ${NO_TEXT_RULE}`;

/**
 * The description of a location's picture as labelled fields on one line, with the rule of no text in images
 * (specification §7). Fields without a value are left out; `wish` says what a parent wants different this time.
 */
export const buildLocationPrompt = (location: LocationFields, wish = ''): string =>
  buildLabelledPrompt(
    'Picture of a place for a children’s picture book',
    [['Location', location.name], ...locationLookFields(location), ...paintingFields(location.advancedFeatures, wish)],
    LOCATION_RULES,
  );
