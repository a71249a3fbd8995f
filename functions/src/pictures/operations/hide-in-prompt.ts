import { artOfStyle, PORTRAIT_STYLES } from '@talelantern/domain/images/portrait-styles';
import { createAliases } from '@talelantern/domain/safety/aliases';
import { withAvoidList } from '@talelantern/domain/safety/avoid-list';
import { hideNamesInPrompt } from '@talelantern/domain/safety/names-in-prompt';
import { OWN_SCENE_VALUES } from '@talelantern/domain/stories/scene-prompt';
import type { FamilySafety } from '../../families/ports/ports.ts';

const OWN_VALUES: ReadonlySet<string> = new Set([
  ...OWN_SCENE_VALUES,
  ...PORTRAIT_STYLES.map(({ id }) => artOfStyle(id)),
]);

/** Replaces real names in the prompt and its inputs, and adds the avoid list to the prompt. */
export function hideInPrompt(
  { prompt, otherInputs = [] }: { prompt: string; otherInputs?: readonly string[] },
  { avoid, realNames }: FamilySafety,
): { prompt: string; otherInputs: string[] } {
  const aliases = createAliases(realNames, [prompt, ...otherInputs, ...avoid]);
  const hidden = hideNamesInPrompt(prompt, aliases, OWN_VALUES);
  return { prompt: withAvoidList(hidden, aliases.hideInList(avoid)), otherInputs: otherInputs.map(aliases.hide) };
}
