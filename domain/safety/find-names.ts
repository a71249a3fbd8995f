import { fold, foldTranscribed } from '../text/fold.ts';
import { endWithStop, isEveryday, type NameWord } from './name-words.ts';
import { isEnding, isParticle, isShortName, MAX_ENDING_LENGTH, MAX_PARTICLE_LENGTH, stemsOf } from './name-endings.ts';
import { isCatalogueWord } from './catalogue-words.ts';
import { isDisguised, shapeOf } from '../text/look-alikes.ts';
import { runsOf, syllablesOf, type TextPiece } from './text-pieces.ts';
import { isUsedAsName } from './used-as-name.ts';

/** A name found in a string, without an ending that belongs to its word. */
export interface FoundName {
  name: NameWord;
  start: number;
  end: number;
  /** The rest of the word: 'ей' in 'Дарьей', 'chen' in 'Lilychen'. */
  ending: string;
}

/**
 * Kind of text: a request to a model, where false positives are harmless; a scene, where they are drawn; prose; or a
 * label, where case means nothing. Decides when a name that is also another word counts.
 */
export type Reading = 'request' | 'scene' | 'prose' | 'label';

export type FindNames = (text: string, reading: Reading) => FoundName[];

/** All endings of names, or only those that form no other word. */
type Endings = 'any' | 'unmistakable';

/** Finds names in NFC strings in any spelling (docs/decisions/0087, 0225), in linear time. */
export function createNameFinder(words: readonly NameWord[], endings: Endings = 'any'): FindNames {
  const spacedWords = words.filter(({ isUnspaced }) => !isUnspaced);
  const spaced = createNameLookup(spacedWords, endings);
  const unspaced = words
    .filter(({ isUnspaced }) => isUnspaced)
    .toSorted((one, other) => other.folded.length - one.folded.length);
  return (text, reading) =>
    runsOf(text)
      .flatMap((run) => findInRun(run, spaced, unspaced))
      .map((found) => (isAbbreviation(found) ? { ...found, end: endWithStop(text, found.start, found.end) } : found))
      .filter((found) => isUsedAsName(found, text, reading));
}

/** Whether a name of initials has no ending: 'A.J.' but not 'A.J.s'. */
const isAbbreviation = ({ name, ending }: FoundName): boolean => name.isInitials && ending === '';

function findInRun(run: readonly TextPiece[], spaced: NameLookup, unspaced: readonly NameWord[]): FoundName[] {
  const foundNames: FoundName[] = [];
  for (let index = 0; index < run.length; index += 1) {
    const piece = run[index];
    if (piece === undefined || isContraction(piece, run[index + 1])) continue;
    if (piece.kind === 'unspaced') {
      foundNames.push(...findInUnspaced(piece, unspaced));
      continue;
    }
    const match = spaced.find(piece) ?? findJoined(run, index, spaced);
    if (!match) continue;
    foundNames.push(match);
    while ((run[index + 1]?.start ?? match.end) < match.end) index += 1;
  }
  return foundNames;
}

/** Whether `piece` is the beginning of a contraction, such as 'don' in “don’t”. */
const isContraction = (piece: TextPiece, next: TextPiece | undefined): boolean =>
  next?.text === 't' && next.start > piece.end && /.n$/i.test(piece.text);

interface NameLookup {
  /** Length of the longest name, including a genitive s. */
  longest: number;
  find: (piece: TextPiece) => FoundName | null;
  findWhole: (word: string) => { name: NameWord; ending: string } | null;
}

function createNameLookup(names: readonly NameWord[], endings: Endings): NameLookup {
  const asWritten = new Map(names.map((name) => [name.text.toLowerCase(), name]));
  const asRead = new Map(names.map((name) => [name.folded, name]));
  const asShaped = new Map(names.map((name) => [shapeOf(name.folded), name]));
  const byStem = Map.groupBy(
    names.flatMap((name) => stemsOf(name.folded).map((stem) => ({ ...stem, name }))),
    ({ stem }) => stem,
  );
  const findWhole: NameLookup['findWhole'] = (word) => {
    const writtenName = findWholeName(asWritten, word, word.toLowerCase());
    if (writtenName) return writtenName;
    for (const readAs of readingsOf(word)) {
      const wholeName = findWholeName(asRead, word, readAs(word));
      if (wholeName) return wholeName;
    }
    return isDisguised(word) ? findWholeName(asShaped, word, shapeOf(fold(word))) : null;
  };
  const findWithEnding = (word: string): { name: NameWord; coreLength: number } | null => {
    // Case matters here, because more endings are accepted after a capitalized word.
    const typedWord = endings === 'any' ? word : word.toLowerCase();
    for (const readAs of readingsOf(word)) {
      const folded = readAs(word);
      for (let cut = 1; cut <= Math.min(MAX_ENDING_LENGTH, folded.length - 1); cut += 1) {
        const [core, ending] = [folded.slice(0, -cut), folded.slice(-cut)];
        const wholeName = asRead.get(core);
        const name =
          wholeName && isEnding(ending, core.length, typedWord)
            ? wholeName
            : byStem.get(core)?.find(({ allowsEnding }) => allowsEnding(ending, typedWord))?.name;
        if (name) return { name, coreLength: originalLength(word, core, readAs) };
      }
    }
    return null;
  };
  return {
    longest: Math.max(0, ...names.map(({ text }) => text.length + 1)),
    findWhole,
    find: ({ text: word, start, end }) => {
      const wholeName = findWhole(word);
      if (wholeName) return { ...wholeName, start, end: end - wholeName.ending.length };
      const withEnding = findWithEnding(word);
      if (withEnding && !withEnding.name.isEveryday && !isEveryday(fold(word)) && !isCatalogueWord(fold(word))) {
        const core = start + withEnding.coreLength;
        return { name: withEnding.name, start, end: core, ending: word.slice(core - start) };
      }
      return findAfterParticle(word, start, asRead);
    },
  };
}

