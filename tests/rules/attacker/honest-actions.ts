import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import { likeId } from '@talelantern/domain/sharing/like';
import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { increment, serverTimestamp } from 'firebase/firestore';
import { characterFields, childFields, locationFields, storyFields } from '../../support/documents.ts';
import { newCharacterId, newChildId, newLocationId, someStoryId, type Family } from '../family.ts';
import { commentFields, likeFields, newCommentId } from '../public-share.ts';

/** One write of a batch. `merge` is a `set` that keeps the other fields. */
export interface Write {
  kind: 'set' | 'merge' | 'update' | 'delete';
  path: string;
  data: Record<string, unknown>;
}

/** The state that an actor sees when it acts. */
export interface ActionContext {
  actor: Family;
  /** Own documents, by collection; children are the last. */
  own: Readonly<Record<'characters' | 'locations' | 'stories' | 'children', readonly string[]>>;
  shareId: string;
  contentType: SharedContentType;
  isLiked: boolean;
  hasCommented: boolean;
  comments: readonly string[];
}

const write = (kind: Write['kind'], path: string, data: Record<string, unknown> = {}): Write => ({ kind, path, data });
const now = serverTimestamp;

/** The app's writes for each user action; null where there is nothing to act on. */
export const HONEST_ACTIONS: Readonly<Record<string, (context: ActionContext) => Write[] | null>> = {
  saveCharacter: ({ actor }) => {
    const id = newCharacterId();
    return [
      write('set', `characters/${id}`, characterFields(actor.uid, id)),
      write('update', actor.profilePath, actor.characterCounters(id)),
    ];
  },
  saveStory: ({ actor }) => {
    const id = someStoryId();
    return [
      write('set', `stories/${id}`, storyFields(actor.uid, id)),
      write('update', actor.profilePath, actor.storyCounters(id)),
    ];
  },
  saveLocation: ({ actor }) => {
    const id = newLocationId();
    return [
      write('set', `locations/${id}`, locationFields(actor.uid, id)),
      write('update', actor.profilePath, actor.locationCounters(id)),
    ];
  },
  saveChild: ({ actor }) => {
    const id = newChildId();
    return [
      write('set', actor.childPath(id), childFields()),
      write('update', actor.profilePath, actor.childCounters(id)),
    ];
  },
  deleteCharacter: ({ actor, own: { characters } }) =>
    characters[0] === undefined
      ? null
      : [
          write('delete', `characters/${characters[0]}`),
          write('update', actor.profilePath, {
            charactersTotal: increment(-1),
            lastDeletedCharacterId: characters[0],
          }),
        ],
  deleteLocation: ({ actor, own: { locations } }) =>
    locations[0] === undefined
      ? null
      : [
          write('delete', `locations/${locations[0]}`),
          write('update', actor.profilePath, { locationsTotal: increment(-1), lastDeletedLocationId: locations[0] }),
        ],
  deleteChild: ({ actor, own: { children } }) =>
    children[0] === undefined
      ? null
      : [
          write('delete', actor.childPath(children[0])),
          write('update', actor.profilePath, { childrenTotal: increment(-1), lastDeletedChildId: children[0] }),
        ],
  deleteStory: ({ own: { stories } }) => (stories[0] === undefined ? null : [write('delete', `stories/${stories[0]}`)]),
  editCharacter: ({ own: { characters } }) =>
    characters[0] === undefined
      ? null
      : [write('update', `characters/${characters[0]}`, { name: 'Ash', updatedAt: now() })],
  editStory: ({ own: { stories } }) =>
    stories[0] === undefined
      ? null
      : [
          write('update', `stories/${stories[0]}`, {
            title: 'Another title',
            revision: increment(1),
            updatedAt: now(),
          }),
        ],
  markStory: ({ own: { stories } }) =>
    stories[0] === undefined ? null : [write('update', `stories/${stories[0]}`, { favorite: true, updatedAt: now() })],
  editProfile: ({ actor }) => [write('update', actor.profilePath, { displayName: 'The Others', updatedAt: now() })],
  view: ({ shareId }) => [write('update', `shares/${shareId}`, { 'sharing.views': increment(1) })],
  toggleLike: ({ actor, shareId, contentType, isLiked }) => {
    const path = `likes/${likeId({ contentType, contentId: shareId, userId: actor.uid })}`;
    return [
      isLiked ? write('delete', path) : write('set', path, likeFields(actor, shareId, { contentType })),
      write('update', `shares/${shareId}`, { 'sharing.likes': increment(isLiked ? -1 : 1) }),
    ];
  },
  comment: ({ actor, shareId, contentType, hasCommented }) => {
    const id = newCommentId();
    const { at, id: last, since, count } = RATE_STAMPS.comments;
    const counted = hasCommented ? { [count]: increment(1) } : { [since]: now(), [count]: 1 };
    return [
      write('set', `comments/${id}`, commentFields(shareId, { contentType })),
      write('set', `comments/${id}/private/author`, { userId: actor.uid }),
      write('merge', `rate/${actor.uid}`, { [at]: now(), [last]: id, ...counted }),
    ];
  },
  removeComment: ({ comments }) =>
    comments[0] === undefined
      ? null
      : [write('delete', `comments/${comments[0]}`), write('delete', `comments/${comments[0]}/private/author`)],
};
