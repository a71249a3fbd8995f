/** Returns 'Ember', 'Ember and Pip' or 'Ember, Pip and Lyra'. */
export function joinNames(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Replaces placeholders: `fill('Hello {name}', {name: 'Pip'})`. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

export const toOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
