import { isDark, type Choice } from '@talelantern/domain/catalogues/choice';
import type { ChipOption } from '../../ui/chip-group.tsx';

const DARK_MARK = 'a little spooky';

export const gentleFirst = <Entry extends Choice>(choices: readonly Entry[]): Entry[] =>
  [...choices].sort((one, other) => Number(isDark(one)) - Number(isDark(other)));

export const markOf = (choice: Choice): string | undefined => (isDark(choice) ? DARK_MARK : undefined);

/** Children's words for kinds whose labels are for grown-ups; shown below the label, which stays exact. */
const CHILD_WORDS: Readonly<Record<string, string>> = {
  'supernatural-being': 'ghosts, angels, star children',
  'robot-artificial-intelligence': 'robots',
  'mythical-creature': 'dragons, unicorns, mermaids',
  'magical-being': 'fairies, elves, wizards',
  mystic: 'seers and dreamers',
  hybrid: 'half one thing, half another',
  scholar: 'who knows a lot',
  artisan: 'who makes things',
  merchant: 'shopkeepers',
  nomad: 'travelers',
  'law-enforcement': 'police and detectives',
  'emergency-services': 'firefighters and rescuers',
  'sports-professional': 'athletes',
  'culinary-expert': 'bakers and cooks',
  'creative-professional': 'painters and writers',
};

/** The gentle words of a dark kind, used in stories for the youngest. */
export const childWordOf = ({ id, gentleLabel }: Choice): string | undefined => gentleLabel ?? CHILD_WORDS[id];

export const toChips = (choices: readonly Choice[]): ChipOption<string>[] =>
  gentleFirst(choices).map((choice) => ({ value: choice.label, label: choice.label, mark: markOf(choice) }));

/** Null for a label that is not in `choices`, e.g. of an older catalogue. */
export const chosenOf = (choices: readonly Choice[], label: string | null): string | null =>
  choices.find((choice) => choice.label === label)?.label ?? null;
