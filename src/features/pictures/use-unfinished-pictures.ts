import { useQuery } from '@tanstack/react-query';
import type { UnfinishedWork } from '../../services/generation-service.ts';
import type { PictureKind } from '../../services/picture-maker.ts';
import { queryKeys } from '../query-keys.ts';
import { useServices } from '../use-services.ts';

export type UnfinishedPicture = Extract<UnfinishedWork, { kind: PictureKind }>;

/** The character or location that an unfinished picture shows. */
export const shownItemId = (work: UnfinishedPicture): string =>
  work.status === 'finished' ? work.item.id : work.itemId;

/** Pictures of one kind that were being painted when the page was left and are not saved, newest first. */
export function useUnfinishedPictures(kind: PictureKind): UnfinishedPicture[] {
  const { generation } = useServices();
  const { data } = useQuery({ queryKey: queryKeys.unfinishedWork, queryFn: () => generation.listUnfinished() });
  return (data ?? []).filter((work): work is UnfinishedPicture => work.kind === kind);
}
