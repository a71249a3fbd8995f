import { findPortraitStyle } from '@talelantern/domain/characters/portrait-styles';
import { readAdvancedFeatures, type AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { isRecord, readText } from '@talelantern/domain/stored/read-fields';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { keep, readKept } from '../kept-draft.ts';
import { useServices } from '../use-services.ts';
import type { PictureWishes } from './picture-runs.ts';
import type { PaintedItem } from './picture-subject.ts';

const FIRST_STYLE = 'cartoon-storybook';

interface KeptWishes extends PictureWishes {
  /** The newest painting when `wish` was said: what was wrong with it says nothing about the next one. */
  about: string;
}

/** How the picture is to be painted. What is not stored with the item yet survives going away and reloads. */
export function usePictureWishes({
  id,
  advancedFeatures,
  imageHistory,
}: Pick<PaintedItem, 'id' | 'advancedFeatures' | 'imageHistory'>): [PictureWishes, (wishes: PictureWishes) => void] {
  const key = STORAGE_KEYS.pictureWishes(useServices().uid, id);
  const about = imageHistory[0]?.url ?? '';
  const [kept, setKept] = useState(() => parseWishes(readKept(key)) ?? { look: advancedFeatures, wish: '', about });
  const look = withStyle(kept.look);
  const wish = kept.about === about ? kept.wish : '';
  const isStored = wish === '' && JSON.stringify(look) === JSON.stringify(withStyle(advancedFeatures));
  const wished = isStored ? null : JSON.stringify({ look, wish, about } satisfies KeptWishes);
  useEffect(() => keep(key, wished), [key, wished]);
  return [{ look, wish }, (changed) => setKept({ ...changed, about })];
}

export const withStyle = (look: AdvancedFeatures): AdvancedFeatures =>
  findPortraitStyle(look.imageStyle) ? look : { ...look, imageStyle: FIRST_STYLE };

function parseWishes(json: string | null): KeptWishes | null {
  try {
    const data: unknown = JSON.parse(json ?? '');
    if (!isRecord(data)) return null;
    return {
      look: readAdvancedFeatures(data['look']),
      wish: readText(data['wish']),
      about: readText(data['about']),
    };
  } catch {
    return null;
  }
}
