import type { AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import type { PictureFields } from '@talelantern/domain/images/main-image';
import type { PortraitStyle } from '@talelantern/domain/characters/portrait-styles';
import type { ComponentType } from 'react';
import type { PictureKind } from '../../services/picture-maker.ts';
import type { Services } from '../../services/services.ts';
import type { FrameProps } from '../../ui/picture-frame.ts';
import type { PictureRuns } from './picture-runs.ts';
import type { PictureStudio } from './picture-studio.ts';

/** What has a main picture and a history of pictures: a character or a location. */
export interface PaintedItem extends Pick<PictureFields, 'imageUrl' | 'imagePath' | 'mainImage' | 'imageHistory'> {
  id: string;
  name: string;
  advancedFeatures: AdvancedFeatures;
}

/** How one speaks of an item and of its picture. */
export interface PictureWords {
  /** 'portrait' or 'picture'. */
  picture: string;
  /** 'her', 'it'. */
  them: string;
  /** 'her', 'its'. */
  their: string;
  /** Where finished pictures hang: 'your wall'. */
  place: string;
  /** What is mixed before painting: 'crimson and moonlight'. */
  colours: string;
  /** What to ask each other while waiting, with the name filled in. */
  questions: readonly string[];
}

/** One kind of item as its pictures are made: the same steps for characters and for locations, each in its own words. */
export interface PictureSubject<Item extends PaintedItem> {
  kind: PictureKind;
  studio: (services: Services) => PictureStudio<Item>;
  runs: (services: Services) => PictureRuns<Item>;
  /** Where the item is kept in the cache, and the list that shows it. */
  keys: { one: (id: string) => readonly string[]; list: readonly string[] };
  words: (item: Item) => PictureWords;
  /** The success of a picture that was saved (architecture §3 'Overlapping success toasts'). */
  savedSentence: (isFirst: boolean) => string;
  /** Said to those whose plan paints nothing twice (specification §5). */
  upgradeSentence: string;
  /** The window its pictures are shown in. */
  Frame: ComponentType<FrameProps>;
  /** The same subject painted in each style. */
  sampleOf: (style: PortraitStyle['id']) => string;
  /** Says that the picture does not show what was meant: 'Not my hero'. */
  wrong: string;
  /** What is often wrong with a picture, to choose from. */
  complaints: readonly string[];
  /** The same in own words, for example 'The scarf should be green'. */
  complaintExample: string;
}
