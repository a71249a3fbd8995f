import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import { coverTitle } from '@talelantern/domain/stories/cover-title';
import { booksOf } from '@talelantern/domain/stories/child-books';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { useState, type ReactNode } from 'react';
import { childStoryPath } from '../../../config/child-paths.ts';
import { usePreferences } from '../../../shared/family/use-preferences.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { usePagedList, useWholeList } from '../../../shared/query/use-paged-list.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { BookCover, type BookCoverProps } from '../../../ui/book-cover.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChapterLights } from '../../../ui/lantern-string.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { CastFigures } from '../cast-figures.tsx';
import { useCoverPicture } from '../shelf/cover-art.tsx';
import { progressCopy } from '../shelf/story-facts.tsx';
import './child-mode.css';

type CoverLink = Pick<BookCoverProps, 'state' | 'onClick'>;

interface ChildShelfProps {
  child: ChildProfile;
  coverLink: CoverLink;
}

/**
 * The shelf searches the family's stories until it has these many books or has read these many stories. Without the
 * second, a child with few books would read all of a large library on each visit. A click on "More books" searches all.
 */
const FIRST_GOAL = { books: 12, stories: 60 };

export const ChildShelf = (props: ChildShelfProps) => (
  <div ref={keepFocus}>
    <Books {...props} />
  </div>
);

function Books({ child, coverLink }: ChildShelfProps) {
  const { loadServices } = useServices();
  const list = usePagedList(queryKeys.storyList, async (cursor) => (await loadServices()).stories.list(cursor));
  const { preferences, error, retry } = usePreferences();
  const books = preferences ? booksOf(list.items, child, preferences.showFirst) : [];
  const [goal, setGoal] = useState(FIRST_GOAL);
  const isWanting = preferences !== null && books.length < goal.books && list.items.length < goal.stories;
  useWholeList(list, isWanting);
  const isSearching = list.isLoadingMore || (isWanting && list.hasMore && list.error === null);

  const failure = books.length === 0 ? (list.error ?? (preferences ? null : error)) : null;
  if (failure)
    return (
      <ShelfNote line="The books won’t open just now. Please fetch a grown-up.">
        <Button
          size="big"
          icon="refresh"
          onClick={() => {
            retry();
            list.retry();
          }}
        >
          Try again
        </Button>
      </ShelfNote>
    );
  if (list.isPending || preferences === null || (books.length === 0 && isSearching && goal === FIRST_GOAL))
    return <Skeletons label="Loading the books" shape="covers" />;
  const moreButton = list.hasMore && (
    <Button
      size="big"
      variant="line"
      icon="books"
      busy={isSearching}
      onClick={() => {
        setGoal({ books: books.length + 1, stories: Infinity });
        list.showMore();
      }}
    >
      More books
    </Button>
  );
  if (books.length === 0 && list.hasMore)
    return <ShelfNote line="None of the newest books is yours. Shall we look further?">{moreButton}</ShelfNote>;
  if (books.length === 0) return <ShelfNote line="No books yet. Ask a grown-up to make the first one with you." />;
  return (
    <>
      <ul aria-label="Books" className="child-books">
        {books.map((story, index) => (
          <li key={story.id} data-now={index === 0 || undefined}>
            <ChildCover story={story} to={childStoryPath(child.id, story.id)} link={coverLink} />
          </li>
        ))}
      </ul>
      <div className="mb-8 grid justify-items-center">
        {moreButton}
        <p role="status" className="text-22">
          {!list.hasMore && goal !== FIRST_GOAL && 'That’s all your books.'}
        </p>
      </div>
    </>
  );
}

function ChildCover({ story, to, link }: { story: Story; to: string; link: CoverLink }) {
  const { picture, preview, isScene } = useCoverPicture(story, 'full');
  return (
    <BookCover
      size="child"
      title={coverTitle(
        bookTitleOf(story),
        story.characters.map(({ name }) => name),
      )}
      picture={picture}
      preview={preview}
      position={isScene ? '50% 40%' : undefined}
      faces={isScene ? undefined : <CastFigures cast={story.characters} />}
      sign={<Icon name="play" size="large" />}
      to={to}
      {...link}
    >
      <ChapterLights
        lit={story.previousParts.length}
        total={STORY_PHASES.length}
        label={progressCopy(story.previousParts.length, story.currentPhase)}
      />
    </BookCover>
  );
}

const ShelfNote = ({ line, children }: { line: string; children?: ReactNode }) => (
  <div className="mx-auto grid max-w-form justify-items-center gap-5 py-8 text-center">
    <img src="/art/cut-pip.webp" alt="" className="h-52 w-auto" />
    <p role="status" className="text-22">
      {line}
    </p>
    {children}
  </div>
);
