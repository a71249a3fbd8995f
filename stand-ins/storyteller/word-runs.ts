const RUN_WORDS = 6;

/**
 * All runs of six consecutive words in a text, in lower case and without punctuation, for measuring verbatim overlap.
 */
export function wordRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’-]+/gu) ?? [];
  const runs = new Set<string>();
  for (let start = 0; start + RUN_WORDS <= words.length; start += 1) {
    runs.add(words.slice(start, start + RUN_WORDS).join(' '));
  }
  return runs;
}

/** The fraction of the runs of `text` that `other` contains, 0 to 1. */
export function sharedRuns(text: string, other: string): number {
  const runs = wordRuns(text);
  const others = wordRuns(other);
  if (runs.size === 0) return 0;
  return [...runs].filter((run) => others.has(run)).length / runs.size;
}
