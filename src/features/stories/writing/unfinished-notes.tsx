import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { chapterName } from '../../../shared/chapters/chapter-copy.ts';
import { usePreferences } from '../../../shared/family/use-preferences.ts';
import { Button } from '../../../ui/button.tsx';
import { ChapterText } from '../../../ui/chapter-text.tsx';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Lantern } from '../../../ui/lantern.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { useGrownUp } from '../../lock/use-grown-up.ts';
import { FoldedForGrownUp } from '../folded-for-grown-up.tsx';
import { progressOf } from './chapter-progress.ts';
import type { ChapterRun } from './use-chapter-run.ts';
import {
  useUnfinishedStories,
  type FinishedStory,
  type PartialStory,
  type UnfinishedStory,
} from './use-unfinished-stories.ts';

export function UnfinishedNotes({ run, unfinished }: { run: ChapterRun; unfinished: readonly UnfinishedStory[] }) {
  const { save, discard } = useUnfinishedStories(unfinished);
  return (
    <ul aria-label="Unfinished stories" className="mt-6 grid grid-cols-1 gap-3">
      <CurrentRunNote run={run} />
      {unfinished.map((work) => (
        <li key={work.requestId}>
          <UnfinishedNote work={work} onSave={save} onDiscard={discard} />
        </li>
      ))}
    </ul>
  );
}

/** A note about the unsaved chapter of this visit, for other screens than the generator. */
function CurrentRunNote({ run }: { run: ChapterRun }) {
  if (run.status === 'idle' || run.status === 'saved') return null;
  const isFailed = run.status === 'failed';
  const { title } = progressOf(run.input);
  return (
    <li>
      <Note
        symbol={isFailed ? <Icon name="cloud-off" size="large" /> : <PulsingLantern />}
        title={isFailed ? run.error.message : 'Your story is being written'}
        line={title}
      >
        <LinkButton to={PATHS.create} variant={isFailed ? 'primary' : 'line'} icon={isFailed ? 'arrow-right' : 'eye'}>
          {isFailed ? 'See what to do' : 'Watch'}
        </LinkButton>
      </Note>
    </li>
  );
}

interface UnfinishedNoteProps {
  work: UnfinishedStory;
  onSave: (offer: FinishedStory) => Promise<void>;
  onDiscard: (requestId: string) => Promise<void>;
}

function UnfinishedNote({ work, onSave, onDiscard }: UnfinishedNoteProps) {
  switch (work.status) {
    case 'running':
      return (
        <Note
          symbol={<PulsingLantern />}
          title="Your story is being written"
          line="You started it earlier. It will appear here as soon as it’s ready."
        />
      );
    case 'finished':
      return <FinishedNote offer={work} onSave={onSave} onDiscard={onDiscard} />;
    case 'partial':
      return <PartialNote work={work} onDiscard={onDiscard} />;
  }
}

function FinishedNote({ offer, onSave, onDiscard }: { offer: FinishedStory } & Omit<UnfinishedNoteProps, 'work'>) {
  const { mutate: save, isPending } = useMutation({ mutationFn: () => onSave(offer) });
  const { title, index } = progressOf(offer.input);

  return (
    <Note
      symbol={<Lantern lit className="h-12 w-auto" />}
      title="Your story is ready"
      line={`${title} · ${chapterName(index).toLowerCase()}`}
    >
      <Button icon="book-open" busy={isPending} busyLabel="Saving…" onClick={() => save()}>
        Save and open
      </Button>
      <DiscardButton onDiscard={() => void onDiscard(offer.requestId)}>
        The new chapter of “{title}” is written but not on your shelf yet. If you discard it, it’s gone for good and
        still counts.
      </DiscardButton>
    </Note>
  );
}

const STOPPED_COPY = {
  title: 'A story stopped halfway',
  line: 'It didn’t count. Here’s what was written; you can generate it again whenever you like.',
};
const WITHOUT_STORY_COPY = {
  title: 'A chapter without its story',
  line: 'Its story continued another way or was deleted. You can still read the chapter here.',
};

function PartialNote({ work, onDiscard }: { work: PartialStory; onDiscard: UnfinishedNoteProps['onDiscard'] }) {
  const { preferences } = usePreferences();
  const text = <ChapterText paragraphs={work.paragraphs} />;
  return (
    <Note
      symbol={<Icon name="pencil" size="large" />}
      {...(work.isWhole ? WITHOUT_STORY_COPY : STOPPED_COPY)}
      below={
        preferences?.showFirst === false ? (
          <Collapsible title="Read what was written" icon="book-open">
            {text}
          </Collapsible>
        ) : (
          <FoldedForGrownUp>{text}</FoldedForGrownUp>
        )
      }
    >
      <DiscardButton onDiscard={() => void onDiscard(work.requestId)}>
        {work.isWhole
          ? 'The chapter can still be read here. If you discard it, it’s gone for good and still counts.'
          : 'What was written can still be read here. If you discard it, it’s gone for good.'}
      </DiscardButton>
    </Note>
  );
}

interface NoteProps {
  symbol: ReactNode;
  title: string;
  line: string;
  below?: ReactNode;
  children?: ReactNode;
}

const Note = ({ symbol, title, line, below, children }: NoteProps) => (
  <div className="on-paper grid grid-cols-1 gap-4 rounded-card bg-paper-50 px-5 py-4 shadow-sheet">
    <div role="status" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <span aria-hidden="true" className="grid w-10 shrink-0 place-items-center text-accent">
        {symbol}
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{title}</p>
        <p className="text-15 text-soft wrap-anywhere">{line}</p>
      </div>
      {children && <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:w-full">{children}</div>}
    </div>
    {below}
  </div>
);

const PulsingLantern = () => <Lantern lit className="h-12 w-auto animate-breathe" />;

function DiscardButton({ onDiscard, children }: { onDiscard: () => void; children: ReactNode }) {
  const ask = useGrownUp();
  const [isAsking, setAsking] = useState(false);

  async function handleDiscard(): Promise<void> {
    if (await ask('delete')) onDiscard();
  }

  return (
    <>
      <Button variant="line" icon="bin" onClick={() => setAsking(true)}>
        Discard
      </Button>
      {isAsking && (
        <QuestionDialog
          title="Discard this chapter?"
          keep={{ variant: 'line', onClick: () => setAsking(false), children: 'Keep it' }}
          act={{ variant: 'danger', onClick: () => void handleDiscard(), children: 'Discard' }}
        >
          {children}
        </QuestionDialog>
      )}
    </>
  );
}
