/** Metadata after an update: an empty value takes its key away, an empty text takes all. */
export function mergedMetadata(
  before: Readonly<Record<string, string>>,
  update: Readonly<Record<string, string>> | '' | undefined,
): Record<string, string> {
  if (update === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...update }).filter(([, value]) => value !== ''));
}
