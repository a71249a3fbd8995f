import type { Story } from '@talelantern/domain/stories/story';
import { useChildren } from '../family/use-children.ts';
import { usePenName } from '../family/use-pen-name.ts';

/** 'Made for Mo by The Night Owls'; null if neither name is known. */
export function useMadeBy({ childId }: Pick<Story, 'childId'>): string | null {
  const penName = usePenName();
  const nickname = useChildren().find(({ id }) => id === childId)?.nickname ?? '';
  const names = [nickname && `for ${nickname}`, penName && `by ${penName}`].filter((name) => name !== '');
  return names.length === 0 ? null : `Made ${names.join(' ')}`;
}
