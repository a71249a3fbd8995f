import { readFinishedWork } from '@talelantern/domain/generation/finished-work';
import { generatedPicturePath, thumbnailPath } from '@talelantern/domain/images/media-url';
import { readText, type StoredData } from '@talelantern/domain/stored/read-fields';
import { readStory } from '@talelantern/domain/stories/story';
import { onDocumentDeleted, onDocumentWritten } from 'firebase-functions/firestore';
import { composeLazily } from '../http/compose-lazily.ts';
import { EVENTS, triggered } from '../http/define-function.ts';
import { recordSavedChapter } from '../stories/operations/saved-chapter.ts';
import { generateChapterPictures } from './operations/generate-chapter-pictures.ts';

const composeStored = composeLazily(async () => (await import('./compose.ts')).composePictures);

/**
 * Gives a saved chapter its cards, and deletes its finished work, in case the page that saved it was closed before: an
 * ending that is offered once more would replace what the family has rewritten after
 * saving it. Most events return immediately: every
 * page turn writes the story.
 */
export const chapterSaved = onDocumentWritten(
  { ...EVENTS, document: 'stories/{id}', retry: true, concurrency: 40 },
  triggered(composeStored, async (deps, { params, data }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    const text = chaptersIn(params.id, after).at(-1);
    if (!after || text === undefined || text === chaptersIn(params.id, before).at(-1)) return;
    const saved = { uid: readText(after['userId']), storyId: params.id };
    await deps.store.deleteChapter(saved.uid, text);
    await recordSavedChapter(deps, saved);
  }),
);

const composeGeneration = composeLazily(
  async () => (await import('./compose-picture-generation.ts')).composePictureGeneration,
);

/**
 * Gives a new chapter its two pictures, which take as much memory as two runs of `pictureTask`, so an instance takes half
 * as many. Separate from `chapterSaved`, whose events would wait for minutes of painting (docs/decisions/0235).
 */
export const chapterAdded = onDocumentWritten(
  { ...EVENTS, document: 'stories/{id}', retry: true, memory: '1GiB', concurrency: 8, maxInstances: 10 },
  triggered(composeGeneration, async (deps, { params, data }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    if (!after || chaptersIn(params.id, after).length <= chaptersIn(params.id, before).length) return;
    await generateChapterPictures(deps, { uid: readText(after['userId']), storyId: params.id });
  }),
);

const chaptersIn = (id: string, data: StoredData | undefined): readonly string[] =>
  (data && readStory(id, data)?.previousParts) ?? [];

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
