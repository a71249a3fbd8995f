import { toParagraphs } from '@talelantern/domain/stories/story';
import type { Generating } from '../../../services/generation/generations.ts';
import type { OfferedRewrite } from '../../../services/stories/rewrite-service.ts';
import { usePreferences } from '../../../shared/family/use-preferences.ts';
import { CancelButton } from '../../../shared/generation/cancel-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Lantern } from '../../../ui/lantern.tsx';
import { AfterGrownUp } from '../../lock/after-grown-up.tsx';
import { useEditShared } from '../../lock/use-edit-shared.ts';
import { RewriteForm, type RewriteDialogProps } from './rewrite-instruction.tsx';
import type { ParagraphPosition, RewriteControl } from './use-rewrite.ts';

/** With a PIN and 'show me first', only a grown-up sees and keeps a rewritten paragraph. */
export function RewriteDialog(props: RewriteDialogProps) {
  const { story, control, onClose } = props;
  const { run, offer } = control;
  const { preferences, isFetched } = usePreferences();
  const dialog =
    run.status === 'generating' ? (
      <RewriteProgress run={run} control={control} onClose={onClose} />
    ) : offer ? (
      <RewriteChoice story={story} rewrite={offer} control={control} onClose={onClose} />
    ) : (
      <RewriteForm {...props} />
    );
  if (preferences?.showFirst === false) return dialog;
  if (!isFetched) return null;
  return (
    <AfterGrownUp reason="approve" onRefused={onClose}>
      {dialog}
    </AfterGrownUp>
  );
}

type RewriteProgressProps = Pick<RewriteDialogProps, 'control' | 'onClose'> & { run: Generating<'rewrite'> };

function RewriteProgress({ run: { input, stop }, control, onClose }: RewriteProgressProps) {
  const { story, part, paragraph } = input;
  return (
    <Dialog
      title="Finding new words…"
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep reading
          </Button>
          <CancelButton stop={stop} variant="quiet" onCancel={control.cancel} />
        </>
      }
    >
      <p role="status" className="flex items-center gap-4">
        <Lantern lit className="h-10 w-auto flex-none animate-breathe" />
        {stop === 'too-late'
          ? 'It’s already being rewritten and can’t be stopped.'
          : 'It usually takes a few seconds. It won’t count if it fails.'}
      </p>
      <ParagraphText label="Now" text={toParagraphs(story.previousParts[part] ?? '')[paragraph] ?? ''} />
    </Dialog>
  );
}

type RewriteChoiceProps = Omit<RewriteDialogProps, 'position'> & { rewrite: OfferedRewrite };

function RewriteChoice({ story, rewrite, control, onClose }: RewriteChoiceProps) {
  const { isChoosing, keepNew, keepOld } = control;
  const { part, before, after } = rewrite;
  const editShared = useEditShared();
  async function choose(keep: typeof keepNew): Promise<void> {
    if (await keep(rewrite)) onClose();
  }
  return (
    <Dialog
      title="Which version would you like to keep?"
      onClose={onClose}
      actions={
        <>
          <Button
            icon="check"
            className="flex-auto"
            busy={isChoosing}
            busyLabel="Saving…"
            onClick={() => editShared(story, () => void choose(keepNew))}
          >
            Keep the new one
          </Button>
          <Button variant="line" className="flex-auto" onClick={() => void choose(keepOld)}>
            Keep the old one
          </Button>
        </>
      }
    >
      <ParagraphText label="Before" text={before} />
      <ParagraphText label="Rewritten" text={after} isNew />
      {story.narration[part] && (
        <p className="mt-4 text-15">
          The recording of this chapter still has the old words. You can record it again afterward.
        </p>
      )}
    </Dialog>
  );
}

const ParagraphText = ({ label, text, isNew = false }: { label: string; text: string; isNew?: boolean }) => (
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

interface RewriteNoteProps {
  control: RewriteControl;
  onOpen: (position: ParagraphPosition) => void;
}

export function RewriteNote({ control: { run, offer }, onOpen }: RewriteNoteProps) {
  const position = offer ?? (run.status === 'generating' ? run.input : null);
  if (!position) return null;
  const isRewritten = offer !== null;
  return (
    <div className="on-paper mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-paper-50 px-5 py-4 shadow-sheet">
      <span aria-hidden="true" className="grid w-10 shrink-0 place-items-center text-accent">
        {isRewritten ? <Icon name="wand" size="large" /> : <Lantern lit className="h-10 w-auto animate-breathe" />}
      </span>
      <p role="status" className="min-w-0 flex-1 basis-52 font-semibold">
        {isRewritten
          ? 'A paragraph is rewritten. Which version would you like to keep?'
          : 'Finding new words for a paragraph…'}
      </p>
      <Button variant="line" icon="eye" className="max-sm:w-full" onClick={() => onOpen(position)}>
        {isRewritten ? 'Compare both' : 'Look'}
      </Button>
    </div>
  );
}
