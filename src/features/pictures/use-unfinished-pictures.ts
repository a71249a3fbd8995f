import type { Finished } from '../../services/generation/generation-kinds.ts';
import type { UnfinishedWork } from '../../services/generation/generation-service.ts';
import type { PictureKind } from '../../services/pictures/picture-service.ts';
import { useUnfinishedWork } from '../../shared/generation/use-unfinished-work.ts';

export type UnfinishedPicture<K extends PictureKind> =
  | ({ status: 'finished'; requestId: string } & Finished<K>)
  | { status: 'running'; requestId: string; itemId: string };

export const shownItemId = <K extends PictureKind>(work: UnfinishedPicture<K>): string =>
  work.status === 'finished' ? work.input.item.id : work.itemId;

/** Unsaved pictures of one kind from earlier visits, newest first. */
export const useUnfinishedPictures = <K extends PictureKind>(kind: K): UnfinishedPicture<K>[] =>
  useUnfinishedWork().filter((work): work is UnfinishedWork & UnfinishedPicture<K> => work.kind === kind);
