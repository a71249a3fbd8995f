import { isLastPhase, STORY_PHASES } from '@talelantern/domain/stories/phases';
import type { ReactNode } from 'react';
import { storyPath } from '../../../config/paths.ts';
import { readPath } from '../../../config/item-paths.ts';
import type { PictureUrls } from '../../../services/pictures/picture-urls.ts';
import { chapterSteps } from '../../../shared/chapters/chapter-copy.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { BookCover } from '../../../ui/book-cover.tsx';
import { BookSpread } from '../../../ui/book-spread.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChapterLights, LanternString } from '../../../ui/lantern-string.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Figures } from '../landscape-art.tsx';
import { BookArt } from './book-art.tsx';
import { coverPicture, type ShelfBook } from './shelf-book.ts';
import { progressCopy, StoryFacts, WaitingChapter } from './story-facts.tsx';

export interface ShelvedBook {
  book: ShelfBook;
  /** Nickname of the child that the story is for, or its placeholder; null for everyone. */
  child: ReactNode;
  pictureUrls: PictureUrls;
  buttons: ReactNode;
}

/** Crop position: landscapes are aligned to their bottom, scenes near their middle. */
const positionOf = (isScene: boolean): string | undefined => (isScene ? '50% 40%' : undefined);

export function StoryCover({ book, child, pictureUrls, buttons }: ShelvedBook) {
  const { picture, isScene } = coverPicture(book.cover, pictureUrls, 'thumbnail');
  const progress = progressCopy(book.chapters, book.phase);
  return (
    <BookCover
      title={book.coverTitle}
      picture={picture}
      position={positionOf(isScene)}
      faces={isScene ? undefined : <Figures figures={book.cover.figures} />}
      to={storyPath(book.id)}
    >
      <ChapterLights lit={book.chapters} total={STORY_PHASES.length} label={progress} />
      <span className="-mr-3 flex">{buttons}</span>
      <p className="w-full leading-snug wrap-anywhere">
        <span aria-hidden="true" className="block">
          {progress}
        </span>
        <StoryFacts ageRange={book.ageRange} child={child} time={book.createdAt} />
        <WaitingChapter book={book} />
      </p>
    </BookCover>
  );
}

export const UnreadableCover = () => (
  <div className="grid aspect-4/5 place-content-center justify-items-center gap-3 rounded-card border-2 border-hairline p-4 text-center text-soft">
    <Icon name="cloud-off" size="large" />
    <p>We couldn’t read this story. It hasn’t changed.</p>
  </div>
);

/** The newest story, shown large. It may be unread, because the time of reading is not stored. */
export const RecentStory = ({ book, child, pictureUrls, buttons }: ShelvedBook) => (
  <BookSpread art={<BookArt cover={book.cover} pictureUrls={pictureUrls} />}>
    <div className="flex items-center justify-between gap-2">
      <p className="font-semibold text-accent">Your newest story</p>
      <span className="-mr-3 flex">{buttons}</span>
    </div>
    <h2 className="line-clamp-4 pb-[0.08em] text-36 text-balance wrap-anywhere">
      <AppLink to={storyPath(book.id)} className="no-underline hover:underline">
        {book.title}
      </AppLink>
    </h2>
    <p className="text-15 text-soft wrap-anywhere">
      <StoryFacts ageRange={book.ageRange} child={child} time={book.updatedAt ?? book.createdAt} />
      <WaitingChapter book={book} />
    </p>
    <LanternString label="Chapters" steps={chapterSteps(book.chapters)} />
    <div className="flex flex-wrap gap-3 [&>*]:grow [&>*]:px-4">
      <LinkButton to={readPath(book.id)} size="big" icon="book-open" className="basis-42">
        {isLastPhase(book.phase) ? 'Read again' : 'Read on'}
      </LinkButton>
      <LinkButton to={storyPath(book.id)} size="big" variant="line">
        Chapters
      </LinkButton>
    </div>
  </BookSpread>
);
