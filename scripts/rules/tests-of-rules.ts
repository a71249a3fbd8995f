import type { Mutant } from './mutants.ts';

/** The files of tests/rules that ask each block of firestore.rules, the most telling first. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  users: [
    'profiles',
    'lock',
    'story-counts',
    'character-counts',
    'location-counts',
    'children',
    'earlier-versions',
    'switched-off',
  ],
  children: ['children', 'earlier-versions', 'switched-off'],
  characters: [
    'characters',
    'reading-items',
    'character-fields',
    'character-counts',
    'earlier-versions',
    'switched-off',
  ],
  locations: ['locations', 'reading-items', 'location-counts', 'earlier-versions', 'switched-off'],
  stories: [
    'stories',
    'reading-items',
    'story-fields',
    'story-cast',
    'story-counts',
    'earlier-versions',
    'switched-off',
  ],
  shares: ['shares', 'likes'],
  likes: ['likes', 'switched-off'],
  comments: ['comments', 'rate', 'switched-off'],
  private: ['comments'],
  contact_messages: ['messages', 'rate'],
  reports: ['messages', 'rate'],
  rate: ['rate', 'messages', 'switched-off'],
  admins: ['admins', 'switched-off'],
  usage: ['records', 'switched-off'],
  jobs: ['records', 'switched-off'],
  temp: ['records', 'switched-off'],
};

/** Which file asks most about a function that several ask. */
const MOST_TELLING: readonly [RegExp, string][] = [
  [/^(planInForce|fitsPlan|countedThisMonth|isBorn)$|Story(Counted|Counters)/, 'story-counts'],
  [/Character(Deletion)?Counted|^isGone$/, 'character-counts'],
  [/Location(Deletion)?Counted/, 'location-counts'],
  [/Child/, 'children'],
  [/Lock/, 'lock'],
  [/^(isText|isFilledText|isTextOrNull|isShortList|areAdvancedFeatures|addedTo)$/, 'character-fields'],
  [/^(isOwn\w+OrNull|arePictureFields|areHistoryEntries|isHistoryEntry)$/, 'character-fields'],
  [/CharacterDetails|^isPersonality$|^isAppearance$/, 'character-fields'],
  [/^isTextList$|^isTextOfLines$/, 'locations'],
  [/^(haveOwnPictures|areTenPictures|tenPictures)$/, 'story-cast'],
  [
    /^(areSimpleEntries|areTenEntries|tenKeys)$|StoryFields|StoryChange|SceneImage|ReadingPlace|Chapter|Settings|Relationships/,
    'story-fields',
  ],
  [/^(mayRead|isSwitchedOff)$/, 'switched-off'],
  [/^(mayWrite|isEntityId)$/, 'characters'],
  [/^isOpen$/, 'shares'],
  [/^isShareOf$/, 'likes'],
  [/^isStampedWith$/, 'rate'],
];

/** All of them. */
export const ALL_TESTS: readonly string[] = [...new Set(Object.values(TESTS).flat())];

/** A function or match block of the rules: its name and its lines. */
interface Block {
  name: string;
  isMatch: boolean;
  text: string;
}

/**
 * Names the test files that can notice a change at `line` of `rules`, in the function or block `place`: those of the
 * match block around it or, for a function that all share, of every block that leads to it; the most telling first.
 */
export function testsFor(rules: string, { line, place }: Pick<Mutant, 'line' | 'place'>): string[] {
  const files = filesAround(rules, line);
  const first = MOST_TELLING.find(([places, file]) => places.test(place) && files.includes(file))?.[1];
  return first === undefined ? files : [first, ...files.filter((file) => file !== first)];
}

function filesAround(rules: string, line: number): string[] {
  const blocks = topLevelBlocks(rules);
  let end = 0;
  const around = blocks.find((block) => (end = rules.indexOf(block.text) + block.text.length) > startOf(rules, line));
  if (!around || end === 0) return [...ALL_TESTS];
  const names = around.isMatch ? [innermost(rules, around, line)] : matchesThatCall(around.name, blocks);
  const files = names.flatMap((name) => TESTS[name] ?? []);
  return files.length > 0 ? [...new Set(files)] : [...ALL_TESTS];
}

const startOf = (rules: string, line: number): number =>
  rules
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length + 1;

/** Functions and match blocks directly under the database, which the file indents by four. */
function topLevelBlocks(rules: string): Block[] {
  const starts = [...rules.matchAll(/^ {4}(?:function (\w+)|match \/(\w+)\/)/gm)];
  return starts.map((start, index) => ({
    name: start[1] ?? start[2] ?? '',
    isMatch: start[1] === undefined,
    text: rules.slice(start.index, starts[index + 1]?.index ?? rules.length),
  }));
}

/** A match block within a match block has tests of its own, but a count in the profile is proved by all. */
function innermost(rules: string, block: Block, line: number): string {
  const from = rules.indexOf(block.text);
  const before = rules.slice(from, startOf(rules, line));
  return /^ {6}match \/(\w+)\//m.exec(before)?.[1] ?? block.name;
}

function matchesThatCall(name: string, blocks: readonly Block[]): string[] {
  const callers = new Set([name]);
  for (let size = 0; size < callers.size;) {
    size = callers.size;
    for (const block of blocks)
      if ([...callers].some((called) => block.text.includes(`${called}(`))) callers.add(block.name);
  }
  return blocks.filter((block) => block.isMatch && callers.has(block.name)).map((block) => block.name);
}
