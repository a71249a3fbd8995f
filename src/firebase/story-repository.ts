import { readProfile } from '@talelantern/domain/accounts/profile';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { dequal } from 'dequal/lite';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore/lite';
import type { ServerClock } from '../services/ports/server-clock.ts';
import type { StoryRepository } from '../services/ports/item-repositories.ts';
import { countedOn, withMonth } from './monthly-counters.ts';
import { isDenied, nullIfDenied } from './store-failure.ts';
import { getPage } from './stored-page.ts';

function toDocument({
  sharing: _sharing,
  narration: _narration,
  talkCards: _talkCards,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...story
}: Story) {
  const now = serverTimestamp();
  return { ...story, createdAt: now, updatedAt: now, lastUpdate: now };
}

/** One family's `stories` in Firestore, counted in `users/{uid}` in the same write, as the rules require. */
export function createStoryRepository(firestore: Firestore, uid: string, clock: ServerClock): StoryRepository {
  const profile = doc(firestore, 'users', uid);
  const storyOf = (id: string) => doc(firestore, 'stories', id);

  async function find(id: string) {
    const document = await nullIfDenied(getDoc(storyOf(id)));
    return document?.exists() ? readStory(id, document.data()) : null;
  }

  return {
    list: (cursor) => getPage(firestore, { collection: 'stories', uid, cursor, read: readStory }),
    find,

    async findByMemoryKey(memoryKey) {
      const withKey = query(
        collection(firestore, 'stories'),
        where('userId', '==', uid),
        where('memoryKey', '==', memoryKey),
        limit(1),
      );
      const [document] = (await getDocs(withKey)).docs;
      return document ? readStory(document.id, document.data()) : null;
    },

    async create(story) {
      const document = toDocument(story);
      try {
        await withMonth(clock, (periodFor) =>
          runTransaction(firestore, async (transaction) => {
            const counters = readProfile(uid, (await transaction.get(profile)).data() ?? {});
            transaction.set(storyOf(story.id), document);
            transaction.update(profile, {
              ...countedOn(counters, 'storiesThisMonth', periodFor(counters)),
              lastStoryId: story.id,
              updatedAt: serverTimestamp(),
            });
          }),
        );
      } catch (error) {
        if (isDenied(error) && (await find(story.id))) return;
        throw error;
      }
    },

    async change(id, revision, patch) {
      const now = serverTimestamp();
      try {
        await updateDoc(storyOf(id), { ...patch, revision: revision + 1, updatedAt: now, lastUpdate: now });
        return 'saved';
      } catch (error) {
        // The rules refuse a revision that is not the next one.
        const stored = isDenied(error) ? await find(id) : null;
        if (stored === null || stored.revision === revision) throw error;
        const isOurs = stored.revision === revision + 1 && dequal({ ...stored, ...patch }, stored);
        return isOurs ? 'saved' : 'changed';
      }
    },

    setFavorite: (id, favorite) => updateDoc(storyOf(id), { favorite, updatedAt: serverTimestamp() }),

    async delete(id) {
      try {
        await deleteDoc(storyOf(id));
      } catch (error) {
        if (isDenied(error) && (await nullIfDenied(getDoc(storyOf(id)))) === null) return;
        throw error;
      }
    },
  };
}
