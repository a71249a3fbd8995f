import { isRecord, readText } from '../stored/read-fields.ts';

/** How a character or a location is to be painted (specification §3); every text may be empty. */
export interface AdvancedFeatures {
  /** Id of a portrait style. */
  imageStyle: string;
  background: string;
  lighting: string;
  mood: string;
  details: string;
  imageProvider: 'dall-e';
}

export const EMPTY_ADVANCED_FEATURES: AdvancedFeatures = {
  imageStyle: '',
  background: '',
  lighting: '',
  mood: '',
  details: '',
  imageProvider: 'dall-e',
};

export function readAdvancedFeatures(value: unknown): AdvancedFeatures {
  const data = isRecord(value) ? value : {};
  return {
    imageStyle: readText(data['imageStyle']),
    background: readText(data['background']),
    lighting: readText(data['lighting']),
    mood: readText(data['mood']),
    details: readText(data['details']),
    imageProvider: 'dall-e',
  };
}
