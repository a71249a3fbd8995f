import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import type { Story } from '@talelantern/domain/stories/story';
import { useMutation } from '@tanstack/react-query';
import { UPDATE_STORY_FAILED } from '../../../services/stories/story-service.ts';
import { useFailureNotice } from '../../../shared/notifications/use-failure-notice.ts';
import { useChangeShownStory } from '../../../shared/query/use-remember-story.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { FavoriteMark } from './favorite-mark.tsx';

/** Marks a story as a favorite, optimistically; a failure rolls back with a toast. */
export function FavoriteButton({ story }: { story: Story }) {
  const { id, favorite } = story;
  const { loadServices } = useServices();
  const changeShown = useChangeShownStory();
  const notifyFailure = useFailureNotice();
  const show = (isFavorite: boolean): void =>
    changeShown(id, (shownStory) => ({ ...shownStory, favorite: isFavorite }));
  const { mutate } = useMutation({
    // Writes run one after another, so that the last click wins.
    scope: { id: 'favorite' },
    mutationFn: async (isFavorite: boolean) => (await loadServices()).stories.setFavorite(story, isFavorite),
    onMutate: show,
    onError(error, isFavorite) {
      show(!isFavorite);
      notifyFailure(error, UPDATE_STORY_FAILED);
    },
  });
  return <FavoriteMark title={bookTitleOf(story)} favorite={favorite} onClick={() => mutate(!favorite)} />;
}
