import { mapOf, type ValuesOf } from '../stored/define-document.ts';
import { readText } from '../stored/read-fields.ts';

/** Style settings of a picture (docs/specification.md#3); every field may be empty. */
export const ADVANCED_FEATURES_FIELDS = {
  imageStyle: readText,
  background: readText,
  lighting: readText,
  mood: readText,
  details: readText,
  imageProvider: () => 'dall-e' as const,
};

export type AdvancedFeatures = ValuesOf<typeof ADVANCED_FEATURES_FIELDS>;

export const readAdvancedFeatures = mapOf(ADVANCED_FEATURES_FIELDS);

export const EMPTY_ADVANCED_FEATURES = readAdvancedFeatures(null);
