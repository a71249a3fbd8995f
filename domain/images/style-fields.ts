import { artOfStyle } from './portrait-styles.ts';
import type { AdvancedFeatures } from './advanced-features.ts';
import type { PromptField } from './labeled-prompt.ts';

/** Style settings as fields of a prompt; `wish` is what should be different this time. */
export function styleFields(look: AdvancedFeatures, wish: string): PromptField[] {
  return [
    ['Style', artOfStyle(look.imageStyle)],
    ['Background', look.background],
    ['Lighting', look.lighting],
    ['Mood', look.mood],
    ['Details', look.details],
    ['Wish', wish],
  ];
}
