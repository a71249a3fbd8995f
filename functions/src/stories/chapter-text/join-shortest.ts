const lengthOf = (parts: readonly string[] = []): number => parts.join(' ').length;

/** The shortest neighbors first, into at most `max` groups. Nothing is left out: the last paragraphs are the end. */
export function joinShortest(paragraphs: readonly string[], max: number): string[][] {
  const groups = paragraphs.map((paragraph) => [paragraph]);
  while (groups.length > Math.max(1, max)) {
    const lengths = groups.slice(1).map((group, index) => lengthOf(groups[index]) + lengthOf(group));
    const at = lengths.indexOf(Math.min(...lengths));
    groups.splice(at, 2, groups.slice(at, at + 2).flat());
  }
  return groups;
}
