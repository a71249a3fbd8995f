import { findPortraitStyle } from '@talelantern/domain/characters/portrait-styles';
import { readAdvancedFeatures, type AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { isRecord, readText } from '@talelantern/domain/stored/read-fields';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { keep, readKept } from '../kept-draft.ts';
import { useServices } from '../use-services.ts';
import type { PictureWishes } from './picture-runs.ts';
import type { PaintedItem } from './picture-subject.ts';

const FIRST_STYLE = 'cartoon-storybook';

/** How the picture is to be painted. What is not stored with the item yet survives going away and reloads. */
export function usePictureWishes({
  id,
  advancedFeatures,
}: Pick<PaintedItem, 'id' | 'advancedFeatures'>): [PictureWishes, Dispatch<SetStateAction<PictureWishes>>] {
  const key = STORAGE_KEYS.pictureWishes(useServices().uid, id);
  const stored = JSON.stringify({ look: withStyle(advancedFeatures), wish: '' });
  const [wishes, setWishes] = useState(() => parseWishes(readKept(key) ?? stored));
  useEffect(() => {
    const wished = JSON.stringify(wishes);
    keep(key, wished === stored ? null : wished);
  }, [key, wishes, stored]);
  return [wishes, setWishes];
}

export const withStyle = (look: AdvancedFeatures): AdvancedFeatures =>
  findPortraitStyle(look.imageStyle) ? look : { ...look, imageStyle: FIRST_STYLE };

function parseWishes(json: string): PictureWishes {
  const kept = parseRecord(json);
  return { look: withStyle(readAdvancedFeatures(kept['look'])), wish: readText(kept['wish']) };
}

function parseRecord(json: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(json);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}
