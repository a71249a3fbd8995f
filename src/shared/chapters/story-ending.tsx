import { WRITTEN_WITH_AI } from './chapter-copy.ts';
import type { Story } from '@talelantern/domain/stories/story';
import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { Lantern } from '../../ui/lantern.tsx';
import { useMadeBy } from './use-made-by.ts';

interface StoryEndingProps {
  story: Pick<Story, 'childId'>;
  /** A picture on which night falls slowly. Omitted in the reader, which shows it beside the page. */
  picture?: ReactNode;
  /** Suggestions for what to do next. */
  children: ReactNode;
}

/** The last page of a story: its four lanterns go out one by one as it comes into view. */
export function StoryEnding({ story, picture, children }: StoryEndingProps) {
  const ending = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(ending);
  const madeBy = useMadeBy(story);
  return (
    <section ref={ending} aria-label="The end" className="story-ending" data-seen={isSeen || undefined}>
      {picture && (
        <div aria-hidden="true" className="story-ending-picture">
          {picture}
        </div>
      )}
      <div aria-hidden="true" className="flex gap-4">
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

interface LanternOrder extends CSSProperties {
  '--lantern': number;
}

const LanternGoingOut = ({ index }: { index: number }) => {
  const order: LanternOrder = { '--lantern': index };
  return (
    <span className="relative block h-10 w-7.5" style={order}>
      <Lantern lit={false} className="absolute inset-0 size-full" />
      <Lantern lit className="story-ending-light absolute inset-0 size-full" />
    </span>
  );
};

/** Whether most of the element has been in view. */
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
