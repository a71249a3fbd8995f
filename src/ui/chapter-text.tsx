import { classNames } from './class-names.ts';

interface ChapterTextProps {
  paragraphs: readonly string[];
  /** Whether more paragraphs will follow. */
  writing?: boolean | undefined;
}

export const ChapterText = ({ paragraphs, writing }: ChapterTextProps) => (
  <div className={classNames('read read-page', writing && 'read-cap')}>
    {paragraphs.map((paragraph, index) => (
      <p key={index} className={classNames(writing && 'animate-fade')}>
        {paragraph}
      </p>
    ))}
    {writing && (
      <div className="read-writing">
        <i aria-hidden="true" />
        writing…
      </div>
    )}
  </div>
);
