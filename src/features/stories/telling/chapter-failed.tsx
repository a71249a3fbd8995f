import type { ErrorCode } from '@talelantern/domain/errors/app-error';
import { toParagraphs } from '@talelantern/domain/stories/story';
import { Button } from '../../../ui/button.tsx';
import { OnlineButton } from '../../online-button.tsx';
import { ChapterText } from '../../../ui/chapter-text.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Section, Sheet } from '../../../ui/sheet.tsx';
import { useVerificationMail } from '../../use-verification-mail.ts';
import { SAVE_STORY_FAILED } from '../../../services/story-service.ts';
import { GENERATE_STORY_FAILED, type ChapterRun } from './chapter-runs.ts';
import { FoldedForGrownUp } from '../folded-for-grown-up.tsx';

const FRIEND = '/art/cut-hoot.webp';

/** After these the writing may have gone on without us. */
const MAY_GO_ON: readonly (ErrorCode | null)[] = ['busy', 'in_progress', 'internal'];

const ADVICE: Partial<Record<ErrorCode, string>> = {
  verify_email: 'Open the link in the mail we sent you, then come back and press Try again.',
  refused: 'Another theme, role or mix of characters usually does it.',
  invalid: 'Please look at your choices once more.',
  rate_limited: 'Many stories are being told right now. Take a breath together, then try again.',
  unauthenticated: 'Please sign in again. What you chose stays here.',
};

const OTHERWISE = 'The lantern went out on our side, not yours. It usually lights again straight away.';

function keptLines(code: ErrorCode | null): string[] {
  const safe = ['Everything you chose is still here', 'Nothing was counted against your plan'];
  return MAY_GO_ON.includes(code) ? [...safe, 'Trying again continues the same story, counted once'] : safe;
}

interface ChapterNotToldProps {
  run: Extract<ChapterRun, { status: 'failed' }>;
  /** Whether a parent reads first: what there is of the chapter is then folded away. Null: not known. */
  isClosed: boolean | null;
  onRetry: () => void;
  onBack: () => void;
}

/** The chapter could not be told: what happened, what was kept, what to do, and what could be read so far. */
export function ChapterNotTold({ run, isClosed, onRetry, onBack }: ChapterNotToldProps) {
  const { message, code, paragraphs } = run;
  return (
    <>
      <FailedState
        title={GENERATE_STORY_FAILED}
        friend={FRIEND}
        kept={keptLines(code)}
        actions={
          <>
            {code !== 'refused' && code !== 'invalid' && (
              <OnlineButton size="big" icon="refresh" onClick={onRetry}>
                Try again
              </OnlineButton>
            )}
            {code === 'verify_email' && <SendMailAgain />}
            <Button size="big" variant={code === 'refused' || code === 'invalid' ? 'primary' : 'line'} onClick={onBack}>
              Back to your choices
            </Button>
          </>
        }
      >
        {message !== GENERATE_STORY_FAILED && <p className="font-semibold text-text">{message}</p>}
        <p className="mt-2">{(code && ADVICE[code]) ?? OTHERWISE}</p>
      </FailedState>
      {paragraphs.length > 0 && <SoFar title="As far as it came" paragraphs={paragraphs} isClosed={isClosed} />}
    </>
  );
}

interface ChapterNotSavedProps {
  run: Extract<ChapterRun, { status: 'save-failed' }>;
  /** As above. */
  isClosed: boolean | null;
  onSaveAgain: () => void;
}

/** The chapter is told but not stored: it can be read, and saved again. */
export function ChapterNotSaved({ run, isClosed, onSaveAgain }: ChapterNotSavedProps) {
  return (
    <>
      <FailedState
        title={SAVE_STORY_FAILED}
        friend={FRIEND}
        kept={['The whole chapter is kept, you can read it below', 'It is counted once, however often you save it']}
        actions={
          <OnlineButton size="big" icon="refresh" onClick={onSaveAgain}>
            {run.isOutdated ? 'Reload the story' : 'Save again'}
          </OnlineButton>
        }
      >
        {run.message !== SAVE_STORY_FAILED && <p className="font-semibold text-text">{run.message}</p>}
        <p className="mt-2">
          {run.isOutdated
            ? 'Another tab or device wrote in this book. If there is still room for this chapter, it is added.'
            : 'It was told from start to end, it only didn’t reach the shelf.'}
        </p>
      </FailedState>
      <SoFar title="Your chapter" paragraphs={toParagraphs(run.draft.text)} isClosed={isClosed} />
    </>
  );
}

interface SoFarProps {
  title: string;
  paragraphs: readonly string[];
  isClosed: boolean | null;
}

function SoFar({ title, paragraphs, isClosed }: SoFarProps) {
  const text = <ChapterText paragraphs={paragraphs} measure="page" />;
  return (
    <div className="mx-auto mb-12 w-full max-w-form">
      <Sheet shape="card">
        <Section title={title}>{isClosed !== false ? <FoldedForGrownUp>{text}</FoldedForGrownUp> : text}</Section>
      </Sheet>
    </div>
  );
}

function SendMailAgain() {
  const { isSending, send } = useVerificationMail();
  return (
    <Button size="big" variant="line" icon="mail" busy={isSending} busyLabel="Sending…" onClick={() => void send()}>
      Send the mail again
    </Button>
  );
}
