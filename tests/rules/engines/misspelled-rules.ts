import fc from 'fast-check';

/** Rules with every construct that the offline runtime supports. */
const COMPLETE_RULES = `
function isFamily(uid, isFriend) {
  return request.auth != null && request.auth.uid == uid || isFriend;
}
match /users/{uid}/{file=**} {
  function isOpen() { return !(uid == 'closed'); } // a line
  allow get, list: if isFamily(uid, false) && isOpen();
  match /covers/{name} { allow create: if name == "a.webp" || uid == null; }
}
match /shared/{name} { /* a comment */ allow read; allow write: if name != 'b'; }
`;

const TOKENS =
  COMPLETE_RULES.match(/\s+|\w+(?:\.\w+)*|'\w+'|"[\w.]+"|\/\*.*?\*\/|\/\/.*|==|!=|&&|\|\||\*\*|[^]/g) ?? [];

/** Tokens that the offline runtime does not support, and some that no engine does. */
const UNSUPPORTED_TOKENS = (
  '< + - % [ ] [0] ? $ @ 1 1.5 -1 in is let deny import else not . .size() .token ["uid"] resource request ' +
  'request.time request.resource path math math.abs(1) get(/a/b) ** /** _ true null \\ \' " 🐉 ü'
)
  .split(' ')
  .concat('\f', '\u00A0', '\uFEFF', "'a\\n'", ' ? true : false', " in ['a']", ' is string', " + 'a'", '// a line\n');

const tokenIndex = fc.nat({ max: TOKENS.length - 1 });
const token = fc.constantFrom(...new Set(TOKENS), ...UNSUPPORTED_TOKENS);

const edit = fc.oneof(
  tokenIndex.map((at) => (tokens: readonly string[]) => tokens.toSpliced(at, 1)),
  tokenIndex.map((at) => (tokens: readonly string[]) => tokens.toSpliced(at, 0, tokens[at] ?? '')),
  fc.tuple(tokenIndex, token).map(
    ([at, other]) =>
      (tokens: readonly string[]) =>
        tokens.with(at % tokens.length, other),
  ),
  fc.tuple(tokenIndex, token).map(
    ([at, other]) =>
      (tokens: readonly string[]) =>
        tokens.toSpliced(at, 0, other),
  ),
  fc.tuple(tokenIndex, tokenIndex).map(
    ([from, to]) =>
      (tokens: readonly string[]) =>
        tokens.toSpliced(from, 1).toSpliced(to, 0, tokens[from] ?? ''),
  ),
);

/** Rules with one or two typing errors. */
export const misspelledRules: fc.Arbitrary<string> = fc
  .array(edit, { minLength: 1, maxLength: 2 })
  .map((edits) => edits.reduce<readonly string[]>((tokens, change) => change(tokens), TOKENS).join(''));

/** Paths that these rules match. */
export const MISSPELLED_RULES_PATHS = [
  'users/anna',
  'users/closed/a/b',
  'users/anna/covers/a.webp',
  'shared/a',
  'shared/b',
];
