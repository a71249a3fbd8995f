/** Merges metadata: an empty value deletes its key, an empty text deletes all. */
export function mergedMetadata(
  before: Readonly<Record<string, string>>,
  update: Readonly<Record<string, string>> | '' | undefined,
): Record<string, string> {
  if (update === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...update }).filter(([, value]) => value !== ''));
}
