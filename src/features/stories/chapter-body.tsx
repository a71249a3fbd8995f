import { toParagraphs, type Story } from '@talelantern/domain/stories/story';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { PassageBar } from './passage-bar.tsx';
import type { Passage } from './passage.ts';
import { PARAGRAPH_MARK, usePassage } from './use-passage.ts';

interface ChapterBodyProps {
  story: Story;
  /** Index of the chapter, 0-3. */
  part: number;
  /** Further buttons for chosen words; `close` puts the words aside. */
  actions?: (passage: Passage, close: () => void) => ReactNode;
}

/** A chapter to read, its pictures where their text is, with something to do for words that are chosen. */
export function ChapterBody({ story, part, actions }: ChapterBodyProps) {
  const chapter = story.previousParts[part] ?? '';
  const { chosen, close, chooseParagraph, body } = usePassage(chapter, part);
  const isWhole = (index: number): boolean => chosen?.way !== 'selected' && chosen?.passage.paragraph === index;
  return (
    <div {...body} className="read read-page read-cap relative">
      {toParagraphs(chapter).map((paragraph, index) => (
        <Fragment key={index}>
          <p
            {...{ [PARAGRAPH_MARK]: index }}
            className={classNames('cursor-pointer rounded-field selection:bg-[#cfe3f7]', isWhole(index) && chosenWords)}
          >
            {paragraph}
          </p>
          <ChooseParagraph onChoose={() => chooseParagraph(index)} />
          {chosen?.passage.paragraph === index && (
            <PassageBar chosen={chosen} onClose={close}>
              {actions?.(chosen.passage, close)}
            </PassageBar>
          )}
        </Fragment>
      ))}
    </div>
  );
}

const chosenWords = 'bg-[#cfe3f7] shadow-[0_0_0_6px_#cfe3f7]';

/** For those who tap nothing: seen only while it has the focus. */
function ChooseParagraph({ onChoose }: { onChoose: () => void }) {
  return (
    <button
      type="button"
      className="sr-only z-20 rounded-pill bg-ink px-4 font-ui text-15 text-paper-50 focus-visible:not-sr-only focus-visible:absolute focus-visible:mt-1 focus-visible:min-h-11"
      onClick={onChoose}
    >
      Choose this paragraph
    </button>
  );
}
