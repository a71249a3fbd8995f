import type { Story } from '@talelantern/domain/stories/story';
import { useRef } from 'react';
import { UPDATE_STORY_FAILED } from '../../../services/story-service.ts';
import { useFailureNotice } from '../../use-failure-notice.ts';
import { useChangeShownStory } from '../../use-remember-story.ts';
import { useServices } from '../../use-services.ts';

/** Marks a story as a favourite: shown at once, taken back and said where it could not be stored. */
export function useFavorite(): (story: Story, favorite: boolean) => void {
  const { stories } = useServices();
  const changeShown = useChangeShownStory();
  const tellFailure = useFailureNotice();
  // One after the other: the last press is what stays.
  const earlier = useRef(Promise.resolve());

  const show = (id: string, favorite: boolean): void => changeShown(id, (story) => ({ ...story, favorite }));

  async function store(story: Story, favorite: boolean): Promise<void> {
    try {
      await stories.setFavorite(story, favorite);
    } catch (error) {
      show(story.id, !favorite);
      tellFailure(error, UPDATE_STORY_FAILED);
    }
  }

  return (story, favorite) => {
    show(story.id, favorite);
    earlier.current = earlier.current.then(() => store(story, favorite));
  };
}
