import { readableChapters } from '@talelantern/domain/stories/approval';
import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import type { Story } from '@talelantern/domain/stories/story';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { usePreferences } from '../shared/family/use-preferences.ts';
import { ChapterNarration } from '../features/reading/chapter-narration.tsx';
import { PlayLink } from '../features/reading/play-link.tsx';
import { ShareDialog } from '../features/share-dialog/share-dialog.tsx';
import { PrintedStory } from '../features/stories/printed-story.tsx';
import { StoryBook } from '../features/stories/book/story-book.tsx';
import { StoryUnavailable } from '../features/stories/book/story-unavailable.tsx';
import { useCoverPicture } from '../features/stories/shelf/cover-art.tsx';
import { useStory } from '../features/stories/use-story.ts';
import { ClosedBook } from '../ui/book-cover.tsx';
import { IconButton } from '../ui/icon-button.tsx';

export function StoryPage() {
  const { storyId = '' } = useParams();
  const state = useStory(storyId);
  // Loaded in parallel with the story: a chapter is shown once the preferences are known.
  usePreferences();
  if (state.status !== 'found')
    return (
      <FamilyPage title="Story" light="left">
        <StoryUnavailable state={state} />
      </FamilyPage>
    );
  const { story } = state;
  return (
    <FamilyPage title={bookTitleOf(story)} light="left">
      <OpenStory key={storyId} story={story} />
    </FamilyPage>
  );
}

export const OpenStory = ({ story, opensAt }: { story: Story; opensAt?: number }) => (
  <>
    <StoryBook
      story={story}
      opensAt={opensAt}
      renderPlay={(part) => (
        <PlayLink story={story} part={part} size="big" className="grow lg:min-w-52">
          Play
        </PlayLink>
      )}
      actions={<ShareStory story={story} />}
      renderListening={(part) => <ChapterNarration key={part} story={story} part={part} />}
    />
    <PrintedStory story={story} isPrepared={false} />
  </>
);

function ShareStory({ story }: { story: Story }) {
  const [isOpen, setOpen] = useState(false);
  const { id } = story;
  const { picture } = useCoverPicture(story, 'thumbnail');
  const { preferences } = usePreferences();
  return (
    <>
      <IconButton icon="share" label="Share" onClick={() => setOpen(true)} />
      {isOpen && (
        <ShareDialog
          item={{ contentType: 'story', id }}
          name={bookTitleOf(story)}
          picture={<ClosedBook src={picture} />}
          chapters={preferences ? readableChapters(story, preferences.showFirst) : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
