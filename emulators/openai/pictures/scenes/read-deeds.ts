import { firstMeaning, type WordTable } from '../words/match-words.ts';
import type { Action, Deed, Feeling } from './scene-spec.ts';

const ACTIONS: WordTable<Action> = [
  [/\b(?:hug(?:s|ged|ging)?|embrac\w+|cuddl\w+|snuggl\w+|in (?:her|his|their) arms)\b/, 'hug'],
  [/\b(?:asleep|sleeping|slept|to sleep|doz(?:e|es|ed|ing)|snor(?:e|es|ed|ing)|napp?(?:s|ed|ing))\b/, 'sleep'],
  [/\b(?:hid|hides?|hiding|hidden|peek\w*|peep(?:s|ed|ing)|crouch\w* behind)\b/, 'hide'],
  [/\b(?:fl(?:y|ies|ew|ying|own)|soar\w*|glid\w+|flutter\w*|hover\w*|swoop\w*|float(?:s|ed|ing))\b/, 'fly'],
  [/\b(?:jump\w*|leap\w*|leapt|hopp?(?:s|ed|ing)?|bounc\w+|skipp?(?:s|ed|ing)|danc(?:e|es|ed|ing)|twirl\w*)\b/, 'jump'],
  [
    /\b(?:ran|runs?|running|rac(?:e|es|ed|ing)|rush\w*|hurr(?:y|ies|ied|ying)|chas(?:e|es|ed|ing)|dash(?:es|ed|ing)?|sprint\w*|gallop\w*|fled|flee(?:s|ing)?)\b/,
    'run',
  ],
  [/\b(?:s(?:a|i)ts?|sitting|seated|kn(?:elt|eel\w*)|rest(?:s|ed|ing)|perch\w*|curl(?:s|ed|ing) up)\b/, 'sit'],
  [/\b(?:wav(?:e|es|ed|ing)|greet\w*|say(?:s|ing)? (?:hello|goodbye)|said (?:hello|goodbye))\b/, 'wave'],
  [/\b(?:point(?:s|ed|ing)?|show(?:s|ed|ing)|reach(?:es|ed|ing)? (?:out|up|for)|gestur\w+)\b/, 'point'],
  [
    /\b(?:cheer(?:s|ed|ing)|clapp?(?:s|ed|ing)?|celebrat\w+|s(?:a|i)ngs?|singing|shout(?:s|ed|ing) with joy|throw\w* up)\b/,
    'cheer',
  ],
];

const FEELINGS: WordTable<Feeling> = [
  [/\b(?:cr(?:y|ies|ied|ying)|wept|weep\w*|sad(?:ly)?|tears?|lonely|sigh(?:s|ed|ing))\b/, 'sad'],
  [/\b(?:afraid|scared|frighten\w*|trembl\w*|shiver\w*|nervous\w*|worried|gulp\w*)\b/, 'afraid'],
  [/\b(?:angr(?:y|ily)|cross(?:ly)?|frown\w*|grumbl\w*|furious\w*|scowl\w*|stamp(?:s|ed|ing))\b/, 'cross'],
  [/\b(?:gasp\w*|surpris\w+|amaz\w+|astonish\w*|wide eyes|could not believe|stared?|wonder(?:ed|ing)?)\b/, 'amazed'],
  [
    /\b(?:laugh\w*|giggl\w*|smil\w+|grin(?:s|ned|ning)?|happ(?:y|ily)|cheer(?:s|ed|ing|ful|fully)|delight\w*|joy\w*|celebrat\w+)\b/,
    'happy',
  ],
];

