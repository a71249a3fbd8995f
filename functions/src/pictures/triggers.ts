import { readFinishedWork } from '@talelantern/domain/generation/finished-work';
import { generatedPicturePath, thumbnailPath } from '@talelantern/domain/images/media-url';
import { readText, type StoredData } from '@talelantern/domain/stored/read-fields';
import { readStory } from '@talelantern/domain/stories/story';
import { onDocumentDeleted, onDocumentWritten } from 'firebase-functions/firestore';
import { composeLazily } from '../http/compose-lazily.ts';
import { EVENTS, triggered } from '../http/define-function.ts';
import { recordSavedChapter } from '../stories/operations/saved-chapter.ts';
import { generateChapterPictures } from './operations/generate-chapter-pictures.ts';

const compose = composeLazily(async () => (await import('./compose-picture-generation.ts')).composePictureGeneration);

/**
 * Gives a saved chapter its cards and its two pictures, which take as much memory as two runs of `pictureTask`, so an
 * instance takes half as many; most other events return at once. Also deletes the finished work, in case the page that
 * saved it was closed before: an ending that is offered once more would replace what the family has rewritten after
 * saving it.
 */
export const chapterSaved = onDocumentWritten(
  { ...EVENTS, document: 'stories/{id}', retry: true, memory: '1GiB', concurrency: 8, maxInstances: 10 },
  triggered(compose, async (deps, { params, data }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    if (!after) return;
    const saved = { uid: readText(after['userId']), storyId: params.id };
    const [chaptersBefore, chapters] = [chaptersIn(params.id, before), chaptersIn(params.id, after)];
    const text = chapters.at(-1);
    if (text !== undefined && text !== chaptersBefore.at(-1)) {
      await deps.store.deleteChapter(saved.uid, text);
      await recordSavedChapter(deps, saved);
    }
    if (chapters.length > chaptersBefore.length) await generateChapterPictures(deps, saved);
  }),
);

const chaptersIn = (id: string, data: StoredData | undefined): readonly string[] =>
  (data && readStory(id, data)?.previousParts) ?? [];

const composeStored = composeLazily(async () => (await import('./compose.ts')).composePictures);

/** Deletes the unsaved file of a picture that was discarded, or saved and so copied to its item, and no other path. */
export const finishedWorkDeleted = onDocumentDeleted(
  { ...EVENTS, document: 'temp/{id}', retry: true, concurrency: 20 },
  triggered(composeStored, async ({ pictures }, { data }) => {
    const stored = data?.data() ?? {};
    const work = readFinishedWork(stored);
    if (!work?.result || !('imagePath' in work.result)) return;
    const path = generatedPicturePath(readText(stored['userId']), work.requestId);
    await pictures.remove([path, thumbnailPath(path)]);
  }),
);
