import type { Story } from '@talelantern/domain/stories/story';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { BackToStories } from './back-to-stories.tsx';
import { FavoriteButton } from '../shelf/favorite-button.tsx';
import { StoryTitleField, useHasTitleDraft } from './story-title-field.tsx';

/** The title of a story, which can be changed in its place; meanwhile there is nothing else to press. */
export function StoryBookHeading({ story, actions }: { story: Story; actions: ReactNode }) {
  const [isChanging, setChanging] = useState(useHasTitleDraft(story));
  const button = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(isChanging);
  useEffect(() => {
    if (wasChanging.current && !isChanging) button.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  return (
    <PageHeading
      title={story.title}
      titleField={isChanging && <StoryTitleField story={story} onClose={() => setChanging(false)} />}
      size="grand"
      above={<BackToStories />}
      lead={
        !isChanging && (
          <span className="-ml-3 flex flex-wrap items-center">
            <FavoriteButton story={story} />
            <Button ref={button} variant="quiet" icon="pencil" onClick={() => setChanging(true)}>
              Change the title
            </Button>
          </span>
        )
      }
      actions={isChanging ? undefined : actions}
    />
  );
}
