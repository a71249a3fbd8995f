import fc from 'fast-check';

/** Rules that use every construct which the offline runtime knows. */
const WHOLE = `
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

const TOKENS = WHOLE.match(/\s+|\w+(?:\.\w+)*|'\w+'|"[\w.]+"|\/\*.*?\*\/|\/\/.*|==|!=|&&|\|\||\*\*|[^]/g) ?? [];

/** Words and signs of the language that the offline runtime does not know, and such that nobody knows. */
const FOREIGN = (
  '< + - % [ ] [0] ? $ @ 1 1.5 -1 in is let deny import else not . .size() .token ["uid"] resource request ' +
  'request.time request.resource path math math.abs(1) get(/a/b) ** /** _ true null \\ \' " 🐉 ü'
)
  .split(' ')
  .concat('\f', '\u00A0', '\uFEFF', "'a\\n'", ' ? true : false', " in ['a']", ' is string', " + 'a'", '// a line\n');

const place = fc.nat({ max: TOKENS.length - 1 });
const token = fc.constantFrom(...new Set(TOKENS), ...FOREIGN);

const edit = fc.oneof(
  place.map((at) => (tokens: readonly string[]) => tokens.toSpliced(at, 1)),
  place.map((at) => (tokens: readonly string[]) => tokens.toSpliced(at, 0, tokens[at] ?? '')),
  fc.tuple(place, token).map(
    ([at, other]) =>
      (tokens: readonly string[]) =>
        tokens.with(at % tokens.length, other),
  ),
  fc.tuple(place, token).map(
    ([at, other]) =>
      (tokens: readonly string[]) =>
        tokens.toSpliced(at, 0, other),
  ),
  fc.tuple(place, place).map(
    ([from, to]) =>
      (tokens: readonly string[]) =>
        tokens.toSpliced(from, 1).toSpliced(to, 0, tokens[from] ?? ''),
  ),
);

/** Rules with one or two slips of the pen. */
export const texts: fc.Arbitrary<string> = fc
  .array(edit, { minLength: 1, maxLength: 2 })
  .map((edits) => edits.reduce<readonly string[]>((tokens, change) => change(tokens), TOKENS).join(''));

/** What these rules are about. */
export const TEXT_PATHS = ['users/anna', 'users/closed/a/b', 'users/anna/covers/a.webp', 'shared/a', 'shared/b'];
