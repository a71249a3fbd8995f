const LIST = /\|\s*Never show:([^|]*)/i;
/** Names of characters and styles are not things to avoid. */
const KEPT = /^\s*(?:name|kind|gender|style|character|picture \d+ shows[^:]*|never show|rules)\s*:/i;
const SHORTEST = 3;

/** `prompt` without the words that its field "Never show" lists, in singular or plural, so that they are not drawn. */
export function withoutAvoided(prompt: string): string {
  const avoided = (LIST.exec(prompt)?.[1] ?? '')
    .split(';')
    .map((words) => words.trim().replace(/e?s$/iu, ''))
    .filter((words) => words.length >= SHORTEST);
  if (avoided.length === 0) return prompt;
  const words = new RegExp(
    String.raw`(?<!\p{L})(?:${avoided.map(escapePattern).join('|')})(?:e?s|e?n)?(?!\p{L})`,
    'giu',
  );
  return prompt
    .split('|')
    .map((part) => (KEPT.test(part) ? part : part.replace(words, '')))
    .join('|');
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
