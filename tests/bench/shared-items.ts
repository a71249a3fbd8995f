import { downloadUrl } from '@talelantern/domain/images/media-url';
import type { StoredData } from '@talelantern/domain/stored/read-fields';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { buildBrief } from '../../stand-ins/storyteller/sample-brief.ts';
import { writeChapter } from '../../stand-ins/storyteller/write-chapter.ts';

/** Any origin will do; a page shows pictures from its own Storage. */
const ANY_ORIGIN = 'http://storage.invalid';

const storedUrl = (path: string): string => downloadUrl(ANY_ORIGIN, { bucket: 'tales', path, token: 'bench' });

/** A story by the stand-in. No sentence is repeated, because compression would hide its size. */
export function generateChapters(seed = 'bench'): string[] {
  const chapters: string[] = [];
  for (const phase of STORY_PHASES) {
    const brief = buildBrief({ phase, previousParts: [...chapters] });
    chapters.push(writeChapter(brief, { seed, variation: '' }).join('\n\n'));
  }
  return chapters;
}

export const SHARED_TITLE = 'The Treasure Hunt of Ember and Pip';

const shareOf = (id: string, copy: StoredData): StoredData => ({
  contentType: copy['contentType'],
  copy,
  sharing: {
    isPublic: true,
    allowComments: true,
    shareId: id,
    sharedAt: new Date(),
    sharedBy: 'Aunt Willow',
    views: 0,
    likes: 0,
  },
  hidden: false,
  offered: false,
  listed: false,
  withdrawnAt: null,
});

const EMBER = { name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon' };

/** A shared story of four chapters as `shares/{id}` holds it; each path is a picture in Storage, one to a chapter. */
export const sharedStory = (id: string, picturePaths: readonly string[]): StoredData =>
  shareOf(id, {
    contentType: 'story',
    title: SHARED_TITLE,
    chapters: generateChapters(),
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    cast: [{ ...EMBER, imageUrl: null }],
    places: [],
    scenes: picturePaths.map((path, part) => ({
      id: `scene_${part}`,
      imageUrl: storedUrl(path),
      part,
      position: 0,
    })),
    coverSceneId: null,
  });

/** A shared character with a portrait at `path`. */
export const sharedCharacter = (id: string, path: string): StoredData =>
  shareOf(id, {
    contentType: 'character',
    ...EMBER,
    personality: 'Brave and Kind',
    magicalPower: 'Elemental Magic',
    role: 'Hero',
    imageUrl: storedUrl(path),
  });
