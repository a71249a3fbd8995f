import type { LocationFields } from '@talelantern/domain/locations/location';
import { buildLocationPrompt } from '@talelantern/domain/locations/location-prompt';
import { categoriesOf, LOCATION_TYPES } from '@talelantern/domain/locations/location-types';
import { renderPicture } from '../render-picture.ts';
import { turn, UNSTYLED, type SamplePicture, type SampleSheet } from './sample-picture.ts';

/** One style of each group and two more, so that the sheets look different. */
const STYLES = [
  'fantasy-enchanted-glow',
  'cartoon-storybook',
  'anime-bright-adventure',
  'realistic-oil-painting',
  'digital-soft-clay',
  'realistic-natural-light',
  'digital-cosmic-dream',
] as const;
const TILE = { width: 360, height: 240 };

/** A complete location from the fields that matter for a sample. */
export const sampleLocation = (
  name: string,
  type: string,
  category: string,
  subcategory: string,
  look: Partial<LocationFields['advancedFeatures']> = {},
): LocationFields => ({
  name,
  type,
  category,
  subcategory,
  description: '',
  climate: '',
  magicalProperties: [],
  inhabitants: [],
  dangers: [],
  treasures: [],
  advancedFeatures: { ...UNSTYLED, ...look },
});

const picture = (caption: string, location: LocationFields): SamplePicture => ({
  caption,
  paint: (width) =>
    renderPicture({
      prompt: buildLocationPrompt(location),
      size: `${width}x${Math.round((width * 2) / 3)}`,
      variation: 'sample',
      format: 'png',
      inputs: [],
    }),
});

/** One picture for every category, a sheet for every type. */
export const LOCATION_SHEETS: readonly SampleSheet[] = LOCATION_TYPES.map(({ id, label }, typeIndex): SampleSheet => ({
  name: `locations-${id}`,
  title: `${label}: one location for every category`,
  tile: TILE,
  pictures: categoriesOf(label).map((category, index) => {
    const { label: subcategory } = turn(category.subcategories, index);
    return picture(
      `${category.label}: ${subcategory}`,
      sampleLocation(subcategory, label, category.label, subcategory, {
        imageStyle: turn(STYLES, typeIndex + index),
      }),
    );
  }),
}));
