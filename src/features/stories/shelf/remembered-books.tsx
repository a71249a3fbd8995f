import { EVERY_STORY } from '@talelantern/domain/stories/story-filter';
import { useLayoutEffect, useState } from 'react';
import type { PictureUrls } from '../../../services/pictures/picture-urls.ts';
import { focusMain } from '../../../ui/main-focus.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { FavoriteMark } from './favorite-mark.tsx';
import type { RememberedShelf } from './remembered-shelf.ts';
import type { ShelfBook } from './shelf-book.ts';
import { CHILD_ROW, childBooksLabel, MIN_STORIES_FOR_SEARCH, ShelfRows } from './shelf-frame.tsx';
import { RecentStory, StoryCover } from './story-shelf-cover.tsx';
import { StoryShelfFilters } from './story-shelf-filters.tsx';

interface RememberedBooksProps {
  shelf: RememberedShelf;
  pictureUrls: PictureUrls;
  /** Whether loading has failed: the space for the children's names is then removed. */
  hasFailed?: boolean;
}

/** Remembered books can be opened. All other controls of the shelf are dimmed and disabled until it is loaded. */
export function RememberedBooks({ shelf: { books, children }, pictureUrls, hasFailed = false }: RememberedBooksProps) {
  useKeptFocus();
  const [isWaiting, setWaiting] = useState(true);
  if (hasFailed && isWaiting) setWaiting(false);
  const [latest, ...shelved] = books;
  const propsOf = (book: ShelfBook) => ({
    book,
    child: book.childLetters === null || !isWaiting ? null : <NamePlaceholder letters={book.childLetters} />,
    pictureUrls,
    buttons: <WaitingButtons book={book} />,
  });
  return (
    <>
      {isWaiting && children.length > 0 && <ChildNamesPlaceholder letters={children} />}
      {books.length >= MIN_STORIES_FOR_SEARCH && (
        <div inert className="opacity-60">
          <StoryShelfFilters filter={EVERY_STORY} onChange={ignore} childProfiles={[]} />
        </div>
      )}
      {latest && (
        <div className="mt-8">
          <RecentStory {...propsOf(latest)} />
        </div>
      )}
      {shelved.length > 0 && (
        <ShelfRows>
          {shelved.map((book) => (
            <li key={book.id} className="min-w-0">
              <StoryCover {...propsOf(book)} />
            </li>
          ))}
        </ShelfRows>
      )}
    </>
  );
}

const ignore = (): void => undefined;

const WaitingButtons = ({ book: { title, favorite } }: { book: ShelfBook }) => (
  <span inert className="flex opacity-60">
    <FavoriteMark title={title} favorite={favorite} />
    <MoreMenu label={`More about ${title}`} actions={[]} />
  </span>
);

/** Placeholder text about as wide as a name of that length, so that nothing moves when the names are loaded. */
const placeholderText = (letters: number): string => 'n'.repeat(letters);

const NamePlaceholder = ({ letters }: { letters: number }) => (
  <span className="invisible">{placeholderText(letters)}</span>
);

const ChildNamesPlaceholder = ({ letters }: { letters: readonly number[] }) => (
  <div className={`invisible ${CHILD_ROW}`}>
    {letters.map((count, index) => (
      <span key={index} className="chip chip-bare wrap-anywhere">
        <span className="-ml-2.5 size-7" />
        {childBooksLabel(placeholderText(count))}
      </span>
    ))}
  </div>
);

const linksTo = (url: string | null): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === url);

/** Returns a function that focuses the focused link, or the one that replaced it, unless something else has focus. */
function rememberFocus(): () => void {
  const { activeElement } = document;
  if (activeElement?.id === 'main') return focusMain;
  if (!(activeElement instanceof HTMLAnchorElement)) return ignore;
  const url = activeElement.getAttribute('href');
  const index = linksTo(url).indexOf(activeElement);
  return () => {
    if (document.activeElement === document.body) linksTo(url)[index]?.focus({ preventScroll: true });
  };
}

/** Keeps the focus on the same link when these books replace a snapshot, and when the loaded books replace these. */
function useKeptFocus(): void {
  const [focusAgain] = useState(rememberFocus);
  useLayoutEffect(() => {
    focusAgain();
    // A microtask runs after the commit in which the loaded books replace these.
    return () => queueMicrotask(rememberFocus());
  }, [focusAgain]);
}
