import { directionOf } from '@talelantern/domain/text/direction';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import type { ReactNode } from 'react';
import { chapterName, phaseName } from '../../../shared/chapters/chapter-copy.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Sheet } from '../../../ui/sheet.tsx';

interface StoryLeafProps {
  title: string;
  /** The title from the plot; null until a chapter has given one. */
  bookTitle?: string | null;
  index: number;
  /** Fills the plate at the top; the title is on its sky. */
  picture: ReactNode;
  actions: ReactNode;
  /** The chapters of the story, on phones. */
  chapters: ReactNode;
  /** Content below the text, at the full width of the leaf. */
  end?: ReactNode;
  children: ReactNode;
}

/** Length in characters from which a title is set smaller. */
const LONG_TITLE_LENGTH = 40;

/** The standard title, below the title from the plot. */
const FORMULA = 'mt-[0.4rem] max-w-[28em] font-ui text-[1rem] leading-[1.35] short:text-15';

const nameClass = (title: string): string =>
  classNames('story-name', title.length > LONG_TITLE_LENGTH && 'story-name-long');

/** The running and the stored chapter have the same layout, so that nothing moves when one replaces the other. */
export const StoryLeaf = ({
  title,
  bookTitle = null,
  index,
  picture,
  actions,
  chapters,
  end,
  children,
}: StoryLeafProps) => (
  <Sheet className="overflow-clip !p-0">
    <article
      aria-label={chapterName(index)}
      className="sideways:grid sideways:[grid-template:auto_auto_1fr/repeat(2,minmax(0,1fr))]"
    >
      <div className="story-plate on-night">
        {picture}
        <span className="story-sky" />
        <div className="story-names">
          {bookTitle !== null && (
            <p dir={directionOf(bookTitle)} className={nameClass(bookTitle)}>
              {bookTitle}
            </p>
          )}
          <h1 dir={directionOf(title)} className={bookTitle === null ? nameClass(title) : FORMULA}>
            {title}
          </h1>
        </div>
      </div>
      <div className="story-actions flex min-h-22 flex-wrap items-center gap-x-1 gap-y-2 pt-4">{actions}</div>
      <div className="story-chapters pt-2 lg:hidden">{chapters}</div>
      <div className="story-text pt-4 pb-8 md:pb-12 sideways:[grid-area:1/2/-1]">
        <div className="mx-auto max-w-[640px]">
          <p className="font-semibold text-accent">{chapterName(index)}</p>
          <h2 className="mb-4 text-28">{phaseName(STORY_PHASES[index] ?? 'introduction')}</h2>
        </div>
        {children}
      </div>
      {end && <div className="col-span-full">{end}</div>}
    </article>
  </Sheet>
);

export const StoryLayout = ({ leaf, rail, below }: { leaf: ReactNode; rail: ReactNode; below?: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-8 md:mt-2 lg:grid-cols-[minmax(0,820px)_264px] lg:justify-between">
    {leaf}
    <div className="hidden gap-6 lg:sticky lg:top-6 lg:grid">{rail}</div>
    {below && <div className="lg:hidden">{below}</div>}
  </div>
);
