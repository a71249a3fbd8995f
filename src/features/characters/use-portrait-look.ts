import type { Character } from '@talelantern/domain/characters/character';
import { findPortraitStyle } from '@talelantern/domain/characters/portrait-styles';
import { readAdvancedFeatures, type AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from '../../config/storage-keys.ts';
import { keep, readKept } from '../kept-draft.ts';
import { useServices } from '../use-services.ts';

const FIRST_STYLE = 'cartoon-storybook';

/** How the portrait is to be painted. What is not stored with the character yet survives going away and reloads. */
export function usePortraitLook({
  id,
  advancedFeatures,
}: Character): [AdvancedFeatures, (look: AdvancedFeatures) => void] {
  const key = STORAGE_KEYS.portraitWishes(useServices().uid, id);
  const stored = JSON.stringify(withStyle(advancedFeatures));
  const [look, setLook] = useState(() => withStyle(parseLook(readKept(key)) ?? advancedFeatures));
  useEffect(() => {
    const wished = JSON.stringify(look);
    keep(key, wished === stored ? null : wished);
  }, [key, look, stored]);
  return [look, setLook];
}

const withStyle = (look: AdvancedFeatures): AdvancedFeatures =>
  findPortraitStyle(look.imageStyle) ? look : { ...look, imageStyle: FIRST_STYLE };

function parseLook(json: string | null): AdvancedFeatures | null {
  try {
    return json === null ? null : readAdvancedFeatures(JSON.parse(json));
  } catch {
    return null;
  }
}
