/** A parsed rules file. Lines count from 1. */
export type Ruleset = Block;

export type Block = {
  readonly functions: readonly RulesFunction[];
  readonly matches: readonly Match[];
};

export type Match = {
  readonly line: number;
  readonly segments: readonly Segment[];
  readonly allows: readonly Allow[];
  readonly body: Block;
};

export type Segment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];

export type Allow = { readonly line: number; readonly methods: readonly Method[]; readonly condition: Expression };

export type RulesFunction = {
  readonly line: number;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly result: Expression;
};

export type Expression = { readonly line: number } & (
  | { readonly kind: 'literal'; readonly value: string | boolean | null }
  | { readonly kind: 'auth' }
  | { readonly kind: 'uid' }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  /** Whether a Firestore document exists; each piece of `path` is a segment. */
  | { readonly kind: 'exists'; readonly path: readonly Expression[] }
  | { readonly kind: 'not'; readonly operand: Expression }
  | { readonly kind: Operator; readonly left: Expression; readonly right: Expression }
);

export type Operator = 'and' | 'or' | 'equal' | 'unequal';

/** The rules use something that this runtime does not evaluate, or are inconsistent. */
export class RulesLoadError extends Error {
  override readonly name = 'RulesLoadError';
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
