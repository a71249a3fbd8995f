import { useState, type ReactNode } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ChapterText } from '../../../ui/chapter-text.tsx';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Lantern } from '../../../ui/lantern.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { usePreferences } from '../../use-preferences.ts';
import { makingOf } from './chapter-making.ts';
import type { ChapterRun } from './chapter-runs.ts';
import { chapterName } from '../../chapter-words.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { FoldedForGrownUp } from '../folded-for-grown-up.tsx';
import { useUnfinishedStories, type FinishedStory, type PartialStory } from './use-unfinished-stories.ts';
import type { UnfinishedStory } from './use-unfinished-story-work.ts';

/** One note for each chapter that nobody watches, the one of this visit first. */
export function UnfinishedNotes({ run, works }: { run: ChapterRun; works: readonly UnfinishedStory[] }) {
  const { save, discard } = useUnfinishedStories(works);
  return (
    <ul aria-label="Unfinished stories" className="mt-6 grid grid-cols-1 gap-3">
      <RunHere run={run} />
      {works.map((work) => (
        <li key={work.requestId}>
          <UnfinishedOne work={work} onSave={save} onDiscard={discard} />
        </li>
      ))}
    </ul>
  );
}

/** The chapter of this visit, while another screen is looked at. */
function RunHere({ run }: { run: ChapterRun }) {
  if (run.status === 'idle' || run.status === 'saved') return null;
  const isUnderWay = run.status === 'writing' || run.status === 'saving';
  const { title } = makingOf('draft' in run ? run.draft.assignment : run.assignment);
  return (
    <li>
      <Note
        sign={isUnderWay ? <Breathing /> : <Icon name="cloud-off" size="large" />}
        title={isUnderWay ? 'Your story is being written' : run.message}
        line={title}
      >
        <LinkButton
          to={PATHS.create}
          variant={isUnderWay ? 'line' : 'primary'}
          icon={isUnderWay ? 'eye' : 'arrow-right'}
        >
          {isUnderWay ? 'Watch' : 'See what to do'}
        </LinkButton>
      </Note>
    </li>
  );
}

interface UnfinishedOneProps {
  work: UnfinishedStory;
  onSave: (offer: FinishedStory) => Promise<void>;
  onDiscard: (requestId: string) => Promise<void>;
}

function UnfinishedOne({ work, onSave, onDiscard }: UnfinishedOneProps) {
  switch (work.status) {
    case 'running':
      return (
        <Note
          sign={<Breathing />}
          title="Your story is being written"
          line="It was begun before you came back. It appears here as soon as it is ready."
        />
      );
    case 'finished':
      return <Ready offer={work} onSave={onSave} onDiscard={onDiscard} />;
    case 'partial':
      return <Broken work={work} onDiscard={onDiscard} />;
  }
}

function Ready({ offer, onSave, onDiscard }: { offer: FinishedStory } & Omit<UnfinishedOneProps, 'work'>) {
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function handleSave(): Promise<void> {
    setSaving(true);
    await onSave(offer);
    setSaving(false);
  }

  return (
    <Note
      sign={<Lantern lit className="h-12 w-auto" />}
      title="Your story is ready"
      line={`${offer.title} · ${chapterName(makingOf(offer.draft.assignment).index).toLowerCase()}`}
    >
      <Button icon="book-open" busy={isSaving} busyLabel="Saving…" onClick={() => void handleSave()}>
        Save and open
      </Button>
      <Button variant="line" icon="bin" onClick={() => setAsking(true)}>
        Discard
      </Button>
      {isAsking && (
        <DiscardDialog
          title={offer.title}
          onKeep={() => setAsking(false)}
          onDiscard={() => void onDiscard(offer.requestId)}
        />
      )}
    </Note>
  );
}

const STOPPED = {
  title: 'A story stopped half way',
  line: 'It was not counted. Generate it again whenever you like; this is what was written.',
};
const NOT_IN_ITS_BOOK = {
  title: 'A chapter that is not in its book',
  line: 'Its story went on another way, or is gone. The chapter is kept here to read.',
};

function Broken({ work, onDiscard }: { work: PartialStory; onDiscard: UnfinishedOneProps['onDiscard'] }) {
  const { preferences } = usePreferences();
  const text = <ChapterText paragraphs={work.paragraphs} measure="page" />;
  return (
    <Note
      sign={<Icon name="pencil" size="large" />}
      {...(work.isWhole ? NOT_IN_ITS_BOOK : STOPPED)}
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
      <Button variant="line" icon="bin" onClick={() => void onDiscard(work.requestId)}>
        Discard
      </Button>
    </Note>
  );
}

interface NoteProps {
  /** An ornament. */
  sign: ReactNode;
  title: string;
  line: string;
  below?: ReactNode;
  /** What to do. */
  children?: ReactNode;
}

function Note({ sign, title, line, below, children }: NoteProps) {
  return (
    <div className="on-paper grid grid-cols-1 gap-4 rounded-card bg-paper-50 px-5 py-4 shadow-sheet">
      <div role="status" className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <span aria-hidden="true" className="grid w-10 shrink-0 place-items-center text-accent">
          {sign}
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
}

const Breathing = () => <Lantern lit className="h-12 w-auto animate-breathe" />;
