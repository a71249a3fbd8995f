import { escapePattern } from '@talelantern/domain/text/whole-words';
import { firstMeaning, type WordTable } from '../words/word-table.ts';
import { UNDER_COVERS, withoutSpeech } from './read-moment.ts';
import { HOLDING_WORDS, readCarried } from './read-props.ts';
import type { Action, CharacterAction, Feeling, PropName } from './scene-spec.ts';

/** Actions that any other action replaces. */
const QUIET_ACTIONS: WordTable<Action> = [
  [/\b(?:look(?:s|ed|ing)?|star(?:es?|ed|ing)|gaz\w+|watch\w*|peer\w*|notic\w+|listen\w*|heard)\b/, 'look'],
  [/\b(?:th(?:ought|inks?|inking)|wonder(?:s|ed|ing)?|remember\w*|puzzl\w*|count(?:s|ed|ing))\b/, 'think'],
  [
    /\b(?:sa(?:id|ys?|ying)|ask\w*|answer\w*|whisper\w*|call(?:s|ed|ing)|t(?:old|ell\w*)|talk\w*|sp(?:oke|eaks?|eaking)|murmur\w*|explain\w*|repl(?:ies|ied|ying))\b/,
    'talk',
  ],
];
const isQuiet = (action: Action): boolean =>
  action === 'stand' || QUIET_ACTIONS.some(([, meaning]) => meaning === action);

/** Lying in bed or down: “in bed lay Ember”, “Pip was tucked up”, “Lyra was warm under the quilt”. */
const LYING_WORDS = new RegExp(
  [
    String.raw`\bl(?:ay|ies|ying) (?:(?:back |still )?in (?:\p{L}+ )?bed|awake|down(?! (?:the|an?|his|her|their|its)\b))\b`,
    String.raw`(?<=\bin (?:\p{L}+ )?bed\b.*)\bl(?:ay|ies)\b`,
    String.raw`(?:^\W*|\b(?:was|were|is|are|been|lay|all|safely|snugly|warmly) )tucked (?:up|in)\b`,
    String.raw`\b(?:l(?:ay|ies|ying)|was|were|snug\w*|warm|safe|deep|curled up) (?:\p{L}+ )?${UNDER_COVERS}`,
  ].join('|'),
  'u',
);
/** Words of a passage in which nobody lies awake. */
const ASLEEP =
  /\b(?:good ?night|asleep|sleep(?:s|ing)?|slept|dream\w*|eyes (?:shut|closed)|(?:shut|closed) (?:his|her|their|its) eyes)\b/;

