import type { Story } from '@talelantern/domain/stories/story';
import { useEffect } from 'react';
import { ChapterText } from '../../../ui/chapter-text.tsx';
import { Lantern } from '../../../ui/lantern.tsx';
import { focusMain } from '../../../ui/main-focus.ts';
import { CoverArt } from '../shelf/cover-art.tsx';

interface ChildWritingProps {
  story: Story;
  paragraphs: readonly string[];
  /** Whether a parent reads the chapter first, so that its text is not shown. */
  isClosed: boolean;
}

export function ChildWriting({ story, paragraphs, isClosed }: ChildWritingProps) {
  // The pressed button is on a screen that is no longer shown, so focus needs a new place.
  useEffect(focusMain, []);
  return (
    <article className="on-paper grid overflow-clip rounded-[10px_22px_22px_10px] bg-paper-50 md:grid-cols-2">
      <div className="on-night relative aspect-3/2 overflow-hidden md:aspect-auto md:min-h-[70svh] [&>.picture]:absolute [&>.picture]:inset-0">
        <CoverArt story={story} />
      </div>
      <div className="p-[clamp(1.25rem,3vw,2.5rem)]">
        <h1 className="flex items-center gap-3 text-28">
          <Lantern lit className="h-12 w-auto shrink-0 animate-breathe text-(--on-string)" />
          <span role="status">The story goes on…</span>
        </h1>
        {isClosed ? (
          <p className="mt-4 text-22">A grown-up reads it first. Then it’s your turn.</p>
        ) : (
          <div className="mt-4">
            <ChapterText paragraphs={paragraphs} writing />
          </div>
        )}
      </div>
    </article>
  );
}
