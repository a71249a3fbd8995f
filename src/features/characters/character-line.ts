import { parseCharacterType } from '@talelantern/domain/characters/types/type-text';

interface Described {
  type: string;
  personality: string;
}

/** 'brave and stubborn fire dragon'; a legacy type is shown as stored. */
function describeCharacter({ type, personality }: Described): string {
  const kind = parseCharacterType(type)?.specificType ?? type;
  return `${personality} ${kind}`.trim().toLowerCase();
}

/** The kind alone: 'Fire dragon'. */
export const kindLine = ({ type }: Pick<Described, 'type'>): string => characterLine({ type, personality: '' });

/** One line under a name: 'Brave and stubborn fire dragon'. */
export function characterLine(character: Described): string {
  const description = describeCharacter(character);
  return description.charAt(0).toUpperCase() + description.slice(1);
}

/** "a" or "an" depends on the sound, not the letter: an honest hourglass keeper, a one-eyed alien, a unicornling. */
const VOWEL_SOUND = /^(?:[aei]|o(?!ne)|u(?!ni)|honest|hour)/;

/** 'Ember, a brave and stubborn fire dragon'; unknown parts are left out. */
export function characterPhrase({ name, ...described }: Described & { name: string }): string {
  const description = describeCharacter(described);
  const shownName = name.trim() || 'Someone';
  if (description === '') return shownName;
  return `${shownName}, ${VOWEL_SOUND.test(description) ? 'an' : 'a'} ${description}`;
}
