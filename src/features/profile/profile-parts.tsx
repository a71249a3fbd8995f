import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Sheet } from '../../ui/sheet.tsx';

interface ProfilePart {
  id: string;
  title: string;
  shortTitle: string;
  lead?: string;
  content: ReactNode;
}

export function ProfileParts({ parts }: { parts: readonly ProfilePart[] }) {
  const inView = usePartInView(parts.map(({ id }) => id));
  const list = useRef<HTMLDivElement>(null);
  const keepAt = useKeepInPlace(list);
  return (
    <div className="mt-3 grid gap-x-10 pb-12 lg:mt-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label="On this page" className="-mx-3 mb-6 lg:mx-0 lg:mb-0">
        <ul className="flex flex-wrap lg:sticky lg:top-6 lg:grid lg:gap-1">
          {parts.map(({ id, shortTitle }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={() => keepAt(id)}
                aria-current={id === inView || undefined}
                className="flex min-h-12 items-center rounded-button px-3 lg:px-4 text-soft no-underline hover:bg-well hover:text-text aria-[current]:bg-well aria-[current]:text-text"
              >
                {shortTitle}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={list} className="grid min-w-0 grid-cols-1 gap-6">
        {parts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
      </div>
    </div>
  );
}

function Part({ id, title, lead, content }: ProfilePart) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} tabIndex={-1} className="scroll-mt-6 outline-none">
      <Sheet shape="card">
        <h2 id={titleId} className="text-28">
          {title}
        </h2>
        {lead && <p className="mt-1 text-soft">{lead}</p>}
        <div className="mt-5">{content}</div>
      </Sheet>
    </section>
  );
}

/** Input by which a reader scrolls or uses something else. */
const SCROLL_INPUT_EVENTS = ['pointerdown', 'touchmove', 'wheel', 'keydown'];

/** Keeps a pressed link's part in place while cards above it grow, until the reader scrolls or uses something else. */
function useKeepInPlace(list: RefObject<HTMLElement | null>): (id: string) => void {
  const targetId = useRef<string | null>(null);
  useEffect(() => {
    const observer = new ResizeObserver(
      () => targetId.current && document.getElementById(targetId.current)?.scrollIntoView(),
    );
    if (list.current) observer.observe(list.current);
    const release = () => (targetId.current = null);
    for (const type of SCROLL_INPUT_EVENTS) window.addEventListener(type, release);
    return () => {
      observer.disconnect();
      for (const type of SCROLL_INPUT_EVENTS) window.removeEventListener(type, release);
    };
  }, [list]);
  return (id) => (targetId.current = id);
}

/** A band near the top of the screen: the part that crosses it is the current one. */
const OBSERVED_BAND = '-15% 0px -80% 0px';

function usePartInView(ids: readonly string[]): string | null {
  const [inView, setInView] = useState<string | null>(null);
  const names = ids.join(' ');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting);
        if (crossing) setInView(crossing.target.id);
      },
      { rootMargin: OBSERVED_BAND },
    );
    for (const name of names.split(' ')) {
      const part = document.getElementById(name);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [names]);

  return inView;
}
