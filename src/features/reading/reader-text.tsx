import { STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { chapterName, phaseName } from '../chapter-words.ts';
import type { ChapterText, Sentence, Word } from './chapter-text.ts';

interface ReaderTextProps {
  story: Story;
  part: number;
  chapter: ChapterText;
  /** What is being said, to be marked; null marks nothing. */
  said: Word | null;
  /** The element that scrolls from page to page. */
  holdView: (view: HTMLElement | null) => void;
  onWord: (word: number) => void;
  /** The page was moved from outside: by the browser's search, or by focus. */
  onScrolled: () => void;
  /** Stands after the last word. */
  end: ReactNode;
}

/** The word that a press was on, if any. */
function pressedWord({ target }: MouseEvent): number | null {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
  return word ? Number(word.dataset['word']) : null;
}

/**
 * A chapter in columns, one a page. Words are pressed by hand only: by keyboard every place is reached with the buttons
 * for sentences and with the place line.
 */
export function ReaderText({ story, part, chapter, said, holdView, onWord, onScrolled, end }: ReaderTextProps) {
  function handleClick(event: MouseEvent): void {
    const word = pressedWord(event);
    if (word !== null && window.getSelection()?.isCollapsed !== false) onWord(word);
  }
  return (
    <div ref={holdView} className="reader-view" onClick={handleClick} onScrollEnd={onScrolled}>
      <div className="reader-flow">
        <ChapterHead story={story} part={part} />
        {chapter.paragraphs.map((paragraph) => (
          <p key={paragraph.index}>
            {paragraph.sentences.map((sentence) => (
              <SentenceText
                key={sentence.index}
                sentence={sentence}
                said={said?.sentence === sentence.index ? said.index : null}
              />
            ))}
          </p>
        ))}
        {end}
      </div>
    </div>
  );
}

/** A story opens with a page of its own for its title. */
function ChapterHead({ story, part }: Pick<ReaderTextProps, 'story' | 'part'>) {
  const phase: StoryPhase = STORY_PHASES[part] ?? story.currentPhase;
  return (
    <>
      {part === 0 && (
        <div className="reader-title">
          <p className="reader-title-name">{story.title}</p>
          <p>Told with the help of AI.</p>
        </div>
      )}
      <header className="reader-head">
        <p>{chapterName(part)}</p>
        <h2>{phaseName(phase)}</h2>
      </header>
    </>
  );
}

/** Drawn anew only while it is being said: a chapter has hundreds of words. */
const SentenceText = memo(function SentenceText({ sentence, said }: { sentence: Sentence; said: number | null }) {
  return (
    <>
      <span className="reader-sentence" data-said={said === null ? undefined : ''}>
        {sentence.words.map(({ index, text }, place) => (
          <span key={index}>
            {place > 0 && ' '}
            <span data-word={index} className={said === index ? 'reader-word reader-said' : 'reader-word'}>
              {text}
            </span>
          </span>
        ))}
      </span>{' '}
    </>
  );
});
