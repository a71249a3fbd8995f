import { createAliases } from '@talelantern/domain/safety/aliases';
import { withAvoidList } from '@talelantern/domain/safety/avoid-list';
import { hideNamesInPrompt } from '@talelantern/domain/safety/names-in-prompt';
import type { FamilySafety } from '../../families/ports/ports.ts';

/** Replaces real names in the prompt and its texts, and adds the avoid list to the prompt. */
export function hideInPrompt(
  { prompt, texts = [] }: { prompt: string; texts?: readonly string[] },
  { avoid, realNames }: FamilySafety,
): { prompt: string; texts: string[] } {
  const { hide, hideInList } = createAliases(realNames, [prompt, ...texts, ...avoid]);
  return { prompt: withAvoidList(hideNamesInPrompt(prompt, hide), hideInList(avoid)), texts: texts.map(hide) };
}
