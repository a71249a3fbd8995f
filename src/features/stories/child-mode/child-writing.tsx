import type { Story } from '@talelantern/domain/stories/story';
import { ChapterText } from '../../../ui/chapter-text.tsx';
import { Lantern } from '../../../ui/lantern.tsx';
import { CoverArt } from '../shelf/cover-art.tsx';
import './child-mode.css';

interface ChildWritingProps {
  story: Story;
  paragraphs: readonly string[];
  /** A parent reads the chapter first. */
  isClosed: boolean;
}

export function ChildWriting({ story, paragraphs, isClosed }: ChildWritingProps) {
  return (
    <article className="child-writing on-paper">
      <div className="child-writing-picture on-night">
        <CoverArt story={story} />
      </div>
      <div className="child-writing-text">
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
