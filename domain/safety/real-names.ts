import { sameName } from '../text/same-name.ts';
import { nameWordsOf } from './name-words.ts';

const wordsOf = (name: string): string[] => nameWordsOf([name]).map(({ text }) => text);

/**
 * The names of real children. A nickname such as 'Zoe' or '서연' and a character such as 'Zoë Berg' or '이서연' are one
 * child: the nickname is left out, because the character's name is found in all its forms. Two nicknames or two
 * characters are two children.
 */
export function realNamesOf(nicknames: readonly string[], characters: readonly string[]): string[] {
  const nicknameWords = nicknames.flatMap(wordsOf);
  const characterWords = characters.map(wordsOf);
  const isNicknameOf = (nickname: readonly string[], character: readonly string[]): boolean =>
    nickname.every((own) => character.some((word) => sameName(own, word, nicknameWords)));
  return [
    ...nicknames.filter((nickname) => !characterWords.some((character) => isNicknameOf(wordsOf(nickname), character))),
    ...characters,
  ];
}
