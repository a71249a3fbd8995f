import { toParagraphs, type Story } from '@talelantern/domain/stories/story';
import type { OfferedRetelling } from '../../../services/rewrite-service.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Lantern } from '../../../ui/lantern.tsx';
import { RetellingWish } from './retelling-wish.tsx';
import type { RetellingRun } from './retelling-runs.ts';
import type { ParagraphPlace, RetellingControl } from './use-retelling.ts';

interface RetellingDialogProps {
  story: Story;
  /** The paragraph that was chosen; null to look at what is under way. */
  place: ParagraphPlace | null;
  control: RetellingControl;
  onClose: () => void;
}

/** One paragraph anew: what is wished for it, the wait, and the choice between the old and the new words. */
export function RetellingDialog({ story, place, control, onClose }: RetellingDialogProps) {
  const { run } = control;
  switch (run.status) {
    case 'telling':
      return <Telling run={run} onCancel={control.cancel} onClose={onClose} />;
    case 'told':
      return <Choice story={story} retelling={run.retelling} control={control} onClose={onClose} />;
    case 'failed':
    case 'idle':
      return place && <RetellingWish story={story} place={place} control={control} onClose={onClose} />;
  }
}

interface TellingProps {
  run: Extract<RetellingRun, { status: 'telling' }>;
  onCancel: () => void;
  onClose: () => void;
}

function Telling({ run: { order, stop }, onCancel, onClose }: TellingProps) {
  const { story, part, paragraph } = order;
  return (
    <Dialog
      title="Finding new words…"
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Read on meanwhile
          </Button>
          {stop !== 'too-late' && (
            <Button variant="quiet" busy={stop === 'asked'} busyLabel="Cancelling…" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </>
      }
    >
      <p role="status" className="flex items-center gap-4">
        <Lantern lit className="h-10 w-auto flex-none animate-breathe" />
        {stop === 'too-late'
          ? 'It is being told already and can’t be stopped any more.'
          : 'It usually takes a few seconds. Nothing is counted if it fails.'}
      </p>
      <Words label="As it is" text={toParagraphs(story.previousParts[part] ?? '')[paragraph] ?? ''} />
    </Dialog>
  );
}

interface ChoiceProps {
  story: Story;
  retelling: OfferedRetelling;
  control: RetellingControl;
  onClose: () => void;
}

function Choice({ story, retelling, control, onClose }: ChoiceProps) {
  const { isChoosing, keepNew, keepOld } = control;
  const { part, before, after } = retelling;
  async function choose(keep: typeof keepNew): Promise<void> {
    if (await keep(retelling)) onClose();
  }
  return (
    <Dialog
      title="Which words shall stay?"
      onClose={onClose}
      actions={
        <>
          <Button
            icon="check"
            className="flex-auto"
            busy={isChoosing}
            busyLabel="Saving…"
            onClick={() => void choose(keepNew)}
          >
            Keep the new one
          </Button>
          <Button variant="line" className="flex-auto" onClick={() => void choose(keepOld)}>
            Keep the old one
          </Button>
        </>
      }
    >
      <Words label="As it was" text={before} />
      <Words label="Told anew" text={after} isNew />
      {story.narration[part] && (
        <p className="mt-4 text-15">
          The recording of this chapter still has the old words. It can be read anew afterwards.
        </p>
      )}
    </Dialog>
  );
}

function Words({ label, text, isNew = false }: { label: string; text: string; isNew?: boolean }) {
  return (
    <section aria-label={label} className="mt-4">
      <p className={isNew ? 'font-semibold text-accent' : 'font-semibold'}>{label}</p>
      <p
        className={classNames(
          'mt-1 rounded-card px-4 py-3 font-read text-19 leading-relaxed text-text',
          isNew ? 'bg-paper-0 ring-2 ring-lantern-400' : 'bg-well',
        )}
      >
        {text}
      </p>
    </section>
  );
}
