/** Parses stored JSON; null if it is missing or invalid. */
export function parseStoredJson(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null');
  } catch {
    return null;
  }
}
