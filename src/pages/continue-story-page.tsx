import type { Story } from '@talelantern/domain/stories/story';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import {
  ContinueButton,
  ContinueStorySheet,
  continuationLead,
  nextChapterName,
  useContinuedStory,
} from '../features/stories/writing/continue-story.tsx';
import { CastTray } from '../features/stories/new-story/story-stage.tsx';
import { StoryUnavailable } from '../features/stories/book/story-unavailable.tsx';
import { UnfinishedStories } from '../features/stories/writing/unfinished-stories.tsx';
import type { ChapterRunControl } from '../features/stories/writing/use-chapter-run.ts';
import { useStory } from '../features/stories/use-story.ts';
import { PageHeading } from '../ui/page-heading.tsx';

const TITLE = 'Create Story';

export function ContinueStoryPage({ storyId, control }: { storyId: string; control: ChapterRunControl }) {
  const state = useStory(storyId);
  if (state.status === 'found') return <ContinueFound story={state.story} control={control} />;
  return (
    <FamilyPage title={TITLE} light="center">
      <StoryUnavailable state={state} />
    </FamilyPage>
  );
}

function ContinueFound({ story, control }: { story: Story; control: ChapterRunControl }) {
  const continued = useContinuedStory(story);
  const button = <ContinueButton continued={continued} onGenerate={control.begin} />;
  return (
    <FamilyPage title={TITLE} light="right" tray={<CastTray cast={story.characters}>{button}</CastTray>}>
      <ContinueStorySheet
        continued={continued}
        heading={
          <div className="mb-6">
            <PageHeading title={nextChapterName(story)} lead={continuationLead(story)} />
            <UnfinishedStories />
          </div>
        }
        button={button}
      />
    </FamilyPage>
  );
}
