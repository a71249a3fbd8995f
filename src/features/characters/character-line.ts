import { parseCharacterType } from '@talelantern/domain/characters/types/type-text';

interface Described {
  type: string;
  personality: string;
}

/** 'brave and stubborn fire dragon'; an old type in another form is shown as it is stored. */
function describe({ type, personality }: Described): string {
  const kind = parseCharacterType(type)?.specificType ?? type;
  return `${personality} ${kind}`.trim().toLowerCase();
}

/** One line under a name: 'Brave and stubborn fire dragon'. */
export function characterLine(character: Described): string {
  const words = describe(character);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** By sound, not by letter: an honest hourglass keeper, a one-eyed alien, a unicornling. */
const AN = /^(?:[aei]|o(?!ne)|u(?!ni)|honest|hour)/;

/** A whole phrase: 'Ember, a brave and stubborn fire dragon'; as much of it as is known. */
export function characterPhrase({ name, ...described }: Described & { name: string }): string {
  const words = describe(described);
  const who = name.trim() || 'Someone';
  if (words === '') return who;
  return `${who}, ${AN.test(words) ? 'an' : 'a'} ${words}`;
}
