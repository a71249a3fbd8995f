import type { AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import type { PortraitStyle } from '@talelantern/domain/images/portrait-styles';
import type { ComponentType } from 'react';
import type { Input, Saved } from '../../services/generation/generation-kinds.ts';
import type { PictureKind } from '../../services/pictures/picture-service.ts';
import type { Services } from '../../services/services.ts';
import type { ItemKeys } from '../../shared/query/use-remember-item.ts';
import type { FrameProps } from '../../ui/lantern-pane.tsx';

export const IMAGE_SAVED = 'Image saved successfully!';

/** Options of a picture: its look, and requested changes to the last picture. */
export interface PictureOptions {
  look: AdvancedFeatures;
  /** The requested changes; empty if there are none. */
  wish: string;
}

export interface PictureCopy {
  /** 'portrait' or 'picture'. */
  picture: string;
  /** Object pronoun of the item: 'her', 'it'. */
  them: string;
  /** Possessive pronoun of the item: 'her', 'its'. */
  their: string;
  /** The place where finished pictures are shown, as in 'your wall'; used in sentences. */
  place: string;
  /** The colors that the progress names, e.g. 'crimson and moonlight'. */
  colors: string;
  questions: readonly string[];
}

/** The differences between pictures of characters and of locations. */
export interface PictureSubject<K extends PictureKind> {
  kind: K;
  toOrder: (item: Saved<K>, options: PictureOptions) => Input<K>;
  itemOf: (order: Input<K>) => Saved<K>;
  find: (services: Services, id: string) => Promise<Saved<K> | null>;
  chooseMainImage: (services: Services, item: Saved<K>, url: string) => Promise<Saved<K>>;
  keys: ItemKeys;
  words: (item: Saved<K>) => PictureCopy;
  savedSentence: (isFirst: boolean) => string;
  /** The message for plans that cannot regenerate pictures. */
  upgradeSentence: string;
  /** Ready-made art that is shown until the item has a picture. */
  artOf?: (item: Saved<K>) => string | null;
  Frame: ComponentType<FrameProps>;
  sampleOf: (style: PortraitStyle['id']) => string;
  complaints: readonly string[];
  /** A placeholder, e.g. 'The scarf should be green'. */
  complaintExample: string;
}
