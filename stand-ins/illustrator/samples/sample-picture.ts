import type { CharacterFields } from '@talelantern/domain/characters/character';

/** One picture of a contact sheet. */
export interface SamplePicture {
  readonly caption: string;
  /** Draws it at about `width` pixels. */
  readonly paint: (width: number) => Promise<Buffer>;
}

/** Pictures that belong together, with the layout of their sheet. */
export interface SampleSheet {
  /** File name without extension. */
  readonly name: string;
  readonly title: string;
  /** Pixels of one picture on the sheet. */
  readonly tile: { readonly width: number; readonly height: number };
  readonly pictures: readonly SamplePicture[];
}

/** The style of pictures when a family chooses none. */
export const UNSTYLED: CharacterFields['advancedFeatures'] = {
  imageStyle: '',
  background: '',
  lighting: '',
  mood: '',
  details: '',
  imageProvider: 'dall-e',
};

/** The entry at `index`, wrapping around at the end of the list. */
export function turn<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new RangeError('Nothing to choose from');
  return entry;
}
