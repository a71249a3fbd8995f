/** 'Ember', 'Ember and Pip', 'Ember, Pip and Lyra'. */
export function joinNames(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Puts values into the braces of a catalogue sentence: `fill('Hello {name}', {name: 'Pip'})`. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

/** One line of text: line breaks and runs of spaces become single spaces, ends are trimmed. */
export const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
