import { classNames } from './class-names.ts';

interface ChapterTextProps {
  paragraphs: readonly string[];
  /** Starts the first paragraph with a large letter. */
  dropCap?: boolean | undefined;
  /** More is being written: paper-coloured lines stand for the rest and each new paragraph is announced. */
  writing?: boolean | undefined;
}

/** Story text in the reading face, at most 34 to 40 characters a line. */
export function ChapterText({ paragraphs, dropCap, writing }: ChapterTextProps) {
  return (
    <div className={classNames('read', dropCap && 'read-cap')} aria-live={writing ? 'polite' : undefined}>
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
