import { type Match, RulesLoadError, type Ruleset } from './rules-tree.ts';

/** As documented for the language and counted with the Firestore emulator 1.19.9, the outermost match included. */
const MOST = { matches: 11, segments: 100, variables: 20, parameters: 7 };

type Depth = { readonly matches: number; readonly segments: number; readonly variables: number };

/** @throws RulesLoadError for rules that are larger than Google's engine takes. */
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
  for (const what of ['matches', 'segments', 'variables'] as const) {
    if (depth[what] > MOST[what]) throw new RulesLoadError(line, `more than ${MOST[what]} ${what} lead here`);
  }
  checkParameters(body);
  for (const match of body.matches) checkMatch(match, depth);
}

function checkParameters({ functions }: Pick<Ruleset, 'functions'>): void {
  for (const { line, name, parameters } of functions) {
    if (parameters.length > MOST.parameters) {
      throw new RulesLoadError(line, `'${name}' has more than ${MOST.parameters} parameters`);
    }
  }
}
