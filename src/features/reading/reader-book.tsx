import { STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import type { SceneImage } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import { Fragment, memo, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { chapterName, phaseName, sceneAlt } from '../../shared/chapters/chapter-copy.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { useTalkCards } from '../../shared/chapters/use-talk-cards.ts';
import { focusMain } from '../../ui/main-focus.ts';
import { Picture } from '../../ui/picture.tsx';
import { ChapterEnd } from './chapter-end.tsx';
import type { ChildReading } from './child-controls.tsx';
import type { Sentence } from './chapter-text.ts';
import { pageCopy } from './reader-controls.tsx';
import { TitlePageText } from './title-page-text.tsx';
import type { ReaderModel } from './use-reader.ts';

interface ReaderBookProps {
  reader: ReaderModel;
  cover: ReactNode;
  hasWaiting: boolean;
  child: ChildReading | null;
}

export function ReaderBook({ reader, cover, hasWaiting, child }: ReaderBookProps) {
  const { story, readAlong, pages, part, scenes, nextScene, settings, leaf, isRecorded, openDialog } = reader;
  const hasCards = useTalkCards(story, part).length > 0;
  const swipe = useSwipe(readAlong.turn);
  return (
    <div className="reader-book" data-leaf={leaf} {...swipe}>
      {settings.pictures && (
        <ReaderArt scenes={scenes} next={nextScene} cover={cover} titled={leaf === 'title' ? story : null} />
      )}
      <div className="reader-page">
        <ReaderText reader={reader}>
          <ChapterEnd
            story={story}
            part={part}
            hasWaiting={hasWaiting}
            child={child}
            onTalk={hasCards ? () => openDialog('talk') : null}
            onOpen={(to) => {
              // The pressed button is on a page that is no longer shown, so the focus moves.
              focusMain();
              readAlong.openPart(to);
            }}
            onOfferVoice={readAlong.hasEnded && !isRecorded ? () => openDialog('voice') : null}
          />
        </ReaderText>
        {/* Screen readers announce the page, but not while the voice reads: they would talk over it. */}
        <p className="reader-number" aria-live={readAlong.isPlaying ? 'off' : 'polite'}>
          {pageCopy(readAlong.page, pages)}
        </p>
      </div>
    </div>
  );
}

interface ReaderArtProps {
  scenes: readonly SceneImage[];
  next: SceneImage | null;
  cover: ReactNode;
  /** The story whose title is on the cover. For screen readers, the title is on the page below. */
  titled: Story | null;
}

function ReaderArt({ scenes, next, cover, titled }: ReaderArtProps) {
  const { pictureUrls } = useServices();
  const scenesWithPicture = scenes.flatMap((scene) => {
    const url = pictureUrls.full(scene.imageUrl);
    return url === null ? [] : [{ scene, url, preview: pictureUrls.thumbnail(scene.imageUrl) }];
  });
  const nextUrl = pictureUrls.full(next?.imageUrl ?? null);
  return (
    <div className="reader-art on-night">
      {scenesWithPicture.length === 0 ? (
        <div className="reader-plate">{cover}</div>
      ) : (
        scenesWithPicture.map(({ scene, url, preview }) => (
          <div key={scene.id} className="reader-plate">
            <Picture src={url} preview={preview} alt={sceneAlt(scene)} eager position="50% 35%" />
          </div>
        ))
      )}
      {nextUrl !== null && <img src={nextUrl} alt="" hidden fetchPriority="low" />}
      {titled !== null && (
        <div aria-hidden="true" className="reader-cover-name">
          <TitlePageText story={titled} />
        </div>
      )}
    </div>
  );
}

function pressedWord({ target }: MouseEvent): number | null {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
  return word ? Number(word.dataset['word']) : null;
}

/** Words react to the pointer only: the keyboard uses the sentence buttons and the position bar. */
function ReaderText({ reader, children }: { reader: ReaderModel; children: ReactNode }) {
  const { story, part, chapter, readAlong, settings, viewRef } = reader;
  const spokenWord = settings.follow ? readAlong.spoken : null;
  function handleClick(event: MouseEvent): void {
    const word = pressedWord(event);
    if (word !== null && window.getSelection()?.isCollapsed !== false) readAlong.readFrom(word);
  }
  return (
    <div ref={viewRef} className="reader-view" onClick={handleClick}>
      <div className="reader-flow">
        <ChapterHead story={story} part={part} />
        {chapter.paragraphs.map((paragraph) => (
          // VoiceOver on iOS would otherwise stop at each word, because each is an element. Only WebKit knows the role.
          <p key={paragraph.index} role="text" dir={paragraph.direction}>
            {paragraph.sentences.map((sentence) => (
              <SentenceText
                key={sentence.index}
                sentence={sentence}
                said={spokenWord?.sentence === sentence.index ? spokenWord.index : null}
              />
            ))}
          </p>
        ))}
        {children}
      </div>
    </div>
  );
}

function ChapterHead({ story, part }: Pick<ReaderModel, 'story' | 'part'>) {
  const phase: StoryPhase = STORY_PHASES[part] ?? story.currentPhase;
  return (
    <>
      {part === 0 && (
        <div className="reader-title">
          <TitlePageText story={story} />
        </div>
      )}
      <header className="reader-head">
        <p>{chapterName(part)}</p>
        <h2>{phaseName(phase)}</h2>
      </header>
    </>
  );
}

/** Memoised, because a chapter has hundreds of words and only the spoken sentence changes. */
const SentenceText = memo(function SentenceText({ sentence, said }: { sentence: Sentence; said: number | null }) {
  return (
    <>
      <span className="reader-sentence" data-said={said === null ? undefined : ''}>
        {sentence.words.map(({ index, text }, position) => (
          <Fragment key={index}>
            {position > 0 && <span> </span>}
            <span data-word={index} className={said === index ? 'reader-word reader-said' : 'reader-word'}>
              {text}
            </span>
          </Fragment>
        ))}
      </span>{' '}
    </>
  );
});

const MIN_SWIPE_PX = 48;
/** Vertical per horizontal px; steeper gestures are not swipes. */
const MAX_SWIPE_SLOPE = 1.5;

function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
      start.current = pointerType === 'mouse' || !isPrimary ? null : { x: clientX, y: clientY };
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) >= MIN_SWIPE_PX && Math.abs(across) > Math.abs(down) * MAX_SWIPE_SLOPE)
        turn(across < 0 ? 1 : -1);
    },
    onPointerCancel(): void {
      start.current = null;
    },
  };
}
