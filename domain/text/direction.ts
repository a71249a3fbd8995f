const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LETTERS = /\p{L}/gu;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * The direction of most letters. `dir="auto"` would take the direction of the first letter: an English sentence that
 * begins with the name محمد would be set from right to left.
 */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  count(text, RIGHT_TO_LEFT) * 2 > count(text, LETTERS) ? 'rtl' : 'ltr';
