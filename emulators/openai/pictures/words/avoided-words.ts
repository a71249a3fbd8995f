const LIST = /\|\s*Never show:([^|]*)/i;
/** What a character or a finish is called is no thing that could be left out. */
const KEPT = /^\s*(?:name|kind|gender|style|character|picture \d+ shows[^:]*|never show|rules)\s*:/i;
const SHORTEST = 3;

/** `prompt` without what its own field "Never show" names, in the singular or the plural: what is not read is not drawn. */
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
