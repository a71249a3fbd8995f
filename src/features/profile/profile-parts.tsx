import type { ReactNode } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import { usePartInView } from './use-part-in-view.ts';

/** One card of the profile page. */
export interface ProfilePart {
  /** Where the link at the side leads: `#children`. */
  id: string;
  /** Of the card; it draws no heading of its own. */
  title: string;
  /** At the side of a wide screen. */
  shortTitle: string;
  /** One sentence beneath the title. */
  lead?: string;
  content: ReactNode;
}

/** The cards of the profile page one below the other, with the way to each at the side of a wide screen. */
export function ProfileParts({ parts }: { parts: readonly ProfilePart[] }) {
  const inView = usePartInView(parts.map(({ id }) => id));
  return (
    <div className="mt-8 grid gap-x-10 pb-12 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label="On this page" className="hidden lg:block">
        <ul className="sticky top-6 grid gap-1">
          {parts.map(({ id, shortTitle }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === inView || undefined}
                className="flex min-h-12 items-center rounded-button px-4 text-soft no-underline hover:bg-well hover:text-text aria-[current]:bg-well aria-[current]:text-text"
              >
                {shortTitle}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 grid-cols-1 gap-6">
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
