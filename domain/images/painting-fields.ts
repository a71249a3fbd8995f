import { findPortraitStyle } from '../characters/portrait-styles.ts';
import type { AdvancedFeatures } from './advanced-features.ts';
import type { PromptField } from './labelled-prompt.ts';

/** How a picture is to be painted, as the fields of its prompt; `wish` says what is wanted different this time. */
export function paintingFields(look: AdvancedFeatures, wish: string): PromptField[] {
  const style = findPortraitStyle(look.imageStyle);
  return [
    ['Style', style ? `${style.group} - ${style.label}` : ''],
    ['Background', look.background],
    ['Lighting', look.lighting],
    ['Mood', look.mood],
    ['Details', look.details],
    ['Wish', wish],
  ];
}
