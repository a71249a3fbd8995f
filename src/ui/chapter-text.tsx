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
      // Reserves two lines at the end of a chapter that is still being written.
      <div className="flex min-h-[3.44em] items-center gap-[0.6rem] text-[0.85em] text-soft italic">
        <i aria-hidden="true" className="h-3.5 w-2.5 animate-breathe rounded-[50%_50%_3px_3px] bg-lantern-600" />
        writing…
      </div>
    )}
  </div>
);
