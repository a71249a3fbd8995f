import fc from 'fast-check';

/** Nested matches and the paths to test them with. */
export interface PathProbe {
  /** Blocks for an enclosing match. */
  blocks: string;
  paths: readonly string[];
}

type SegmentKind = 'a' | 'b' | 'one' | 'rest';

const pattern: fc.Arbitrary<SegmentKind[]> = fc
  .array(fc.constantFrom<SegmentKind>('a', 'b', 'one', 'rest'), { minLength: 1, maxLength: 4 })
  .filter((kinds) => kinds.filter((kind) => kind === 'rest').length < 2);

const path = fc.array(fc.constantFrom('a', 'b', 'c.webp'), { maxLength: 5 }).map((segments) => segments.join('/'));

const segmentOf = (kind: SegmentKind, index: number): string => {
  if (kind === 'one') return `/{v${index}}`;
  return kind === 'rest' ? `/{v${index}=**}` : `/${kind}`;
};

export const pathProbes: fc.Arbitrary<PathProbe> = fc
  .record({
    pattern,
    // From this index on the pattern is a nested match.
    nestedFrom: fc.nat({ max: 4 }),
    matchedPath: fc.constantFrom('a', 'b', 'c.webp', null),
    paths: fc.array(path, { minLength: 8, maxLength: 8 }),
  })
  .map((probe) => ({ blocks: blocksOf(probe.pattern, probe.nestedFrom, probe.matchedPath), paths: probe.paths }));

function blocksOf(kinds: readonly SegmentKind[], nestedFrom: number, matchedPath: string | null): string {
  const variables = kinds.flatMap((kind, index) => (kind === 'one' ? [`v${index} == '${matchedPath}'`] : []));
  const allow =
    matchedPath === null || variables.length === 0 ? 'allow get;' : `allow get: if ${variables.join(' || ')};`;
  const segments = kinds.map(segmentOf);
  const [outer, inner] = [segments.slice(0, nestedFrom).join(''), segments.slice(nestedFrom).join('')];
  // The offline runtime refuses a match inside one whose rest variable is not last.
  const isRefused = kinds.slice(0, Math.max(nestedFrom - 1, 0)).includes('rest');
  if (outer === '' || inner === '' || isRefused) return `match ${outer}${inner} { ${allow} }`;
  return `match ${outer} { match ${inner} { ${allow} } }`;
}
