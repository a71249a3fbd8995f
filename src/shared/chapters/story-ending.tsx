import { WRITTEN_WITH_AI } from './chapter-copy.ts';
import type { Story } from '@talelantern/domain/stories/story';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Lantern } from '../../ui/lantern.tsx';
import { useMadeBy } from './use-made-by.ts';

interface StoryEndingProps {
  story: Pick<Story, 'childId'>;
  /** A picture that darkens slowly like nightfall. Omitted in the reader, which shows it beside the page. */
  picture?: ReactNode;
  /** Suggestions for what to do next. */
  children: ReactNode;
}

/** The last page of a story. Its four lanterns go out one by one when it comes into view. */
export function StoryEnding({ story, picture, children }: StoryEndingProps) {
  const ending = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(ending);
  const madeBy = useMadeBy(story);
  return (
    <section
      ref={ending}
      aria-label="The end"
      className={classNames(
        'group/ending flex min-h-full flex-col items-start justify-center gap-[0.6rem]',
        Boolean(picture) && 'md:grid md:grid-cols-[repeat(2,minmax(0,1fr))] md:content-center md:gap-x-10',
      )}
      data-seen={isSeen || undefined}
    >
      {picture && (
        <div
          aria-hidden="true"
          // Blended by multiplication, so that a cover in daylight, shown without a closing picture, looks moonlit.
          className="story-ending-picture relative mb-2 aspect-[3/2] w-[min(100%,22rem)] overflow-hidden rounded-card after:absolute after:inset-0 after:bg-linear-[#141b4a,#2b3c84_55%,#4a4a9c] after:opacity-0 after:mix-blend-multiply after:transition-opacity after:duration-[calc(8*var(--motion-page))] after:ease-[ease-in] group-data-seen/ending:after:opacity-100 md:row-[1/span_5] md:m-0 md:w-full md:self-center"
        >
          {picture}
        </div>
      )}
      <div aria-hidden="true" className="flex gap-4 text-(--on-string)">
        {STORY_PHASES.map((phase, index) => (
          <LanternGoingOut key={phase} index={index} />
        ))}
      </div>
      <p className="font-display text-28 leading-tight font-semibold">The end. Sleep well.</p>
      {madeBy !== null && <p>{madeBy}</p>}
      <div className="my-1 flex flex-wrap gap-3">{children}</div>
      <p className="text-15 opacity-80">{WRITTEN_WITH_AI}</p>
    </section>
  );
}

const LanternGoingOut = ({ index }: { index: number }) => (
  <span className="relative block h-10 w-7.5" style={{ '--lantern': index }}>
    <Lantern lit={false} className="absolute inset-0 size-full" />
    <Lantern
      lit
      className="absolute inset-0 size-full transition-opacity duration-[calc(2*var(--motion-page))] ease-[ease-in] group-data-seen/ending:opacity-0 group-data-seen/ending:delay-[calc((2+3*var(--lantern))*var(--motion-page))]"
    />
  </span>
);

/** Whether most of the element has been in the viewport. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: 0.6 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
