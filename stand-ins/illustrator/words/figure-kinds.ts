import { createRandom } from '../svg/random.ts';
import { readBird } from './kinds/bird-kinds.ts';
import { readBug } from './kinds/bug-kinds.ts';
import { readGhost } from './kinds/ghost-kinds.ts';
import { readAlien } from './kinds/alien-kinds.ts';
import { readCritter } from './kinds/critter-kinds.ts';
import { readDragon } from './kinds/dragon-kinds.ts';
import type { FigureKind, KindReader, KindWords } from './kinds/figure-kind.ts';
import { readDark } from './kinds/dark-kinds.ts';
import { readGreatFolk } from './kinds/giant-kinds.ts';
import { readFolk, readHuman } from './kinds/human-kinds.ts';
import { readHybridFolk } from './kinds/hybrid-kinds.ts';
import { readMagical } from './kinds/magical-kinds.ts';
import { readMystic } from './kinds/mystic-kinds.ts';
import { readSpiritFolk } from './kinds/spirit-folk-kinds.ts';
import { readSaurian } from './kinds/saurian-kinds.ts';
import { readMerfolk } from './kinds/merfolk-kinds.ts';
import { readSea } from './kinds/sea-kinds.ts';
import { readStarTraveler } from './kinds/star-traveler-kinds.ts';
import { readNamedRobot, readRobot } from './kinds/robot-kinds.ts';

/** The readers for each top level; every level of a kind is passed to all of them in this order. */
const READERS: Readonly<Record<string, readonly KindReader[]>> = {
  human: [readHuman],
  animal: [readSaurian, readSea, readBird, readCritter, readBug],
  'supernatural being': [readSpiritFolk, readGhost],
  'robot/artificial intelligence': [readRobot],
  'mythical creature': [readGreatFolk, readMerfolk, readSaurian, readSea, readDragon, readBird, readCritter],
  alien: [readStarTraveler, readAlien, readSaurian, readSea, readCritter, readBug],
  'magical being': [readMagical, readCritter, readGhost],
  mystic: [readMystic],
  hybrid: [readHybridFolk, readCritter],
  'dark being': [readDark, readCritter, readBug],
  'twilight being': [readDark, readCritter, readBug],
};

/** The readers of text without a top level. */
const READERS_OF_FREE_TEXT: readonly KindReader[] = [
  readNamedRobot,
  readAlien,
  readMerfolk,
  readSaurian,
  readGreatFolk,
  readDragon,
  readSea,
  readBird,
  readMagical,
  readMystic,
  readDark,
  readSpiritFolk,
  readGhost,
  readHybridFolk,
  readBug,
  readCritter,
];

/**
 * Reads the product's "Category - Subcategory - Specific type", or free text about a figure. The most specific level
 * that mentions something known decides; anything unknown is drawn as a person.
 */
export function readFigureKind(text: string, identity: string): FigureKind {
  const all = text.toLowerCase();
  const levels = all.split(' - ');
  const readers = READERS[levels[0] ?? ''] ?? READERS_OF_FREE_TEXT;
  const random = createRandom(`${identity}|kind`);
  const wordsAt = (level: string): KindWords => ({ text, level, all, random });
  for (const level of levels.toReversed()) {
    for (const read of readers) {
      const kind = read(wordsAt(level));
      if (kind !== null) return kind;
    }
  }
  return readFolk(wordsAt(all));
}
