import type { Story } from '@talelantern/domain/stories/story';
import { useState } from 'react';
import { PATHS, storyPath } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { OpenStory } from './story-shelf-open.tsx';
import { StoryCover, UnreadableCover } from './story-shelf-cover.tsx';
import { useStories, type StoryList } from './use-stories.ts';

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
          <Skeletons label="Loading your stories" shape="covers" />
        </div>
      </>
    );
  if (list.error && list.stories.length === 0) return <ShelfFailed list={list} />;
  if (list.stories.length === 0 && list.unreadable.length === 0) return <EmptyShelf />;
  return <FullShelf list={list} />;
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
  const [query, setQuery] = useState('');
  const [latest, ...others] = list.stories;
  const isSearching = query.trim() !== '';
  const shown = isSearching ? list.stories.filter(titleContains(query)) : others;
  return (
    <>
      <Heading />
      {latest && !isSearching && (
        <div className="mt-8">
          <OpenStory story={latest} />
        </div>
      )}
      {list.stories.length >= SEARCHABLE_FROM && (
        <div className="mt-8 max-w-form">
          <SearchField label="Search your stories" value={query} onChange={setQuery} placeholder="Name or theme" />
        </div>
      )}
      {isSearching && shown.length === 0 && (
        <p className="mt-8 text-19 text-soft" role="status">
          No story is called that.
        </p>
      )}
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-8 lg:grid-cols-4" aria-label="Stories">
        {shown.map((story) => (
          <li key={story.id}>
            <StoryCover story={story} to={storyPath(story.id)} />
          </li>
        ))}
        {!isSearching &&
          list.unreadable.map((id) => (
            <li key={id}>
              <UnreadableCover />
            </li>
          ))}
      </ul>
      {list.hasMore && (
        <div className="mt-10 text-center">
          <Button variant="line" busy={list.isLoadingMore} busyLabel="Fetching more" onClick={list.showMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

const titleContains = (query: string) => (story: Story) =>
  story.title.toLowerCase().includes(query.trim().toLowerCase());

function EmptyShelf() {
  return (
    <EmptyState
      title="The first page is yours"
      line="Choose who it is about, and tonight’s story begins."
      friends={['/art/cut-pip.webp', '/art/cut-hoot.webp']}
      action={
        <LinkButton to={PATHS.create} size="big" icon="sparkle">
          Create a story
        </LinkButton>
      }
    />
  );
}

function ShelfFailed({ list }: { list: StoryList }) {
  return (
    <FailedState
      title="Your shelf could not be reached"
      kept={['Every story is safe']}
      friend="/art/cut-hoot.webp"
      actions={
        <Button icon="refresh" onClick={list.retry}>
          Try again
        </Button>
      }
    >
      {list.error?.message}. Please check your connection and try again.
    </FailedState>
  );
}
