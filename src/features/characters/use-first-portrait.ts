import type { Character } from '@talelantern/domain/characters/character';
import { GENERATE_IMAGE_FAILED } from '@talelantern/domain/contracts/contract';
import { currentPictureLimit } from '../../services/plans/limit-sentences.ts';
import { leftOf } from '../../services/plans/usage-service.ts';
import { useOnline } from '../../shared/connection/use-online.ts';
import { useGeneration } from '../../shared/generation/use-generation.ts';
import { useUsage } from '../../shared/plans/use-usage.ts';
import { useRememberItem } from '../../shared/query/use-remember-item.ts';
import { notify } from '../../ui/notify.ts';
import { withStyle } from '../pictures/use-picture-options.ts';
import { PORTRAIT_SUBJECT } from './portrait-subject.tsx';

/**
 * Generates the portrait of a character that was just saved; its portrait step shows the progress. Does nothing if no
 * picture is left or the device is offline: the step then offers 'Generate Image'.
 */
export function useFirstPortrait(): (character: Character) => void {
  const usage = useUsage();
  const isOnline = useOnline();
  const remember = useRememberItem(PORTRAIT_SUBJECT.keys);
  const { begin } = useGeneration('portrait', 'details', {
    failedTitle: GENERATE_IMAGE_FAILED,
    saved(character) {
      remember(character);
      notify.success(PORTRAIT_SUBJECT.savedSentence(true));
    },
  });
  return (character) => {
    const hasNoneLeft = usage !== null && leftOf(currentPictureLimit(usage)) === 0;
    if (!isOnline || hasNoneLeft) return;
    const options = { look: withStyle(character.advancedFeatures), wish: '' };
    begin(character.id, PORTRAIT_SUBJECT.toOrder(character, options), character.id);
  };
}
