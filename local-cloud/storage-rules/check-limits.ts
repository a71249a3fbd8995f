import { type Match, RulesLoadError, type Ruleset } from './rules-tree.ts';

/**
 * The limits of the rules engine, as documented and measured with the Firestore emulator 1.19.9. They include the
 * outermost match.
 */
const MAX = { matches: 11, segments: 100, variables: 20, parameters: 7 };

type Depth = { readonly matches: number; readonly segments: number; readonly variables: number };

/** @throws RulesLoadError for rules that are larger than Google's engine accepts. */
export function checkLimits(ruleset: Ruleset): void {
  checkParameters(ruleset);
  for (const match of ruleset.matches) checkMatch(match, { matches: 0, segments: 0, variables: 0 });
}

function checkMatch({ line, segments, body }: Match, outer: Depth): void {
  const depth = {
    matches: outer.matches + 1,
    segments: outer.segments + segments.length,
    variables: outer.variables + segments.filter(({ kind }) => kind !== 'literal').length,
  };
  for (const kind of ['matches', 'segments', 'variables'] as const) {
    if (depth[kind] > MAX[kind]) throw new RulesLoadError(line, `more than ${MAX[kind]} ${kind} lead here`);
  }
  checkParameters(body);
  for (const match of body.matches) checkMatch(match, depth);
}

function checkParameters({ functions }: Pick<Ruleset, 'functions'>): void {
  for (const { line, name, parameters } of functions) {
    if (parameters.length > MAX.parameters) {
      throw new RulesLoadError(line, `'${name}' has more than ${MAX.parameters} parameters`);
    }
  }
}
