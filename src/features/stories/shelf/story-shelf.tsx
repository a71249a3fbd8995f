import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import type { Story } from '@talelantern/domain/stories/story';
import { EVERY_STORY, isFiltering, matchesStoryFilter } from '@talelantern/domain/stories/story-filter';
import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { memo, startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { booksPath } from '../../../config/child-paths.ts';
import { readPath } from '../../../config/item-paths.ts';
import { count, STORIES } from '../../../services/plans/usage-sentences.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { RENDERED_NEAR_VIEW } from '../../items/item-wall.tsx';
import { ChildFace } from '../../../shared/family/child-face.tsx';
import { useChildren } from '../../../shared/family/use-children.ts';
import { usePreferences } from '../../../shared/family/use-preferences.ts';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { usePagedList, type PagedList } from '../../../shared/query/use-paged-list.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { DeleteStoryDialog, useDeleteStory } from './delete-story.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { RememberedBooks } from './remembered-books.tsx';
import { readRememberedShelf, REMEMBERED_BOOKS, type RememberedShelf, rememberShelf } from './remembered-shelf.ts';
import { CHILD_ROW, childBooksLabel, MIN_STORIES_FOR_SEARCH, ShelfHeading, ShelfRows } from './shelf-frame.tsx';
import { RecentStory, StoryCover, UnreadableCover, type ShelvedBook } from './story-shelf-cover.tsx';
import { EmptyShelf, ShelfEnd, ShelfFailed, ShelfNotUpdated } from './story-shelf-states.tsx';
import { StoryShelfFilters, useStoryFilter } from './story-shelf-filters.tsx';
import { toShelfBook } from './to-shelf-book.ts';

interface Family {
  childProfiles: readonly ChildProfile[];
  /** Whether a grown-up reads new chapters first. */
  showFirst: boolean;
}

/** The newest shown large, the others in rows. `onRemembered` gets the shelf if it needs a new snapshot. */
export function StoryShelf({ onRemembered }: { onRemembered: (shelf: RememberedShelf) => void }) {
  const { uid, loadServices, pictureUrls } = useServices();
  const { search } = useLocation();
  const [rememberedShelf] = useState(() => readRememberedShelf(uid));
  // Loaded in parallel with the stories: a row of children that appeared later would move the books.
  const childProfiles = useChildren();
  const list = usePagedList(queryKeys.storyList, async (cursor) => (await loadServices()).stories.list(cursor));
  const { preferences, isFetched, isPaused } = usePreferences();
  const showFirst = preferences?.showFirst ?? false;
  // Waits for the preference, because lines about waiting chapters that appeared later would move the books.
  const isPending = list.isPending || (!isFetched && !isPaused);
  useRemembering({ ...list, isPending }, { childProfiles, showFirst }, onRemembered);
  const failure = list.items.length === 0 ? list.error : null;
  if (rememberedShelf && search === '' && (isPending || failure))
    return (
      <>
        <ShelfHeading />
        <ShelfNotUpdated list={list} />
        <RememberedBooks shelf={rememberedShelf} pictureUrls={pictureUrls} hasFailed={failure !== null} />
      </>
    );
  if (isPending)
    return (
      <>
        <ShelfHeading />
        <div className="mt-8">
          <Skeletons label="Loading your stories" shape="shelf" />
        </div>
      </>
    );
  if (failure) return <ShelfFailed message={failure.message} onRetry={list.retry} />;
  const isEmpty = list.items.length + list.unreadable.length === 0 && !list.hasMore;
  return (
    <>
      {!isEmpty && <ShelfHeading />}
      {/* Does not surround the remembered books, which hand their focus to the loaded books. */}
      <div ref={keepFocus} className="flex-1 max-md:flex max-md:flex-col">
        {isEmpty ? <EmptyShelf /> : <FullShelf list={list} childProfiles={childProfiles} showFirst={showFirst} />}
      </div>
    </>
  );
}

/** Remembers the loaded books. `onRemembered` runs in a transition, so that these books are rendered first. */
function useRemembering(
  { items, isPending, error }: PagedList<Story>,
  { childProfiles, showFirst }: Family,
  onRemembered: (shelf: RememberedShelf) => void,
): void {
  const { uid } = useServices();
  const isRead = !isPending && error === null;
  useEffect(() => {
    if (!isRead) return;
    const first = items.slice(0, REMEMBERED_BOOKS);
    const books = first.map((story) => toShelfBook(story, nicknameFor(story, childProfiles), showFirst));
    const shelf = rememberShelf(uid, books, childProfiles);
    if (shelf) startTransition(() => onRemembered(shelf));
  }, [onRemembered, uid, items, isRead, childProfiles, showFirst]);
}

function FullShelf({ list, childProfiles, showFirst }: Family & { list: PagedList<Story> }) {
  const [filter, changeFilter] = useStoryFilter();
  // Deferred, so that typed text appears before the matching books.
  const shownFilter = useDeferredValue(filter);
  const [storyToDelete, setStoryToDelete] = useState<Story | null>(null);
  const remove = useDeleteStory();
  const isLooking = isFiltering(shownFilter);
  const { pictureUrls } = useServices();
  const propsOf = useCallback(
    (story: Story): ShelvedBook => {
      const child = nicknameFor(story, childProfiles);
      const buttons = <BookButtons story={story} onDelete={setStoryToDelete} />;
      return { book: toShelfBook(story, child, showFirst), child, pictureUrls, buttons };
    },
    [childProfiles, showFirst, pictureUrls],
  );

  const { items } = list;
  const foundStories = useMemo(
    () => items.filter((story) => matchesStoryFilter(story, shownFilter)),
    [items, shownFilter],
  );
  const shelved = useMemo(() => (isLooking ? foundStories : foundStories.slice(1)), [isLooking, foundStories]);
  const [latest] = foundStories;
  return (
    <>
      {childProfiles.length > 0 && <ChildBooks childProfiles={childProfiles} />}
      {(isLooking || items.length >= MIN_STORIES_FOR_SEARCH) && (
        <StoryShelfFilters filter={filter} onChange={changeFilter} childProfiles={childProfiles} />
      )}
      {latest && !isLooking && (
        <div className="mt-8">
          <RecentStory key={latest.id} {...propsOf(latest)} />
        </div>
      )}
      <p role="status" className="mt-6 text-soft empty:hidden">
        {isLooking &&
          foundStories.length > 0 &&
          `${count(foundStories.length, STORIES)}${list.hasMore ? ' so far' : ''}`}
      </p>
      <Shelf stories={shelved} unreadable={isLooking ? NONE : list.unreadable} propsOf={propsOf} />
      <ShelfEnd
        list={list}
        filter={shownFilter}
        found={foundStories.length}
        onShowAll={() => changeFilter(EVERY_STORY)}
      />
      {storyToDelete && (
        <DeleteStoryDialog
          story={storyToDelete}
          onKeep={() => setStoryToDelete(null)}
          onDelete={() => {
            setStoryToDelete(null);
            remove(storyToDelete);
          }}
        />
      )}
    </>
  );
}

const NONE: readonly string[] = [];

const nicknameFor = ({ childId }: Story, childProfiles: readonly ChildProfile[]): string | null =>
  childProfiles.find(({ id }) => id === childId)?.nickname ?? null;

/** A button that hands the device to a child: only the child's books are shown until a grown-up leaves them. */
const ChildBooks = ({ childProfiles }: { childProfiles: readonly ChildProfile[] }) => (
  <nav aria-label="A child reads alone" className={CHILD_ROW}>
    {childProfiles.map((child) => (
      <AppLink key={child.id} to={booksPath(child.id)} className="chip chip-bare no-underline wrap-anywhere">
        <span className="-ml-2.5">
          <ChildFace child={child} size="chip" />
        </span>
        {childBooksLabel(child.nickname)}
      </AppLink>
    ))}
  </nav>
);

function BookButtons({ story, onDelete }: { story: Story; onDelete: (story: Story) => void }) {
  const navigate = useNavigate();
  return (
    <>
      <FavoriteButton story={story} />
      <MoreMenu
        label={`More about ${bookTitleOf(story)}`}
        actions={[
          { label: 'Read', icon: 'book-open', onClick: () => void navigate(readPath(story.id)) },
          { label: 'Delete', icon: 'bin', onClick: () => onDelete(story) },
        ]}
      />
    </>
  );
}

interface ShelfProps {
  stories: readonly Story[];
  unreadable: readonly string[];
  propsOf: (story: Story) => ShelvedBook;
}

/** Memoised, so that typing a search does not render all books again. */
const Shelf = memo(function Shelf({ stories, unreadable, propsOf }: ShelfProps) {
  if (stories.length + unreadable.length === 0) return null;
  return (
    <ShelfRows>
      {stories.map((story) => (
        <li key={story.id} className={classNames('min-w-0', RENDERED_NEAR_VIEW)}>
          <StoryCover {...propsOf(story)} />
        </li>
      ))}
      {unreadable.map((id) => (
        <li key={id}>
          <UnreadableCover />
        </li>
      ))}
    </ShelfRows>
  );
});
