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
  { prompt, texts = [] }: { prompt: string; texts?: readonly string[] },
  { avoid, realNames }: FamilySafety,
): { prompt: string; texts: string[] } {
  const aliases = createAliases(realNames, [prompt, ...texts, ...avoid]);
  const hidden = hideNamesInPrompt(prompt, aliases, OWN_VALUES);
  return { prompt: withAvoidList(hidden, aliases.hideInList(avoid)), texts: texts.map(aliases.hide) };
}
