import fc from 'fast-check';

/** A nest of matches and paths to ask it for. */
export interface PathProbe {
  /** Blocks for a match around them. */
  blocks: string;
  paths: readonly string[];
}

type Kind = 'a' | 'b' | 'one' | 'rest';

const pattern: fc.Arbitrary<Kind[]> = fc
  .array(fc.constantFrom<Kind>('a', 'b', 'one', 'rest'), { minLength: 1, maxLength: 4 })
  .filter((kinds) => kinds.filter((kind) => kind === 'rest').length < 2);

const path = fc.array(fc.constantFrom('a', 'b', 'c.webp'), { maxLength: 5 }).map((segments) => segments.join('/'));

const written = (kind: Kind, index: number): string => {
  if (kind === 'one') return `/{v${index}}`;
  return kind === 'rest' ? `/{v${index}=**}` : `/${kind}`;
};

export const pathProbes: fc.Arbitrary<PathProbe> = fc
  .record({
    pattern,
    // From here on the pattern stands in a match of its own within the first.
    nestedFrom: fc.nat({ max: 4 }),
    wanted: fc.constantFrom('a', 'b', 'c.webp', null),
    paths: fc.array(path, { minLength: 8, maxLength: 8 }),
  })
  .map((probe) => ({ blocks: blocksOf(probe.pattern, probe.nestedFrom, probe.wanted), paths: probe.paths }));

function blocksOf(kinds: readonly Kind[], nestedFrom: number, wanted: string | null): string {
  const variables = kinds.flatMap((kind, index) => (kind === 'one' ? [`v${index} == '${wanted}'`] : []));
  const allow = wanted === null || variables.length === 0 ? 'allow get;' : `allow get: if ${variables.join(' || ')};`;
  const segments = kinds.map(written);
  const [outer, inner] = [segments.slice(0, nestedFrom).join(''), segments.slice(nestedFrom).join('')];
  // What the offline runtime refuses: a match in one whose rest has more behind it.
  const isRefused = kinds.slice(0, Math.max(nestedFrom - 1, 0)).includes('rest');
  if (outer === '' || inner === '' || isRefused) return `match ${outer}${inner} { ${allow} }`;
  return `match ${outer} { match ${inner} { ${allow} } }`;
}
