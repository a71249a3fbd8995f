import { directionOf } from '@talelantern/domain/text/direction';
import { passageOf } from '@talelantern/domain/stories/chapter-pictures';
import { paragraphIndexAt, paragraphSpans } from '@talelantern/domain/stories/paragraph-spans';
import { toParagraphs, type Story } from '@talelantern/domain/stories/story';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import type { AwaitedPicture } from '../../../shared/chapters/use-chapter-pictures.ts';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { SceneControl } from '../../scenes/use-chapter-scenes.ts';
import { PicturePlaceholder } from '../story-art.tsx';
import { MissingPicture } from './missing-picture.tsx';
import { StoryScene } from './story-scene.tsx';
import type { ParagraphPosition } from './use-rewrite.ts';
import { PARAGRAPH_ATTRIBUTE, usePassage, type ChosenPassage } from './use-passage.ts';

interface ChapterBodyProps {
  story: Story;
  part: number;
  sceneControl: SceneControl;
  closing?: AwaitedPicture | null;
  onRewrite: (position: ParagraphPosition) => void;
}

const HINT = 'Tap a paragraph to paint it.';

/** The text of a chapter with its pictures, except the opening picture, which is above it on the leaf. */
export function ChapterBody({ story, part, sceneControl, closing = null, onRewrite }: ChapterBodyProps) {
  const chapter = story.previousParts[part] ?? '';
  const { chosen, close, chooseParagraph, body } = usePassage(chapter, part);
  const isShown = sceneControl.pictures.some(({ slot }) => slot === 'closing');
  const closingPassage = closing && !isShown ? passageOf(story, part, 'closing') : null;
  const spans = paragraphSpans(chapter);
  const isWhole = (index: number): boolean => chosen?.way !== 'selected' && chosen?.passage.paragraph === index;

  const picturesAt = (index: number) =>
    sceneControl.pictures.filter(({ slot, offset }) => slot !== 'opening' && paragraphIndexAt(spans, offset) === index);

  return (
    // Keeps the focus: the form of a picture disappears when it is dismissed, and the progress when it is saved.
    <div ref={keepFocus}>
      <div {...body} data-rows className="read read-page read-cap relative">
        {toParagraphs(chapter).map((paragraph, index) => (
          <Fragment key={index}>
            <p
              dir={directionOf(paragraph)}
              {...{ [PARAGRAPH_ATTRIBUTE]: index }}
              data-chosen={isWhole(index) || undefined}
              className={classNames(
                'cursor-pointer rounded-field selection:bg-[#cfe3f7]',
                isWhole(index) && selectedClasses,
              )}
            >
              {paragraph}
            </p>
            <ChooseParagraph number={index + 1} onChoose={(button) => chooseParagraph(index, button)} />
            {chosen?.passage.paragraph === index && (
              <PassageBar chosen={chosen} onClose={close}>
                <Button
                  icon="brush"
                  onClick={() => {
                    close();
                    document.getSelection()?.removeAllRanges();
                    sceneControl.choose(chosen.passage);
                  }}
                >
                  Make a picture
                </Button>
                <Button
                  variant="line"
                  icon="wand"
                  onClick={() => {
                    close();
                    onRewrite({ part, paragraph: index });
                  }}
                >
                  Rewrite this
                </Button>
              </PassageBar>
            )}
            {picturesAt(index).map((picture) => (
              <StoryScene key={picture.id} story={story} picture={picture} sceneControl={sceneControl} />
            ))}
            {closingPassage && paragraphIndexAt(spans, closingPassage.position) === index && (
              <div className="plate on-night my-8 aspect-3/2">
                {closing === 'generating' ? (
                  <PicturePlaceholder story={story} />
                ) : (
                  <MissingPicture story={story} part={part} slot="closing" onChoose={sceneControl.choose} />
                )}
              </div>
            )}
          </Fragment>
        ))}
      </div>
      <p className="mx-auto mt-8 max-w-[640px] text-15 text-soft">{HINT}</p>
    </div>
  );
}

const selectedClasses = 'bg-[#cfe3f7] shadow-[0_0_0_6px_#cfe3f7]';

interface ChooseParagraphProps {
  number: number;
  onChoose: (button: HTMLElement) => void;
}

/** A button for keyboard users, visible only while it has focus. */
const ChooseParagraph = ({ number, onChoose }: ChooseParagraphProps) => (
  <button
    type="button"
    className="sr-only z-20 rounded-pill bg-ink px-4 font-ui text-15 text-paper-50 focus-visible:not-sr-only focus-visible:absolute focus-visible:mt-1 focus-visible:min-h-11"
    onClick={({ currentTarget }) => onChoose(currentTarget)}
  >
    Choose paragraph {number}
  </button>
);

interface PassageBarProps {
  chosen: ChosenPassage;
  onClose: () => void;
  children: ReactNode;
}

/** Actions for the selected text: below the selection, or at the bottom of a phone's screen. */
function PassageBar({ chosen: { below, way }, onClose, children }: PassageBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (way === 'keyboard') bar.current?.querySelector('button')?.focus();
    // Scrolls, because the end of a tapped paragraph may be below the window.
    if (way === 'tapped') bar.current?.scrollIntoView({ block: 'nearest' });
  }, [way]);
  return (
    <div
      ref={bar}
      role="group"
      aria-label="For the chosen words"
      style={{ '--bar-top': `${below.top + 10}px`, '--bar-left': `${below.left}px` }}
      // Keeps the selection, which pressing a button would clear.
      onMouseDown={(event) => event.preventDefault()}
      className="passage-bar on-night fixed inset-x-0 bottom-0 z-30 m-0 flex scroll-mb-5 animate-rise flex-wrap items-center gap-1 bg-ink px-3 pt-3 max-md:[&>.btn]:flex-1 max-md:[&>.btn]:px-3 max-md:[&>.btn>svg]:hidden pb-[max(1rem,env(safe-area-inset-bottom))] font-ui text-17 leading-ui shadow-sheet md:absolute md:inset-auto md:top-(--bar-top) md:left-[min(var(--bar-left),100%-26rem)] md:w-max md:max-w-full md:rounded-button md:p-1.5"
    >
      {children}
      <IconButton icon="close" label="Close" onClick={onClose} className="ml-auto" />
    </div>
  );
}
