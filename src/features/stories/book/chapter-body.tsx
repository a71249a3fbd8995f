import { paragraphSpans } from '@talelantern/domain/stories/paragraph-spans';
import { toParagraphs, type Story } from '@talelantern/domain/stories/story';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SceneAtText } from '../../scenes/scene-at-text.tsx';
import { useSceneDesk } from '../../scenes/use-scene-desk.ts';
import { PassageBar } from './passage-bar.tsx';
import type { Passage } from './passage.ts';
import { themeScene } from '../theme-art.ts';
import { useChooseCover } from './use-choose-cover.ts';
import { PARAGRAPH_MARK, usePassage } from './use-passage.ts';

interface ChapterBodyProps {
  story: Story;
  /** Index of the chapter, 0-3. */
  part: number;
  /** Further buttons for chosen words; `close` puts the words aside. */
  actions?: (passage: Passage, close: () => void) => ReactNode;
}

const HINT = 'Tap a paragraph, or select some words, and they can have a picture.';

/** A chapter to read, its pictures where their text is, with something to do for words that are chosen. */
export function ChapterBody({ story, part, actions }: ChapterBodyProps) {
  const chapter = story.previousParts[part] ?? '';
  const { chosen, close, chooseParagraph, body } = usePassage(chapter, part);
  const desk = useSceneDesk(story, part);
  const chooseCover = useChooseCover(story);
  const spans = paragraphSpans(chapter);
  const isWhole = (index: number): boolean => chosen?.way !== 'selected' && chosen?.passage.paragraph === index;

  /** The pictures that stand after a paragraph: those whose words begin in it. */
  const picturesAt = (index: number) =>
    desk.pictures.filter(({ offset }) => spans.findLastIndex(({ start }, at) => at === 0 || start <= offset) === index);

  function choosePicture(passage: Passage): void {
    close();
    document.getSelection()?.removeAllRanges();
    desk.choose(passage);
  }

  return (
    <>
      <div {...body} className="read read-page read-cap relative">
        {toParagraphs(chapter).map((paragraph, index) => (
          <Fragment key={index}>
            <p
              {...{ [PARAGRAPH_MARK]: index }}
              className={classNames(
                'cursor-pointer rounded-field selection:bg-[#cfe3f7]',
                isWhole(index) && chosenWords,
              )}
            >
              {paragraph}
            </p>
            <ChooseParagraph onChoose={() => chooseParagraph(index)} />
            {chosen?.passage.paragraph === index && (
              <PassageBar chosen={chosen} onClose={close}>
                <Button icon="brush" onClick={() => choosePicture(chosen.passage)}>
                  Make a picture
                </Button>
                {actions?.(chosen.passage, close)}
              </PassageBar>
            )}
            {picturesAt(index).map((picture) => (
              <SceneAtText
                key={picture.id}
                story={story}
                picture={picture}
                desk={desk}
                drawing={themeScene(story.theme)}
                onCover={chooseCover}
              />
            ))}
          </Fragment>
        ))}
      </div>
      <p className="mx-auto mt-8 max-w-[640px] text-15 text-soft">{HINT}</p>
    </>
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
