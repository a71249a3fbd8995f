import type { Story } from '@talelantern/domain/stories/story';
import { EVERY_STORY, isNarrow, matchesStoryFilter } from '@talelantern/domain/stories/story-filter';
import { useState } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { count, STORIES } from '../../../services/usage-sentences.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { DRAWN_WHEN_NEAR } from '../../items/item-wall.tsx';
import { useChildren } from '../../use-children.ts';
import { useWholeList } from '../../use-search-all.ts';
import { DeleteStoryDialog } from './delete-story-dialog.tsx';
import { OpenStory } from './story-shelf-open.tsx';
import { StoryCover, UnreadableCover, type ShelvedStory } from './story-shelf-cover.tsx';
import { ShelfEnd } from './story-shelf-end.tsx';
import { EmptyShelf, ShelfFailed } from './story-shelf-states.tsx';
import { StoryShelfTools } from './story-shelf-tools.tsx';
import { useDeleteStory } from './use-delete-story.ts';
import { useStories, type StoryList } from './use-stories.ts';
import { useStoryFilter } from './use-story-filter.ts';

const TITLE = 'My stories';

/** From this many stories on, searching is quicker than looking. */
const SEARCHABLE_FROM = 5;

/** The family's stories: the most recent lies open, the others stand on the shelf. */
export function StoryShelf() {
  const list = useStories();
  if (list.isPending)
    return (
      <>
        <Heading />
        <div className="mt-8">
          <Skeletons label="Loading your stories" shape="shelf" />
        </div>
      </>
    );
  if (list.error && list.stories.length === 0) return <ShelfFailed message={list.error.message} onRetry={list.retry} />;
  if (list.stories.length + list.unreadable.length === 0 && !list.hasMore) return <EmptyShelf />;
  return (
    <>
      <Heading />
      <FullShelf list={list} />
    </>
  );
}

function Heading() {
  return (
    <PageHeading
      title={TITLE}
      actions={
        <LinkButton to={PATHS.create} icon="plus">
          New story
        </LinkButton>
      }
    />
  );
}

function FullShelf({ list }: { list: StoryList }) {
  const [filter, changeFilter] = useStoryFilter();
  const [leaving, setLeaving] = useState<Story | null>(null);
  const children = useChildren();
  const remove = useDeleteStory();
  const isLooking = isNarrow(filter);
  useWholeList(list, isLooking);

  const found = list.stories.filter((story) => matchesStoryFilter(story, filter));
  const [latest, ...others] = found;
  const shelved = (story: Story): ShelvedStory => ({
    story,
    childName: children.find(({ id }) => id === story.childId)?.nickname ?? null,
    onDelete: () => setLeaving(story),
  });
  function handleDelete(story: Story): void {
    setLeaving(null);
    remove(story);
  }

  return (
    <>
      {(isLooking || list.stories.length >= SEARCHABLE_FROM) && (
        <StoryShelfTools filter={filter} onChange={changeFilter} childProfiles={children} />
      )}
      {latest && !isLooking && (
        <div className="mt-8">
          <OpenStory {...shelved(latest)} />
        </div>
      )}
      <p role="status" className="mt-6 text-soft empty:hidden">
        {isLooking && found.length > 0 && `${count(found.length, STORIES)}${list.hasMore ? ' so far' : ''}`}
      </p>
      <Shelf stories={(isLooking ? found : others).map(shelved)} unreadable={isLooking ? [] : list.unreadable} />
      <ShelfEnd list={list} filter={filter} found={found.length} onShowAll={() => changeFilter(EVERY_STORY)} />
      {leaving && (
        <DeleteStoryDialog story={leaving} onKeep={() => setLeaving(null)} onDelete={() => handleDelete(leaving)} />
      )}
    </>
  );
}

function Shelf({ stories, unreadable }: { stories: readonly ShelvedStory[]; unreadable: readonly string[] }) {
  if (stories.length + unreadable.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 py-9 md:grid-cols-3 md:gap-x-8 lg:grid-cols-4" aria-label="Stories">
      {stories.map((shelved) => (
        <li key={shelved.story.id} className={classNames('min-w-0', DRAWN_WHEN_NEAR)}>
          <StoryCover {...shelved} />
        </li>
      ))}
      {unreadable.map((id) => (
        <li key={id}>
          <UnreadableCover />
        </li>
      ))}
    </ul>
  );
}
