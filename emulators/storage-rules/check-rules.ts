import { type Block, type Expression, RulesLoadError, type RulesFunction, type Ruleset } from './rules-tree.ts';

/** What a place in the file can see: the functions and path variables of the blocks around it. */
type Scope = {
  readonly functions: ReadonlyMap<string, RulesFunction>;
  readonly variables: ReadonlyMap<string, 'text' | 'path'>;
};

/** @throws RulesLoadError for unknown or doubled names, wrong numbers of arguments and recursion. */
export function checkRules(ruleset: Ruleset): void {
  checkBlock(ruleset, { functions: new Map(), variables: new Map() });
}

function checkBlock(block: Block, outer: Scope): void {
  const functions = new Map(outer.functions);
  const own = new Set<string>();
  for (const declared of block.functions) {
    if (own.has(declared.name)) throw new RulesLoadError(declared.line, `the function '${declared.name}' stands twice`);
    own.add(declared.name);
    functions.set(declared.name, declared);
  }
  const scope = { functions, variables: outer.variables };
  for (const declared of block.functions) checkFunction(declared, scope);
  for (const match of block.matches) {
    const variables = new Map(outer.variables);
    for (const segment of match.segments) {
      if (segment.kind === 'literal') continue;
      if (variables.has(segment.name)) throw new RulesLoadError(match.line, `the path names '${segment.name}' twice`);
      variables.set(segment.name, segment.kind === 'rest' ? 'path' : 'text');
    }
    const inner = { functions, variables };
    checkBlock(match.body, inner);
    const withOwnFunctions = { functions: functionsIn(match.body, functions), variables };
    for (const { condition } of match.allows) checkExpression(condition, withOwnFunctions);
  }
}

function functionsIn(block: Block, outer: ReadonlyMap<string, RulesFunction>): ReadonlyMap<string, RulesFunction> {
  return new Map([...outer, ...block.functions.map((declared) => [declared.name, declared] as const)]);
}

function checkFunction(declared: RulesFunction, scope: Scope): void {
  if (new Set(declared.parameters).size < declared.parameters.length) {
    throw new RulesLoadError(declared.line, `a parameter of '${declared.name}' stands twice`);
  }
  const parameters = declared.parameters.map((name) => [name, 'text'] as const);
  checkExpression(declared.result, { ...scope, variables: new Map([...scope.variables, ...parameters]) });
  if (reaches(declared.result, declared.name, scope, new Set())) {
    throw new RulesLoadError(declared.line, `the function '${declared.name}' calls itself`);
  }
}

function checkExpression(expression: Expression, scope: Scope): void {
  for (const part of partsOf(expression)) checkExpression(part, scope);
  if (expression.kind === 'variable') {
    const variable = scope.variables.get(expression.name);
    if (variable === undefined) throw new RulesLoadError(expression.line, `'${expression.name}' is not known here`);
    if (variable === 'path') {
      throw new RulesLoadError(expression.line, `the offline Storage rules cannot read the path '${expression.name}'`);
    }
  }
  if (expression.kind !== 'call') return;
  const called = scope.functions.get(expression.name);
  if (called === undefined) throw new RulesLoadError(expression.line, `there is no function '${expression.name}' here`);
  if (called.parameters.length !== expression.args.length) {
    throw new RulesLoadError(expression.line, `'${called.name}' takes ${called.parameters.length} arguments`);
  }
}

function reaches(expression: Expression, name: string, scope: Scope, seen: Set<string>): boolean {
  if (expression.kind === 'call') {
    if (expression.name === name) return true;
    const called = scope.functions.get(expression.name);
    if (called !== undefined && !seen.has(called.name)) {
      seen.add(called.name);
      if (reaches(called.result, name, scope, seen)) return true;
    }
  }
  return partsOf(expression).some((part) => reaches(part, name, scope, seen));
}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'call':
      return expression.args;
    case 'not':
      return [expression.operand];
    case 'and':
    case 'or':
    case 'equal':
    case 'unequal':
      return [expression.left, expression.right];
    case 'literal':
    case 'auth':
    case 'uid':
    case 'variable':
      return [];
  }
}
