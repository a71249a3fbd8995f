import { readStory, type Story } from '@talelantern/domain/stories/story';
import { isSameData } from '@talelantern/domain/stored/same-data';
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore/lite';
import type { ServerClock } from '../services/ports/server-clock.ts';
import type { StoryPatch } from '../services/ports/item-repositories.ts';
import { createInMonth } from './monthly-counters.ts';
import { ignoreRepeated, isDenied, isStored } from './store-failure.ts';
import { createItemLookup } from './stored-page.ts';

function toDocument({
  sharing: _sharing,
  narration: _narration,
  talkCards: _talkCards,
  readingPlaces: _readingPlaces,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...story
}: Story) {
  const now = serverTimestamp();
  return { ...story, createdAt: now, updatedAt: now, lastUpdate: now };
}

/** One family's `stories` in Firestore, counted in `users/{uid}` in the same write, as the rules require. */
export function createStoryRepository(firestore: Firestore, uid: string, clock: ServerClock) {
  const storyOf = (id: string) => doc(firestore, 'stories', id);
  const lookup = createItemLookup(firestore, uid, 'stories', readStory);

  return {
    ...lookup,

    async findByMemoryKey(memoryKey: string) {
      const withKey = query(
        collection(firestore, 'stories'),
        where('userId', '==', uid),
        where('memoryKey', '==', memoryKey),
        limit(1),
      );
      const [document] = (await getDocs(withKey)).docs;
      return document ? readStory(document.id, document.data()) : null;
    },

    async create(story: Story) {
      const created = createInMonth(firestore, {
        clock,
        uid,
        document: storyOf(story.id),
        fields: toDocument(story),
        counted: 'storiesThisMonth',
        others: { lastStoryId: story.id },
      });
      await ignoreRepeated(created, async () => (await lookup.find(story.id)) !== null);
    },

    /** 'changed' if the stored revision is not `revision`; nothing is stored then. */
    async change(id: string, revision: number, patch: StoryPatch): Promise<'saved' | 'changed'> {
      const now = serverTimestamp();
      try {
        await updateDoc(storyOf(id), { ...patch, revision: revision + 1, updatedAt: now, lastUpdate: now });
        return 'saved';
      } catch (error) {
        // Compares the stored revision, because the rules deny one that is not the next.
        const storedStory = isDenied(error) ? await lookup.find(id) : null;
        if (storedStory === null || storedStory.revision === revision) throw error;
        const isOurs = storedStory.revision === revision + 1 && isSameData({ ...storedStory, ...patch }, storedStory);
        return isOurs ? 'saved' : 'changed';
      }
    },

    /** Does not change the revision. */
    setFavorite: (id: string, favorite: boolean) => updateDoc(storyOf(id), { favorite, updatedAt: serverTimestamp() }),

    delete: (id: string) => ignoreRepeated(deleteDoc(storyOf(id)), async () => !(await isStored(storyOf(id)))),
  };
}
