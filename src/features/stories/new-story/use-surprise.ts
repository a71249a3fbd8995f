import type { Character } from '@talelantern/domain/characters/character';
import { useRef, useState } from 'react';
import { LOAD_FAILED } from '../../../services/generation-service.ts';
import { notify } from '../../../ui/notify.ts';
import { useServices } from '../../use-services.ts';
import type { Surprised } from './surprise-with.ts';
import type { NewStory } from './use-new-story.ts';

interface SurpriseControl {
  /** Chooses a whole story at one touch; another one at the next. */
  surprise: () => void;
  isDrawing: boolean;
}

/**
 * 'Surprise me': fills in cast, theme, age and length. What stood there before comes back with Undo; everything else
 * that was chosen stays.
 * @param known the family's characters, as far as they are loaded
 * @param onNobody called where the family has none
 */
export function useSurprise(newStory: NewStory, known: readonly Character[], onNobody: () => void): SurpriseControl {
  const { characters } = useServices();
  const [isDrawing, setDrawing] = useState(false);
  const last = useRef<Surprised | null>(null);

  async function surprise(): Promise<void> {
    setDrawing(true);
    try {
      const family = known.length > 0 ? known : (await characters.list()).items;
      if (family.length === 0) onNobody();
      else last.current = (await import('./surprise-with.ts')).surpriseWith(newStory, family, last.current);
    } catch {
      notify.failure(LOAD_FAILED);
    } finally {
      setDrawing(false);
    }
  }

  return { surprise: () => void surprise(), isDrawing };
}