/** The name in `table` that equals `letters`, the normalized `word`, or whose genitive does. */
function findWholeName(
  table: ReadonlyMap<string, NameWord>,
  word: string,
  letters: string,
): { name: NameWord; ending: string } | null {
  const wholeName = table.get(letters);
  if (wholeName) return { name: wholeName, ending: '' };
  const owner = /s$/i.test(word) ? table.get(letters.slice(0, -1)) : undefined;
  return owner ? { name: owner, ending: word.slice(-1) } : null;
}

type ReadWord = (word: string) => string;

/** Readings of a word with umlauts: 'ü' as 'u', and also as 'ue'. */
const readingsOf = (word: string): readonly ReadWord[] => (TRANSCRIBABLE.test(word) ? BOTH_READINGS : ONE_READING);

const TRANSCRIBABLE = /[äöüøåÄÖÜØÅ]/;
const ONE_READING = [fold];
const BOTH_READINGS = [fold, foldTranscribed];

/** Number of characters of `word`, with their marks, that are read as `core`. */
function originalLength(word: string, core: string, readAs: ReadWord): number {
  let length = 0;
  let remaining = core.length;
  for (const syllable of syllablesOf(word)) {
    if (remaining <= 0) break;
    remaining -= readAs(syllable).length;
    length += syllable.length;
  }
  return length;
}

function findAfterParticle(word: string, start: number, asRead: ReadonlyMap<string, NameWord>): FoundName | null {
  for (let length = 1; length <= MAX_PARTICLE_LENGTH && isParticle(word.slice(0, length)); length += 1) {
    const name = asRead.get(fold(word.slice(length)));
    if (name) return { name, start: start + length, end: start + word.length, ending: '' };
  }
  return null;
}

/** Minimum length of a spelled name. Shorter ones would be found in one-letter words: 'I, a fox' is not Ia. */
const MIN_SPELLED_LETTERS = 3;

/** A name with hyphens, apostrophes, digits or inner capitals ('Annemarie' in 'Anne-Marie'), or in single letters. */
function findJoined(run: readonly TextPiece[], first: number, { findWhole, longest }: NameLookup): FoundName | null {
  let word = '';
  let isSpelled = false;
  for (let index = first; index < run.length && word.length <= longest; index += 1) {
    const piece = run[index];
    if (piece === undefined || piece.kind === 'unspaced') return null;
    word += piece.text;
    isSpelled ||= index > first && piece.isSpelled === true;
    const match = index === first ? null : findWhole(word);
    const letters = index + 1 - first;
    if (isSpelled && match && !isSpelledName(match.name, word, letters)) continue;
    if (match) return { ...match, start: run[first]?.start ?? 0, end: piece.end - match.ending.length };
  }
  return null;
}

/** Whether `pieces` of `word` are single letters, and spell the name beyond doubt. */
const isSpelledName = ({ isInitials }: NameWord, word: string, pieces: number): boolean =>
  syllablesOf(word).length === pieces && (isInitials || pieces >= MIN_SPELLED_LETTERS);

function findInUnspaced({ text, start }: TextPiece, names: readonly NameWord[]): FoundName[] {
  const syllables = syllablesOf(text);
  const { folded, syllableAt, offsets } = foldSyllables(syllables);
  const taken = new Set<number>();
  return names
    .flatMap((name) => {
      const foundNames: FoundName[] = [];
      for (let at = folded.indexOf(name.folded); at !== -1; at = folded.indexOf(name.folded, at + 1)) {
        const [first, next] = [syllableAt.get(at), syllableAt.get(at + name.folded.length)];
        if (first === undefined || next === undefined || isAnyTaken(taken, first, next)) continue;
        const context = [folded.slice(Math.max(0, at - 1), at), folded.slice(at + name.folded.length)] as const;
        if (next === first + 1 && syllablesOf(name.text).length === 1 && !isShortName(...context)) continue;
        for (let index = first; index < next; index += 1) taken.add(index);
        foundNames.push({ name, start: start + (offsets[first] ?? 0), end: start + (offsets[next] ?? 0), ending: '' });
      }
      return foundNames;
    })
    .toSorted((one, other) => one.start - other.start);
}

/** The folded text, which syllable starts at each position, and where each starts in the original. */
function foldSyllables(syllables: readonly string[]) {
  const syllableAt = new Map([[0, 0]]);
  const offsets = [0];
  const parts: string[] = [];
  let length = 0;
  syllables.forEach((syllable, index) => {
    const folded = fold(syllable);
    parts.push(folded);
    length += folded.length;
    syllableAt.set(length, index + 1);
    offsets.push((offsets[index] ?? 0) + syllable.length);
  });
  return { folded: parts.join(''), syllableAt, offsets };
}

function isAnyTaken(taken: ReadonlySet<number>, first: number, next: number): boolean {
  for (let index = first; index < next; index += 1) if (taken.has(index)) return true;
  return false;
}
