import { AppLink } from '../../ui/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ReaderIcon } from './reader-icon.tsx';

interface ReaderTopProps {
  title: string;
  backTo: string;
  /** Index of the chapter that lies open, and how many there are. */
  openPart: number;
  parts: number;
  onOpenPart: (part: number) => void;
  onLetters: () => void;
}

/** The way out, what is being read, and how the letters look. */
export function ReaderTop({ title, backTo, openPart, parts, onOpenPart, onLetters }: ReaderTopProps) {
  return (
    <header className="reader-top">
      <AppLink to={backTo} className="icon-btn" aria-label="Close the book" title="Close the book">
        <ReaderIcon name="close" size="medium" />
      </AppLink>
      <div className="reader-names">
        <h1>{title}</h1>
        <nav aria-label="Chapters" className="reader-chapters">
          {Array.from({ length: parts }, (_, part) => (
            <button
              key={part}
              type="button"
              aria-current={part === openPart ? 'true' : undefined}
              className={classNames('reader-chapter', part === openPart && 'reader-chapter-open')}
              onClick={() => onOpenPart(part)}
            >
              <span className="sr-only">Chapter </span>
              {part + 1}
            </button>
          ))}
        </nav>
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label="Letters and page"
        title="Letters and page"
        onClick={onLetters}
      >
        <ReaderIcon name="letters" size="medium" />
      </button>
    </header>
  );
}
