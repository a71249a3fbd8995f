import type { Story } from '@talelantern/domain/stories/story';
import { EVERY_STORY, isFiltering, matchesStoryFilter } from '@talelantern/domain/stories/story-filter';
import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { booksPath } from '../../../config/child-paths.ts';
import { PATHS } from '../../../config/paths.ts';
import { count, STORIES } from '../../../services/plans/usage-sentences.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { RENDERED_NEAR_VIEW } from '../../items/item-wall.tsx';
import { ChildFace } from '../../../shared/family/child-face.tsx';
import { useChildren } from '../../../shared/family/use-children.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { usePagedList, type PagedList, useWholeList } from '../../../shared/query/use-paged-list.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { DeleteStoryDialog, useDeleteStory } from './delete-story.tsx';
import { RecentStory, StoryCover, UnreadableCover } from './story-shelf-cover.tsx';
import { EmptyShelf, ShelfEnd, ShelfFailed } from './story-shelf-states.tsx';
import { StoryShelfFilters, useStoryFilter } from './story-shelf-filters.tsx';

const MIN_STORIES_FOR_SEARCH = 5;

/** The family's stories: the most recent shown large, the others on the shelf. */
export function StoryShelf() {
  const { deferred } = useServices();
  // Read together with the stories: their row is above the books, which it would move.
  const childProfiles = useChildren();
  const list = usePagedList(queryKeys.storyList, async (cursor) => (await deferred()).stories.list(cursor));
  if (list.isPending)
    return (
      <>
        <Heading />
        <div className="mt-8">
          <Skeletons label="Loading your stories" shape="shelf" />
        </div>
      </>
    );
  if (list.error && list.items.length === 0) return <ShelfFailed message={list.error.message} onRetry={list.retry} />;
  if (list.items.length + list.unreadable.length === 0 && !list.hasMore) return <EmptyShelf />;
  return (
    <>
      <Heading />
      <FullShelf list={list} childProfiles={childProfiles} />
    </>
  );
}

const Heading = () => (
  <PageHeading
    title="My stories"
    actions={
      <LinkButton to={PATHS.create} icon="plus">
        New story
      </LinkButton>
    }
  />
);

interface FullShelfProps {
  list: PagedList<Story>;
  childProfiles: readonly ChildProfile[];
}

function FullShelf({ list, childProfiles }: FullShelfProps) {
  const [filter, changeFilter] = useStoryFilter();
  // What is typed is painted before the books that match it.
  const shownFilter = useDeferredValue(filter);
  const [leaving, setLeaving] = useState<Story | null>(null);
  const remove = useDeleteStory();
  const isLooking = isFiltering(shownFilter);
  useWholeList(list, isLooking);

  const { items } = list;
  const found = useMemo(() => items.filter((story) => matchesStoryFilter(story, shownFilter)), [items, shownFilter]);
  const shelved = useMemo(() => (isLooking ? found : found.slice(1)), [isLooking, found]);
  const [latest] = found;
  function handleDelete(story: Story): void {
    setLeaving(null);
    remove(story);
  }

  return (
    <>
      {childProfiles.length > 0 && <ChildBooks childProfiles={childProfiles} />}
      {(isLooking || items.length >= MIN_STORIES_FOR_SEARCH) && (
        <StoryShelfFilters filter={filter} onChange={changeFilter} childProfiles={childProfiles} />
      )}
      {latest && !isLooking && (
        <div className="mt-8">
          <RecentStory story={latest} childName={nicknameFor(latest, childProfiles)} onDelete={setLeaving} />
        </div>
      )}
      <p role="status" className="mt-6 text-soft empty:hidden">
        {isLooking && found.length > 0 && `${count(found.length, STORIES)}${list.hasMore ? ' so far' : ''}`}
      </p>
      <Shelf
        stories={shelved}
        unreadable={isLooking ? NONE : list.unreadable}
        childProfiles={childProfiles}
        onDelete={setLeaving}
      />
      <ShelfEnd list={list} filter={shownFilter} found={found.length} onShowAll={() => changeFilter(EVERY_STORY)} />
      {leaving && (
        <DeleteStoryDialog story={leaving} onKeep={() => setLeaving(null)} onDelete={() => handleDelete(leaving)} />
      )}
    </>
  );
}

const NONE: readonly string[] = [];

const nicknameFor = ({ childId }: Story, childProfiles: readonly ChildProfile[]): string | null =>
  childProfiles.find(({ id }) => id === childId)?.nickname ?? null;

/** Hands the device to a child: their books alone, until a grown-up leaves them. */
const ChildBooks = ({ childProfiles }: { childProfiles: readonly ChildProfile[] }) => (
  <nav aria-label="A child reads alone" className="mt-4 flex flex-wrap gap-2.5">
    {childProfiles.map((child) => (
      <AppLink key={child.id} to={booksPath(child.id)} className="chip chip-bare no-underline wrap-anywhere">
        <span className="-ml-2.5">
          <ChildFace child={child} size="chip" />
        </span>
        {child.nickname}’s books
      </AppLink>
    ))}
  </nav>
);

interface ShelfProps {
  stories: readonly Story[];
  unreadable: readonly string[];
  childProfiles: readonly ChildProfile[];
  onDelete: (story: Story) => void;
}

/** Memoised: a typed character alone changes no book. */
const Shelf = memo(function Shelf({ stories, unreadable, childProfiles, onDelete }: ShelfProps) {
  if (stories.length + unreadable.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 py-9 md:grid-cols-3 md:gap-x-8 lg:grid-cols-4" aria-label="Stories">
      {stories.map((story) => (
        <li key={story.id} className={classNames('min-w-0', RENDERED_NEAR_VIEW)}>
          <StoryCover story={story} childName={nicknameFor(story, childProfiles)} onDelete={onDelete} />
        </li>
      ))}
      {unreadable.map((id) => (
        <li key={id}>
          <UnreadableCover />
        </li>
      ))}
    </ul>
  );
});
