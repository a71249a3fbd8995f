import type { ErrorCode } from '@talelantern/domain/errors/app-error';
import { KEPT_DAYS } from '@talelantern/domain/generation/job';
import { toParagraphs } from '@talelantern/domain/stories/story';
import { GENERATE_STORY_FAILED } from '@talelantern/domain/stories/story-choices';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { OnlineButton } from '../../../shared/connection/online-button.tsx';
import { useOnline } from '../../../shared/connection/use-online.ts';
import { ChapterText } from '../../../ui/chapter-text.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Section, Sheet } from '../../../ui/sheet.tsx';
import { MailSentTo, SendMailAgain } from '../../../shared/account/send-mail-again.tsx';
import { useWait } from '../../../shared/notifications/use-wait.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { hasEnded } from '../../../services/generation/generations.ts';
import { MAY_STILL_FINISH } from '../../../services/generation/run-generation.ts';
import type { ChapterDraft } from '../../../services/stories/chapter.ts';
import { SAVE_STORY_FAILED } from '../../../services/stories/story-service.ts';
import { FoldedForGrownUp } from '../folded-for-grown-up.tsx';
import { isOutdated, type ChapterRunControl, type FailedRun } from './use-chapter-run.ts';
import { useLostChapter } from './use-lost-chapter.ts';

type Advice = readonly [title: string, line?: string];

const CHECK_CHOICES: Advice = ['Please check your choices again'];

const ADVICE: Partial<Record<ErrorCode, Advice>> = {
  verify_email: ['Open the link in the email we sent you', 'Then come back and press Try again.'],
  refused: ['Let’s tell it another way', 'Another theme, role or mix of characters usually helps.'],
  invalid: CHECK_CHOICES,
  /** The child's profile was deleted in the meantime. */
  not_found: CHECK_CHOICES,
  rate_limited: ['Our storyteller needs a moment', 'Try again in a minute.'],
  unauthenticated: ['Please sign in again', 'What you chose stays here.'],
};

const OFFLINE_ADVICE: Advice = [
  'The connection was lost',
  'If your chapter is still being written, it will appear here by itself.',
];
const DEFAULT_ADVICE: Advice = ['The lantern went out on our side, not yours', 'It usually lights again right away.'];

/** Errors after which the same choices would fail again. */
const NEED_OTHER_CHOICES: readonly ErrorCode[] = ['refused', 'invalid', 'not_found'];

/** After some errors the chapter may still be finished and counted; only a failed job proves that nothing was. */
function keptLines({ error }: FailedRun, isRefunded: boolean): string[] {
  const mayStillFinish = MAY_STILL_FINISH.includes(error.code);
  // The chapter was generated and counted, and then discarded on another device.
  const wasDiscarded = error.code === 'not_found' && hasEnded(error);
  return [
    'Everything you chose is still here',
    ...(isRefunded || !(mayStillFinish || wasDiscarded) ? ['Nothing was counted against your plan'] : []),
    ...(mayStillFinish && !hasEnded(error) ? ['Trying again continues the same story and counts only once'] : []),
  ];
}

interface FailedRunProps {
  control: ChapterRunControl;
  run: FailedRun;
  /** Whether the text is hidden because a parent reads it first. Null while loading. */
  isClosed: boolean | null;
}

export function ChapterFailed({ control, run, isClosed }: FailedRunProps) {
  const { input, error, paragraphs } = run;
  const { message, code } = error;
  const { isAwaited, isRefunded } = useLostChapter(control, run);
  const isOnline = useOnline();
  const [title, advice] = isAwaited && !isOnline ? OFFLINE_ADVICE : (ADVICE[code] ?? DEFAULT_ADVICE);
  const line = useWait(error) ?? advice;
  const queryClient = useQueryClient();
  const needsOtherChoices = NEED_OTHER_CHOICES.includes(code);

  function goBack(): void {
    // Refetches the chosen child, or the story, which may have been changed or deleted in another tab.
    const queryKey = input.kind === 'next-chapter' ? queryKeys.story(input.story.id) : queryKeys.children;
    void queryClient.invalidateQueries({ queryKey });
    control.clear();
  }

  return (
    <>
      <FailedState
        title={title}
        cause={GENERATE_STORY_FAILED}
        kept={keptLines(run, isRefunded)}
        actions={
          <>
            {!needsOtherChoices && (
              <OnlineButton size="big" icon="refresh" onClick={() => control.begin(input)}>
                Try again
              </OnlineButton>
            )}
            {code === 'verify_email' && <SendMailAgain icon="mail" size="big" />}
            <Button size="big" variant={needsOtherChoices ? 'primary' : 'line'} onClick={goBack}>
              Back to your choices
            </Button>
          </>
        }
      >
        {line !== undefined && <p>{line}</p>}
        {code === 'verify_email' && <MailSentTo />}
        {message !== GENERATE_STORY_FAILED && <p className="mt-2 text-15">{message}</p>}
      </FailedState>
      {paragraphs.length > 0 && (
        <PartialText title="What was written so far" paragraphs={paragraphs} isClosed={isClosed} />
      )}
    </>
  );
}

export function ChapterNotSaved({ control, run, draft, isClosed }: FailedRunProps & { draft: ChapterDraft }) {
  const { error } = run;
  const { message } = error;
  return (
    <>
      <FailedState
        title={SAVE_STORY_FAILED}
        kept={[
          'The whole chapter is safe, and you can read it below',
          'It counts once, however often you save it',
          `If you save it later, it waits here and in My Stories for ${KEPT_DAYS} days`,
        ]}
        actions={
          <>
            <OnlineButton size="big" icon="refresh" onClick={control.saveAgain}>
              {isOutdated(error) ? 'Reload the story' : 'Save again'}
            </OnlineButton>
            <Button size="big" variant="line" onClick={control.saveLater}>
              Save it later
            </Button>
          </>
        }
      >
        {message !== SAVE_STORY_FAILED && <p className="font-semibold text-text">{message}</p>}
        <p className="mt-2">
          {isOutdated(error)
            ? 'The story was changed in another tab or on another device. If there’s still room for this chapter, we’ll add it.'
            : 'It’s written from start to finish. It just didn’t reach your shelf.'}
        </p>
      </FailedState>
      <PartialText title="Your chapter" paragraphs={toParagraphs(draft.text)} isClosed={isClosed} />
    </>
  );
}

interface PartialTextProps extends Pick<FailedRunProps, 'isClosed'> {
  title: string;
  paragraphs: readonly string[];
}

function PartialText({ title, paragraphs, isClosed }: PartialTextProps) {
  const text = <ChapterText paragraphs={paragraphs} />;
  return (
    <div className="mx-auto mb-12 w-full max-w-form">
      <Sheet shape="card">
        <Section title={title}>{isClosed !== false ? <FoldedForGrownUp>{text}</FoldedForGrownUp> : text}</Section>
      </Sheet>
    </div>
  );
}
