import { readText } from '@talelantern/domain/stored/read-fields';
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import type { ItemCollection } from '../families/ports/ports.ts';
import { composeWithSettings } from '../http/compose-lazily.ts';
import { EVENTS, triggered } from '../http/define-function.ts';
import { microsecondsOf } from '../core/firestore-reads.ts';
import { handleDeletion, handleEdit, handleRealName, nicknameOf, realNameOf } from './operations/item-events.ts';
import { moderateComment } from './operations/moderate-comment.ts';
import type { SharedCollection } from './ports/ports.ts';

const compose = composeWithSettings(async () => (await import('./compose.ts')).composeSharing);

/** Separate instances, so that many edits cannot delay a deletion. A failed event is delivered again for a day. */
const deletionsOf = (collection: ItemCollection) =>
  onDocumentDeleted(
    { ...EVENTS, document: `${collection}/{id}`, retry: true, concurrency: 20 },
    triggered(compose, async (deps, { params, data }) => {
      await handleDeletion(deps, { collection, id: params.id, before: data?.data() });
    }),
  );

export const storyDeleted = deletionsOf('stories');
export const characterDeleted = deletionsOf('characters');
export const locationDeleted = deletionsOf('locations');

/** Most of these events return immediately or wait (docs/decisions/0084), so an instance takes many. */
const editsOf = (collection: SharedCollection) =>
  onDocumentUpdated(
    { ...EVENTS, document: `${collection}/{id}`, retry: true, concurrency: 80 },
    triggered(compose, async (deps, { id: eventId, params, data }) => {
      const [before, after] = [data?.before.data(), data?.after.data()];
      const changedAt = data?.after.updateTime ? microsecondsOf(data.after.updateTime) : Infinity;
      if (before && after) await handleEdit(deps, { collection, id: params.id, before, after, changedAt, eventId });
    }),
  );

export const storyEdited = editsOf('stories');
export const characterEdited = editsOf('characters');

/** Few of these events change a real child's name; the others return immediately. */
const NAMES = { ...EVENTS, retry: true, concurrency: 20 };

export const characterNamed = onDocumentWritten(
  { ...NAMES, document: 'characters/{id}' },
  triggered(compose, async (deps, { id: eventId, data }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    const uid = readText((after ?? before)?.['userId']);
    await handleRealName(deps, uid, { before, after, nameOf: realNameOf, eventId });
  }),
);

export const childNamed = onDocumentWritten(
  { ...NAMES, document: 'users/{uid}/children/{id}' },
  triggered(compose, async (deps, { id: eventId, params, data }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    await handleRealName(deps, params.uid, { before, after, nameOf: nicknameOf, eventId });
  }),
);

/** Low, so that a script that comments cannot use up the moderator's rate limit. The next sweep moderates the rest. */
export const commentCreated = onDocumentCreated(
  { ...EVENTS, document: 'comments/{id}' },
  triggered(compose, async (deps, { params }) => {
    await moderateComment(deps, params.id);
  }),
);
