import { classNames } from './class-names.ts';

interface ChapterTextProps {
  paragraphs: readonly string[];
  /** `book` is one page of a spread (34 characters a line), `page` a sheet of its own (640 px). */
  measure?: 'book' | 'page' | undefined;
  /** Starts the first paragraph with a large letter. */
  dropCap?: boolean | undefined;
  /** More is being written: paper-coloured lines stand for the rest and each new paragraph is announced. */
  writing?: boolean | undefined;
}

/** Story text in the reading face. */
export function ChapterText({ paragraphs, measure = 'book', dropCap, writing }: ChapterTextProps) {
  return (
    <div
      className={classNames('read', measure === 'page' && 'read-page', dropCap && 'read-cap')}
      aria-live={writing ? 'polite' : undefined}
    >
      {paragraphs.map((paragraph, index) => (
        <p key={index} className={classNames(writing && 'animate-rise')}>
          {paragraph}
        </p>
      ))}
      {writing && (
        <div aria-hidden="true" className="read-ghost">
          <i />
          <i />
          <i />
        </div>
      )}
    </div>
  );
}
