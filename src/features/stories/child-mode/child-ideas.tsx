import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import type { Span } from '@talelantern/domain/text/span';
import { useId, useState, type ReactNode } from 'react';
import { OnlineButton } from '../../../shared/connection/online-button.tsx';
import { Icon, IconShape } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { artOfIdea } from '../writing/idea-art.ts';
import './child-mode.css';

interface Speech {
  /** Null if this device has no voice. */
  say: ((text: string) => void) | null;
  text: string | null;
  /** The part of `text` that is being spoken. */
  spoken: Span | null;
}

interface ChildIdeasProps {
  ideas: readonly StoryIdea[];
  speech: Speech;
  /** The button that returns to the books; placed before the question. */
  back: ReactNode;
  onChoose: (idea: string) => void;
}

const QUESTION = 'What happens next?';

/** Three ideas as pictures. A touch chooses one and reads it aloud; only 'This one!' begins the chapter. */
export function ChildIdeas({ ideas, speech, back, onChoose }: ChildIdeasProps) {
  const [chosenLine, setChosenLine] = useState<string | null>(null);
  const name = useId();
  return (
    <>
      <header className="flex items-center gap-3 py-3 sm:gap-4">
        {back}
        <h1 id={`${name}-question`} className="min-w-0 flex-1 text-28 md:text-48">
          {QUESTION}
        </h1>
        {speech.say && (
          <button
            type="button"
            aria-label="Say it again"
            className="child-say"
            onClick={() => speech.say?.(`${QUESTION} Touch a picture.`)}
          >
            <Speaker />
          </button>
        )}
      </header>
      <div role="radiogroup" aria-labelledby={`${name}-question`} className="child-ideas">
        {ideas.map(({ line, picture }) => (
          <label key={line} className="child-idea" data-chosen={chosenLine === line || undefined}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={chosenLine === line}
              // A tap on the chosen idea reads it aloud again.
              onClick={() => speech.say?.(line)}
              onChange={() => setChosenLine(line)}
            />
            <span className="child-idea-picture">
              <Picture src={artOfIdea(picture)} alt="" eager />
            </span>
            <span className="child-idea-text">
              <SpokenText text={line} spoken={speech.text === line ? speech.spoken : null} />
            </span>
            {speech.say && (
              <span aria-hidden="true" className="child-say child-idea-say">
                <Speaker />
              </span>
            )}
            {chosenLine === line && (
              <span className="child-idea-check">
                <Icon name="check" size="medium" />
              </span>
            )}
          </label>
        ))}
      </div>
      <div className="child-tray">
        <OnlineButton
          size="big"
          icon="check"
          notReady={chosenLine === null}
          className="child-choose"
          onClick={() => chosenLine !== null && onChoose(chosenLine)}
        >
          {chosenLine === null ? 'Touch a picture' : 'This one!'}
        </OnlineButton>
      </div>
    </>
  );
}

/** From Lucide (ISC), see public/licences.txt. */
const Speaker = () => (
  <IconShape
    size="large"
    path="M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298zM16 9a5 5 0 0 1 0 6M19.364 18.364a9 9 0 0 0 0-12.728"
  />
);

function SpokenText({ text, spoken }: Pick<Speech, 'spoken'> & { text: string }) {
  const word = spoken && text.slice(spoken.start, spoken.end);
  // Marks single words only, because some voices report only whole sentences.
  if (!spoken || !word || /\s/.test(word)) return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, spoken.start)}</span>
      <mark className="child-word">{word}</mark>
      <span>{text.slice(spoken.end)}</span>
    </>
  );
}