const ACTIONS: WordTable<Action> = [
  [LYING_WORDS, 'lie'],
  [/\b(?:hug(?:s|ged|ging)?|embrac\w+|cuddl\w+|snuggl\w+|in (?:her|his|their) arms)\b/, 'hug'],
  [
    /\b(?:asleep|sleeping|slept|to sleep|sleep (?:well|tight)|close your eyes|one yawn for|doz(?:e|es|ed|ing)|snor(?:e|es|ed|ing)|napp?(?:s|ed|ing))\b/,
    'sleep',
  ],
  [
    /\b(?:(?:hid|hides?|hiding)(?! (?:his|her|their|its)\b)|hidden|peek\w*|peep(?:s|ed|ing)|crouch\w* behind)\b/,
    'hide',
  ],
  [
    /\b(?:fl(?:y|ies|ew|ying|own)|soar\w*|glid\w+|flutter\w*|hover\w*|swoop\w*|float(?:s|ed)|floating (?:in|over|up|down|through|above|away))\b/,
    'fly',
  ],
  [/\b(?:jump\w*|leap\w*|leapt|hopp?(?:s|ed|ing)?|bounc\w+|skipp?(?:s|ed|ing)|danc(?:e|es|ed|ing)|twirl\w*)\b/, 'jump'],
  [
    /\b(?:ran|runs?|running|rac(?:e|es|ed|ing)|rush\w*|hurr(?:y|ies|ied|ying)|chas(?:e|es|ed|ing)|dash(?:es|ed|ing)?|sprint\w*|gallop\w*|fled|flee(?:s|ing)?)\b/,
    'run',
  ],
  [
    /\b(?:s(?:a|i)ts?|sitting|seated|kn(?:elt|eel\w*)|rest(?:s|ed|ing)|yawn\w*|perch\w*|w(?:oke|akes|aking)|curl(?:s|ed|ing) up)\b/,
    'sit',
  ],
  [/\b(?:wav(?:e|es|ed|ing)|greet\w*|say(?:s|ing)? (?:hello|goodbye)|said (?:hello|goodbye))\b/, 'wave'],
  [/\b(?:point(?:s|ed|ing)?|show(?:s|ed|ing)|gestur\w+)\b/, 'point'],
  [
    /\b(?:cheer(?:s|ed|ing)|clapp?(?:s|ed|ing)?|celebrat\w+|s(?:a|i)ngs?|singing|shout(?:s|ed|ing) with joy|throw\w* up)\b/,
    'cheer',
  ],
  [
    /\b(?:reach\w*|held out|hold(?:s|ing)? out|offer(?:s|ed|ing)?|g(?:ives?|iving|ave)|hand(?:s|ed|ing)|t(?:akes?|aking|ook)|pick(?:s|ed|ing)?|grab\w*|touch\w*|pull\w*|push\w*|open(?:s|ed|ing)|post(?:s|ed|ing))\b/,
    'reach',
  ],
  [
    /\b(?:walk\w*|went(?! (?:out|on|off|by|round)\b)|go(?:es|ing)|c(?:ame|omes|oming)|wander\w*|climb\w*|stroll\w*|march(?:es|ed|ing)|follow(?:s|ed|ing)|set (?:out|off)|tiptoe\w*|trot\w*|on (?:the|their|her|his) (?:road|way|path))\b/,
    'walk',
  ],
  ...QUIET_ACTIONS,
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

const GROUP_WORDS = /\b(?:they|them|both|all of them|everyone|everybody|together|the friends|we)\b/;
const SINGULAR_PRONOUN = /\b(?:he|she|it)\b/;
/** Matches the beginning of a clause about something else, such as the wind, the leaves or a stranger. */
const OTHER_SUBJECT =
  /^[\s,“”"‘’']*(?:(?:said|asked|whispered|called|cried|answered) )?(?:the|an?|some|every|one|two|three|its|all the|little|tiny|somebody|someone|something|people)\b/;
const FAR_AWAY =
  /\b(?:far (?:away|off|behind)|in the distance|on the horizon|high above|from afar|further back|at the back)\b/;
const MAGIC =
  /\b(?:magic(?:al)?|spells?|enchant\w*|power|powers|cast(?:s|ing)? a|sparkl\w*|glow(?:s|ed|ing)|conjur\w*|shimmer\w*)\b/;

const SENTENCE_END = /[.!?]+/;
/** Separates clauses, each of which describes one action. */
const CLAUSE_BREAK = /[;:,—]+|\b(?:and|while|then|but|as|when|until|so)\b/;

export const NO_ACTION: CharacterAction = {
  action: 'stand',
  feeling: null,
  towards: null,
  isFar: false,
  carries: null,
  usesPower: false,
};

export const mentionsMagic = (text: string): boolean => MAGIC.test(text.toLowerCase());

/**
 * What each of the named characters does in `passage`, in the order of `names`. A character's first own action takes
 * precedence, also over actions of the whole group. A clause with a name describes that character, one with "they" the
 * group, one with "he" or "she" the last named character. A lying character is asleep if the passage says so.
 */
export function readActions(passage: string, names: readonly string[]): CharacterAction[] {
  const ownActions = names.map(() => NO_ACTION);
  const groupActions = names.map(() => NO_ACTION);
  const everyone = names.map((_, index) => index);
  // A pronoun before any name probably means the first character, whose own actions take precedence.
  const presumed = everyone.slice(0, 1);
  let last: readonly number[] = presumed;
  for (const sentence of subjectsFirst(withoutSpeech(passage).toLowerCase(), names).split(SENTENCE_END)) {
    // Characters named in this sentence whose action follows: "Ember and Pip ran".
    let pendingSubjects: readonly number[] = [];
    let clauseBefore = '';
    for (const clause of sentence.split(CLAUSE_BREAK)) {
      const clauseAction = readClause(clause);
      const { before, after } = mentionsAround(clause, clauseAction.position, names);
      const namedSubjects = [...pendingSubjects, ...before];
      if (clauseAction.position !== null) {
        const isOfOthers = after.length > 0 && hasOtherSubject(clause, clauseAction.position);
        const assumedSubjects = RELATIVE.test(clause) ? namesAtEnd(clauseBefore, names) : last;
        const unnamed = isOfOthers ? [] : unnamedSubjects(clause, assumedSubjects, everyone);
        const subjects = namedSubjects.length > 0 ? namedSubjects : unnamed;
        const isVague = subjects === everyone || subjects === presumed;
        recordAction(isVague ? groupActions : ownActions, clauseAction, subjects, after);
      }
      pendingSubjects = clauseAction.position === null ? namedSubjects : [];
      if (namedSubjects.length > 0) last = namedSubjects;
      clauseBefore = clause;
    }
  }
  const text = passage.toLowerCase().replace(NOT_DONE, '');
  const isOtherAsleep = ownActions.some(({ action }) => action === 'sleep');
  const isAsleep = ASLEEP.test(text) && !isOtherAsleep && !/\bawake\b/.test(text);
  return ownActions.map((action, index) => {
    const groupAction = groupActions[index] ?? NO_ACTION;
    const merged = mergeActions(action, groupAction, groupAction.towards);
    return merged.action === 'lie' && isAsleep ? { ...merged, action: 'sleep' } : merged;
  });
}

/** Puts subjects first: “said Lyra” becomes “Lyra said”, “in went Pip” becomes “Pip went in”. */
function subjectsFirst(text: string, names: readonly string[]): string {
  const namePatterns = names.filter((name) => name !== '').map((name) => escapePattern(name.toLowerCase()));
  if (namePatterns.length === 0) return text;
  const name = `(?:${namePatterns.join('|')})`;
  return text.replaceAll(
    new RegExp(String.raw`\b(${INVERTED}),? (${name}(?:(?:, | and )${name})*)(?!\p{L})`, 'gu'),
    '$2 $1',
  );
}

const INVERTED =
  'sleep (?:well|tight)|close your eyes(?: now)?|one yawn for|said|asked|whispered|called|cried|answered|murmured|thought|sang|went|came|ran|hopped|skipped|stood|sat|lay|flew';

/** Matches the beginning of a clause about the last word of the previous clause. */
const RELATIVE = /^\s*(?:who|which)\b/;

const namesAtEnd = (clause: string, names: readonly string[]): number[] =>
  names.flatMap((name, index) => (name !== '' && clause.trimEnd().endsWith(` ${name.toLowerCase()}`) ? [index] : []));

/** Whether the clause has another subject than a character named later: “moths sat down on Bao”. */
const hasOtherSubject = (clause: string, position: number): boolean =>
  /\p{L}/u.test(clause.slice(0, position)) && !GROUP_WORDS.test(clause) && !SINGULAR_PRONOUN.test(clause);

/** Records the action of a clause for its subjects; a hug is recorded for the hugged character too. */
function recordAction(
  actions: CharacterAction[],
  clauseAction: ClauseAction,
  subjects: readonly number[],
  objects: readonly number[],
): void {
  const isHug = clauseAction.action === 'hug';
  for (const index of subjects) {
    const other = (candidates: readonly number[]) => candidates.find((candidate) => candidate !== index);
    const partner = other(objects) ?? (isHug ? other(subjects) : undefined) ?? null;
    actions[index] = mergeActions(actions[index] ?? NO_ACTION, clauseAction, partner);
    if (isHug && partner !== null && !subjects.includes(partner)) {
      actions[partner] = mergeActions(actions[partner] ?? NO_ACTION, clauseAction, index);
    }
  }
}

interface ClauseAction {
  readonly action: Action | null;
  readonly feeling: Feeling | null;
  readonly isFar: boolean;
  readonly carries: PropName | null;
  readonly usesPower: boolean;
  /** The position of the action in the clause; null if the clause has no action. */
  readonly position: number | null;
}

const AUXILIARIES = 'did|do|does|was|were|is|are|am|had|has|have|could|can|would|will|should|must|might|need';
/** Words after "going to" that make it a movement instead of an intention. */
const DESTINATION = 'the|an?|his|her|their|its|this|that|bed|town|school|work';

/** Matches what is negated, intended or supposed, which must not be drawn, with the word that says so. */
const NOT_DONE = new RegExp(
  [
    String.raw`\b(?:(?:${AUXILIARIES})(?: not|n[’']t)(?! (?:stop|help)\b)|cannot|never|nearly|almost(?! at once)|would|might|should|if)\b.*`,
    String.raw`\b(?:(?:going|about) to (?!(?:${DESTINATION})\b)|(?:want|wish|hop|plann?|long|decid|meant?)(?:e?s|e?d|ing)? to\b).*`,
    String.raw`\bhalf asleep\b`,
    String.raw`\b(?:not(?! (?:stop|help)\b)|no longer|without|stopped|instead of|too \p{L}+ to)\b(?: \p{L}+){1,2}`,
  ].join('|'),
  'gu',
);

function readClause(clause: string): ClauseAction {
  const text = clause.replace(NOT_DONE, (words) => ' '.repeat(words.length));
  const action = firstMeaning(ACTIONS, text) ?? null;
  const feeling = firstMeaning(FEELINGS, text) ?? null;
  const isFar = FAR_AWAY.test(text);
  const carries = readCarried(text);
  const usesPower = MAGIC.test(text);
  const positions = [...ACTIONS, ...FEELINGS]
    .filter(([, meaning]) => meaning === action || meaning === feeling)
    .map(([words]) => text.search(words))
    .concat(
      isFar ? text.search(FAR_AWAY) : [],
      usesPower ? text.search(MAGIC) : [],
      carries ? text.search(HOLDING_WORDS) : [],
    )
    .filter((position) => position >= 0);
  return {
    action,
    feeling,
    isFar,
    carries,
    usesPower,
    position: positions.length === 0 ? null : Math.min(...positions),
  };
}

const strongerOf = (first: Action, second: Action): Action =>
  first === 'stand' || (isQuiet(first) && !isQuiet(second)) ? second : first;

const mergeActions = (
  action: CharacterAction,
  clauseAction: Omit<ClauseAction, 'position'>,
  towards: number | null,
): CharacterAction => ({
  action: strongerOf(action.action, clauseAction.action ?? 'stand'),
  feeling: action.feeling ?? clauseAction.feeling,
  towards: action.towards ?? towards,
  isFar: action.isFar || clauseAction.isFar,
  carries: action.carries ?? clauseAction.carries,
  usesPower: action.usesPower || clauseAction.usesPower,
});

/** The characters named before and after the position of the action (all before, if there is none). */
function mentionsAround(text: string, actionPosition: number | null, names: readonly string[]) {
  const mentions = names
    .map((name, index) => ({ index, position: name === '' ? -1 : findWord(text, name.toLowerCase()) }))
    .filter(({ position }) => position >= 0)
    .toSorted((a, b) => a.position - b.position);
  const isBefore = ({ position }: { position: number }) => actionPosition === null || position < actionPosition;
  return {
    before: mentions.filter(isBefore).map(({ index }) => index),
    after: mentions.filter((mention) => !isBefore(mention)).map(({ index }) => index),
  };
}

/** The position of `word` in `text` as a whole word; -1 if it does not occur. */
function findWord(text: string, word: string): number {
  for (let position = text.indexOf(word); position >= 0; position = text.indexOf(word, position + 1)) {
    const around = `${text[position - 1] ?? ' '}${text[position + word.length] ?? ' '}`;
    if (!/\p{L}/u.test(around)) return position;
  }
  return -1;
}

function unnamedSubjects(text: string, last: readonly number[], everyone: readonly number[]): readonly number[] {
  if (GROUP_WORDS.test(text)) return everyone;
  if (SINGULAR_PRONOUN.test(text)) return last.slice(-1);
  return OTHER_SUBJECT.test(text) ? [] : last;
}
