import { Fragment } from 'react';
import type { SharedContent } from '@talelantern/domain/contracts/admin/moderation';
import { Collapsible } from '../../../ui/collapsible.tsx';

type SharedStoryContent = Extract<SharedContent, { contentType: 'story' }>;

interface SharedItemContentProps {
  content: SharedContent;
  isHeld: boolean;
}

export const SharedItemContent = ({ content, isHeld }: SharedItemContentProps) => (
  <>
    {content.contentType === 'story' ? <Story story={content} /> : <Traits traits={content.traits} />}
    {content.pictures.length > 0 ? (
      <ul aria-label="Pictures" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {content.pictures.map((url, index) => (
          <li key={url}>
            <img
              src={url}
              alt={`Picture ${index + 1}`}
              loading="lazy"
              className="aspect-square w-full rounded-field bg-paper-100 object-cover"
            />
          </li>
        ))}
      </ul>
    ) : (
      isHeld && <p className="text-soft">Its pictures are hidden while it’s held.</p>
    )}
  </>
);

const Story = ({ story }: { story: SharedStoryContent }) => (
  <>
    <Chapters chapters={story.chapters} />
    <dl className="grid gap-x-6 gap-y-2 text-17 wrap-anywhere sm:grid-cols-[max-content_1fr]">
      {OTHER_TEXTS.map(([label, textsOf]) => {
        const texts = textsOf(story);
        return (
          texts.length > 0 && (
            <Fragment key={label}>
              <dt className="text-soft">{label}</dt>
              <dd>{texts.join(' · ')}</dd>
            </Fragment>
          )
        );
      })}
    </dl>
  </>
);

const OTHER_TEXTS: readonly (readonly [label: string, textsOf: (story: SharedStoryContent) => readonly string[]])[] = [
  ['Theme', ({ theme }) => [theme]],
  ['Characters', ({ cast }) => cast],
  ['Places', ({ places }) => places],
  ['Descriptions of pictures', ({ descriptions }) => descriptions],
];

function Chapters({ chapters }: { chapters: readonly string[] }) {
  if (chapters.length === 0) return <p className="text-soft">No chapters are shared.</p>;
  return (
    <div className="grid gap-3">
      {chapters.map((chapter, index) => (
        <Collapsible key={index} title={`Chapter ${index + 1}`} startsOpen={index === 0}>
          <p className="max-w-[70ch] text-17 whitespace-pre-line wrap-anywhere">{chapter}</p>
        </Collapsible>
      ))}
    </div>
  );
}

function Traits({ traits }: { traits: readonly string[] }) {
  if (traits.length === 0) return <p className="text-soft">This character has no description.</p>;
  return (
    <ul className="grid gap-1 text-17 wrap-anywhere">
      {traits.map((trait) => (
        <li key={trait}>{trait}</li>
      ))}
    </ul>
  );
}
