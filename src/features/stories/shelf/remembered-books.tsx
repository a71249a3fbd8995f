import { EVERY_STORY } from '@talelantern/domain/stories/story-filter';
import { useLayoutEffect, useState } from 'react';
import type { PictureAddresses } from '../../../services/pictures/picture-addresses.ts';
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
  pictureAddresses: PictureAddresses;
  /** The shelf could not be loaded: from then on no place is kept for the children's names. */
  hasFailed?: boolean;
}

/** Remembered books can be opened; all else that the shelf has is dimmed and waits for the loaded ones. */
export function RememberedBooks({
  shelf: { books, children },
  pictureAddresses,
  hasFailed = false,
}: RememberedBooksProps) {
  useKeptFocus();
  const [isWaiting, setWaiting] = useState(true);
  if (hasFailed && isWaiting) setWaiting(false);
  const [latest, ...shelved] = books;
  const propsOf = (book: ShelfBook) => ({
    book,
    child: book.childLetters === null || !isWaiting ? null : <PlaceOfName letters={book.childLetters} />,
    pictureAddresses,
    buttons: <WaitingButtons book={book} />,
  });
  return (
    <>
      {isWaiting && children.length > 0 && <PlaceOfChildren letters={children} />}
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

/** A text as wide as a name of that many letters, so that nothing moves when the names are loaded. */
const placeOf = (letters: number): string => 'n'.repeat(letters);

const PlaceOfName = ({ letters }: { letters: number }) => <span className="invisible">{placeOf(letters)}</span>;

const PlaceOfChildren = ({ letters }: { letters: readonly number[] }) => (
  <div className={`invisible ${CHILD_ROW}`}>
    {letters.map((count, index) => (
      <span key={index} className="chip chip-bare wrap-anywhere">
        <span className="-ml-2.5 size-7" />
        {childBooksLabel(placeOf(count))}
      </span>
    ))}
  </div>
);

const linksTo = (address: string | null): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === address);

/** A function that focuses the link that has the focus now, or the one in its place, unless something else has it then. */
function rememberFocus(): () => void {
  const { activeElement } = document;
  if (activeElement?.id === 'main') return focusMain;
  if (!(activeElement instanceof HTMLAnchorElement)) return ignore;
  const address = activeElement.getAttribute('href');
  const index = linksTo(address).indexOf(activeElement);
  return () => {
    if (document.activeElement === document.body) linksTo(address)[index]?.focus({ preventScroll: true });
  };
}

/** The same link keeps the focus when these books replace those of a snapshot, and when the real ones replace them. */
function useKeptFocus(): void {
  const [focusAgain] = useState(rememberFocus);
  useLayoutEffect(() => {
    focusAgain();
    // Both are mounted and unmounted in one commit, which has ended then.
    return () => queueMicrotask(rememberFocus());
  }, [focusAgain]);
}
