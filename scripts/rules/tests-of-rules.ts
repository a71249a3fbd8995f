import type { Mutant } from './mutants.ts';

/** The files of tests/rules for each block of firestore.rules, the most relevant first. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  users: [
    'profiles',
    'parental-pin',
    'story-counts',
    'story-cast',
    'character-counts',
    'location-counts',
    'children',
    'earlier-versions',
    'disabled-user',
  ],
  children: ['children', 'earlier-versions', 'disabled-user'],
  characters: [
    'characters',
    'reading-items',
    'character-fields',
    'character-counts',
    'earlier-versions',
    'disabled-user',
  ],
  locations: ['locations', 'reading-items', 'location-counts', 'earlier-versions', 'disabled-user'],
  stories: [
    'stories',
    'reading-items',
    'story-fields',
    'story-cast',
    'story-counts',
    'earlier-versions',
    'disabled-user',
  ],
  shares: ['shares', 'likes'],
  likes: ['likes', 'disabled-user'],
  comments: ['comments', 'rate', 'disabled-user'],
  private: ['comments'],
  contact_messages: ['messages', 'rate'],
  reports: ['messages', 'rate'],
  rate: ['rate', 'messages', 'disabled-user'],
  admins: ['admins', 'disabled-user'],
  usage: ['function-records', 'disabled-user'],
  jobs: ['function-records', 'disabled-user'],
  temp: ['function-records', 'disabled-user'],
};

/** The most relevant file for functions that several files test. */
const BEST_FILES: readonly [RegExp, string][] = [
  [/^(effectivePlan|isWithinPlan|countedIn|isCreated|isStoryCounted)$/, 'story-counts'],
  [/^(isCharacterCountedInMonth|isCreationCounted|isDeletionCounted|isDeleted|isNamedByBatch)$/, 'character-counts'],
  [/Child/, 'children'],
  [/Lock/, 'parental-pin'],
  [/^(isText|isFilledText|isTextOrNull|isShortList|areAdvancedFeatures|addedEntries)$/, 'character-fields'],
  [/^(isOwn(Path|Url)(OrNull)?|isUrlOf|arePictureFields|isPicture\w+|mayAddPicture)$/, 'character-fields'],
  [/^(isInHistory|isHistoryAdded|isHistoryEntry)$/, 'character-fields'],
  [/CharacterDetails|^isPersonality$|^isAppearance$/, 'character-fields'],
  [/^isTextList$|^isTextOfLines$/, 'locations'],
  [
    /^(isBoundedNewStory|isCast|areSixteenCharacters|are(Four|Story)Locations|areTwentyPictures|are(Three)?Ideas)$/,
    'story-cast',
  ],
  [/StoryFields|StoryChange|SceneImage|ReadingPosition|Chapter|Settings|Relationships/, 'story-fields'],
  [/^(mayRead|isDisabled)$/, 'disabled-user'],
  [/^(mayWrite|isEntityId)$/, 'characters'],
  [/^isOpen$/, 'shares'],
  [/^isShareOf$/, 'likes'],
  [/^isStampedWith$/, 'rate'],
];

export const ALL_TESTS: readonly string[] = [...new Set(Object.values(TESTS).flat())];

interface Block {
  name: string;
  isMatch: boolean;
  text: string;
}

/**
 * The test files that can fail after a change at `line` of `rules`, in the function or match `block`: the files of
 * the enclosing match block or, for a shared function, of every block that calls it; the most relevant first.
 */
export function testsFor(rules: string, { line, block }: Pick<Mutant, 'line' | 'block'>): string[] {
  const files = filesAround(rules, line);
  const first = BEST_FILES.find(([pattern, file]) => pattern.test(block) && files.includes(file))?.[1];
  return first === undefined ? files : [first, ...files.filter((file) => file !== first)];
}

function filesAround(rules: string, line: number): string[] {
  const blocks = topLevelBlocks(rules);
  let end = 0;
  const around = blocks.find((block) => (end = rules.indexOf(block.text) + block.text.length) > startOf(rules, line));
  if (!around || end === 0) return [...ALL_TESTS];
  const names = around.isMatch ? [innermostBlock(rules, around, line)] : matchesThatCall(around.name, blocks);
  const files = names.flatMap((name) => TESTS[name] ?? []);
  return files.length > 0 ? [...new Set(files)] : [...ALL_TESTS];
}

const startOf = (rules: string, line: number): number =>
  rules
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length + 1;

/** Functions and match blocks directly below the database, which the file indents by four. */
function topLevelBlocks(rules: string): Block[] {
  const starts = [...rules.matchAll(/^ {4}(?:function (\w+)|match (?:\/\w+\/\{\w+\})*\/(\w+)\/)/gm)];
  return starts.map((start, index) => ({
    name: start[1] ?? start[2] ?? '',
    isMatch: start[1] === undefined,
    text: rules.slice(start.index, starts[index + 1]?.index ?? rules.length),
  }));
}

/** The tests of a nested match block are separate, but a count in the profile needs all of them. */
function innermostBlock(rules: string, block: Block, line: number): string {
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
