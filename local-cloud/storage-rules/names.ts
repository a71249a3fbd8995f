import { RulesLoadError } from './rules-tree.ts';

/** The name of a function, a parameter or a path variable. */
export const NAME = /[A-Za-z_]\w*\b/y;

/** Words that Google's engine (Firestore emulator 1.19.9) reserves, including unused ones. */
const RESERVED = new Set(
  (
    'allow arguments break case continue default deny do each else extends false for function goto if import in is ' +
    'let match not null package return rules_version service switch then true var while'
  ).split(' '),
);

const PACKAGES = new Set(['duration', 'hashing', 'latlng', 'math', 'timestamp']);

/** @throws RulesLoadError for a word that Google's engine does not accept as a function name. */
export function checkFunctionName(name: string, line: number): void {
  if (RESERVED.has(name)) throw new RulesLoadError(line, `'${name}' is a word of the language and cannot be a name`);
}

/** @throws RulesLoadError for a word that Google's engine does not accept as a variable or parameter name. */
export function checkVariableName(name: string, line: number): void {
  checkFunctionName(name, line);
  if (PACKAGES.has(name)) throw new RulesLoadError(line, `'${name}' is a package and cannot be a variable`);
}
