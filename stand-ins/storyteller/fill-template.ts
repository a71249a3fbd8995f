/** The replacements for `{keys}` in templates. */
export type Words = Readonly<Record<string, string>>;

/** Words that start with a vowel letter but a consonant sound, or the reverse. */
const CONSONANT_SOUND = /^(?:uni|use|usu|eu|one\b|once)/iu;
const SILENT_H = /^(?:hon|hour|heir)/iu;

/** The word with "a" or "an" before it. */
export function withArticle(noun: string): string {
  const startsWithVowelSound = SILENT_H.test(noun) || (/^[aeiou]/iu.test(noun) && !CONSONANT_SOUND.test(noun));
  return `${startsWithVowelSound ? 'an' : 'a'} ${noun}`;
}

/** Capitalizes the first letter, skipping an opening quotation mark. */
export function capitalize(text: string): string {
  return text.replace(/^([“‘]?)(\p{Ll})/u, (_all, quote: string, letter: string) => quote + letter.toUpperCase());
}

/**
 * Replaces `{key}` with its words and `{Key}` with the same, capitalized. Words may contain keys.
 * @throws Error for an unknown key, so that tests find gaps.
 */
export function fillTemplate(template: string, words: Words): string {
  const filled = template.replace(/\{(\p{L}+\d?)\}/gu, (_all, key: string) => {
    const lower = key.toLowerCase();
    const value = words[lower];
    if (value === undefined) throw new Error(`No words for {${key}} in: ${template}`);
    const inner = value.includes('{') ? fillTemplate(value, words) : value;
    return key === lower ? inner : capitalize(inner);
  });
  return filled.replace(/ {2,}/gu, ' ').trim();
}
