import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import type { Story } from '@talelantern/domain/stories/story';
import { useMutation } from '@tanstack/react-query';
import { UPDATE_STORY_FAILED } from '../../../services/stories/story-service.ts';
import { useFailureNotice } from '../../../shared/notifications/use-failure-notice.ts';
import { useChangeShownStory } from '../../../shared/query/use-remember-story.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { FavoriteMark } from './favorite-mark.tsx';

export function FavoriteButton({ story }: { story: Story }) {
  const setFavorite = useFavorite();
  const { favorite } = story;
  return <FavoriteMark title={bookTitleOf(story)} favorite={favorite} onPress={() => setFavorite(story, !favorite)} />;
}

/** Marks a story as a favourite, optimistically; rolled back with a toast on failure. */
function useFavorite(): (story: Story, favorite: boolean) => void {
  const { deferred } = useServices();
  const changeShown = useChangeShownStory();
  const notifyFailure = useFailureNotice();
  const show = (id: string, favorite: boolean): void => changeShown(id, (story) => ({ ...story, favorite }));
  const { mutate } = useMutation({
    // Writes run one after the other, so that the last press wins.
    scope: { id: 'favorite' },
    mutationFn: async ({ story, favorite }: { story: Story; favorite: boolean }) =>
      (await deferred()).stories.setFavorite(story, favorite),
    onMutate: ({ story, favorite }) => show(story.id, favorite),
    onError(error, { story, favorite }) {
      show(story.id, !favorite);
      notifyFailure(error, UPDATE_STORY_FAILED);
    },
  });
  return (story, favorite) => mutate({ story, favorite });
}