const EVERYBODY = /\b(?:they|them|both|all of them|everyone|everybody|together|the friends|we)\b/;
const SOMEBODY = /\b(?:he|she|it)\b/;
/** How a clause begins that speaks of the wind, the leaves or a stranger. */
const SOMETHING_ELSE = /^[\s“”"‘’']*(?:the|an?|some|every|one|two|three|its|all the|little|tiny)\b/;
const FAR_AWAY =
  /\b(?:far (?:away|off|behind)|in the distance|on the horizon|high above|from afar|further back|at the back)\b/;
const MAGIC =
  /\b(?:magic(?:al)?|spells?|enchant\w*|power|powers|cast(?:s|ing)? a|sparkl\w*|glow(?:s|ed|ing)|conjur\w*|shimmer\w*)\b/;

const SENTENCE_END = /[.!?]+/;
/** Between two of them one thing happens. */
const CLAUSE_BREAK = /[;:,—]+|\b(?:and|while|then|but|as|when|until|so)\b/;

const NOTHING_SPECIAL: Deed = { action: 'stand', feeling: null, towards: null, isFar: false, usesPower: false };

export const mentionsMagic = (text: string): boolean => MAGIC.test(text.toLowerCase());

/**
 * What each of the named characters does in `passage`, in the order of `names`: the first deed told of somebody counts, and
 * before what all do together. A clause with a name speaks of that character, one with "they" of all, one with "he" or
 * "she" of the last named.
 */
export function readDeeds(passage: string, names: readonly string[]): Deed[] {
  const own = names.map(() => NOTHING_SPECIAL);
  const shared = names.map(() => NOTHING_SPECIAL);
  const everybody = names.map((_, index) => index);
  let last = everybody.slice(0, 1);
  for (const sentence of passage.toLowerCase().split(SENTENCE_END)) {
    // Named in this sentence, with their deed still to come: "Ember and Pip ran".
    let waiting: readonly number[] = [];
    for (const clause of sentence.split(CLAUSE_BREAK)) {
      const told = readClause(clause);
      const { before, after } = mentionsAround(clause, told.at, names);
      const named = [...waiting, ...before];
      if (told.at !== null) {
        const subjects = named.length > 0 ? named : unnamedSubjects(clause, last, everybody);
        tell(subjects === everybody ? shared : own, told, subjects, after);
      }
      waiting = told.at === null ? named : [];
      if (named.length > 0) last = named;
    }
  }
  return own.map((deed, index) => {
    const together = shared[index] ?? NOTHING_SPECIAL;
    return withTold(deed, together, together.towards);
  });
}

/** Writes down what a clause tells of its subjects; a hug is also told of the one who is hugged. */
function tell(deeds: Deed[], told: Told, subjects: readonly number[], objects: readonly number[]): void {
  const isHug = told.action === 'hug';
  for (const index of subjects) {
    const other = (candidates: readonly number[]) => candidates.find((candidate) => candidate !== index);
    const partner = other(objects) ?? (isHug ? other(subjects) : undefined) ?? null;
    deeds[index] = withTold(deeds[index] ?? NOTHING_SPECIAL, told, partner);
    if (isHug && partner !== null && !subjects.includes(partner)) {
      deeds[partner] = withTold(deeds[partner] ?? NOTHING_SPECIAL, told, index);
    }
  }
}

interface Told {
  readonly action: Action | null;
  readonly feeling: Feeling | null;
  readonly isFar: boolean;
  readonly usesPower: boolean;
  /** Where in the clause it is told; null when nothing is. */
  readonly at: number | null;
}

/** What somebody is not or never does, with its "not": it says nothing about the picture. */
const DENIED = /\b(?:not|never|no longer|n[’']t|without|stopped)\b(?: \p{L}+){1,2}/gu;

function readClause(clause: string): Told {
  const text = clause.replace(DENIED, (words) => ' '.repeat(words.length));
  const action = firstMeaning(ACTIONS, text) ?? null;
  const feeling = firstMeaning(FEELINGS, text) ?? null;
  const isFar = FAR_AWAY.test(text);
  const usesPower = MAGIC.test(text);
  const positions = [...ACTIONS, ...FEELINGS]
    .filter(([, meaning]) => meaning === action || meaning === feeling)
    .map(([words]) => text.search(words))
    .concat(isFar ? text.search(FAR_AWAY) : [], usesPower ? text.search(MAGIC) : [])
    .filter((at) => at >= 0);
  return { action, feeling, isFar, usesPower, at: positions.length === 0 ? null : Math.min(...positions) };
}

const withTold = (deed: Deed, told: Omit<Told, 'at'>, towards: number | null): Deed => ({
  action: deed.action === 'stand' ? (told.action ?? 'stand') : deed.action,
  feeling: deed.feeling ?? told.feeling,
  towards: deed.towards ?? towards,
  isFar: deed.isFar || told.isFar,
  usesPower: deed.usesPower || told.usesPower,
});

/** Who is named before and after the place where something is told (all before, when nothing is). */
function mentionsAround(text: string, at: number | null, names: readonly string[]) {
  const mentions = names
    .map((name, index) => ({ index, position: name === '' ? -1 : findWord(text, name.toLowerCase()) }))
    .filter(({ position }) => position >= 0)
    .toSorted((a, b) => a.position - b.position);
  const isBefore = ({ position }: { position: number }) => at === null || position < at;
  return {
    before: mentions.filter(isBefore).map(({ index }) => index),
    after: mentions.filter((mention) => !isBefore(mention)).map(({ index }) => index),
  };
}

/** Where `word` stands in `text` with no letter before or behind it; -1 when it does not. */
function findWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`;
    if (!/\p{L}/u.test(around)) return at;
  }
  return -1;
}

function unnamedSubjects(text: string, last: readonly number[], everybody: readonly number[]): readonly number[] {
  if (EVERYBODY.test(text)) return everybody;
  if (SOMEBODY.test(text)) return last.slice(-1);
  return SOMETHING_ELSE.test(text) ? [] : last;
}
