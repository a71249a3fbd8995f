import { type RewriteWish, REWRITE_KINDS } from '@talelantern/domain/stories/rewrite';
import { toParagraphs, type Story } from '@talelantern/domain/stories/story';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { useId, useState } from 'react';
import { PAGE_STORAGE_KEYS } from '../../../config/page-storage-keys.ts';
import { CUSTOM_PROMPTS_NEED_PLAN, currentRewriteLimit } from '../../../services/plans/limit-sentences.ts';
import { priceSentence, REWRITES } from '../../../services/plans/usage-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorLine } from '../../../ui/field-frame.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { useStoredText } from '../../../shared/drafts/use-stored-text.ts';
import { useMessageWithWait } from '../../../shared/notifications/use-wait.ts';
import { PlansLink } from '../../../shared/plans/plans-link.tsx';
import { useServices } from '../../../shared/services/use-services.ts';
import { useUsage } from '../../../shared/plans/use-usage.ts';
import type { ParagraphPosition, RewriteControl } from './use-rewrite.ts';

type WishKind = RewriteWish['kind'];

const LABELS: Readonly<Record<WishKind, string>> = {
  easier: 'Easier',
  funnier: 'Funnier',
  shorter: 'Shorter',
  own: 'My own wish',
};
const OPTIONS = [...REWRITE_KINDS, 'own' as const].map((value) => ({ value, label: LABELS[value] }));

export interface RewriteDialogProps {
  story: Story;
  /** The selected paragraph, or the paragraph of the rewrite that is running or offered. */
  position: ParagraphPosition;
  control: RewriteControl;
  onClose: () => void;
}

export function RewriteForm({ story, position, control, onClose }: RewriteDialogProps) {
  const usage = useUsage();
  const failed = failureAt(control, position);
  const failure = useMessageWithWait(failed && failed.error);
  const { kind, setKind, ownWish, setOwnWish, wish } = useInstruction(story.id, failed?.input.wish.kind ?? null);
  const [chipsId, wordsId] = [useId(), useId()];
  const isLocked = kind === 'own' && usage !== null && !usage.plan.limits.customPrompts;

  function focusMissing(): void {
    const chips = document.getElementById(chipsId)?.querySelector('input');
    (document.getElementById(wordsId) ?? chips)?.focus();
  }

  return (
    <Dialog
      title="Rewrite this"
      onClose={onClose}
      actions={
        <>
          <Button
            icon="wand"
            className="flex-auto"
            notReady={!wish || isLocked}
            onNotReady={focusMissing}
            onClick={() => wish && control.generateRewrite(position, wish)}
          >
            {isLocked ? 'Choose another wish' : (missingCopy(kind, wish) ?? 'Rewrite this')}
          </Button>
          <Button variant="line" className="flex-auto" onClick={onClose}>
            Leave it as it is
          </Button>
        </>
      }
    >
      <div className="mt-3 rounded-card bg-well px-4 py-3">
        <p className="line-clamp-4 font-read text-19 leading-relaxed text-text">
          {toParagraphs(story.previousParts[position.part] ?? '')[position.paragraph]}
        </p>
      </div>
      <div className="mt-5 grid gap-5 text-text">
        <ChipGroup id={chipsId} label="How should it change?" options={OPTIONS} value={kind} onChange={setKind} />
        {kind === 'own' &&
          (isLocked ? (
            <CustomInstructionUpgrade />
          ) : (
            <TextAreaField
              id={wordsId}
              label="What should change?"
              value={ownWish}
              onChange={setOwnWish}
              maxLength={LIMITS.listEntry}
              counter
              placeholder="Let it snow while they wait"
              hint="What happens before and after stays as it is."
            />
          ))}
        <ErrorLine error={failure} />
        {usage && (
          <p className="text-15 text-soft">
            {priceSentence(currentRewriteLimit(usage), REWRITES)} You decide afterward whether to keep it.
          </p>
        )}
      </div>
    </Dialog>
  );
}

function failureAt({ run }: RewriteControl, { part, paragraph }: ParagraphPosition) {
  return run.status === 'failed' && run.input.part === part && run.input.paragraph === paragraph ? run : null;
}

const missingCopy = (kind: WishKind | null, wish: RewriteWish | null): string | null => {
  if (wish) return null;
  return kind === null ? 'Choose how' : 'Say what should change';
};

const CustomInstructionUpgrade = () => (
  <div className="rounded-card bg-well px-4 py-3">
    <p>{CUSTOM_PROMPTS_NEED_PLAN}</p>
    <PlansLink limit="custom-prompts" className="-ml-3" />
  </div>
);

/** The chosen instruction, initially `earlier`. Custom text is kept until the paragraph is rewritten. */
function useInstruction(storyId: string, earlier: WishKind | null) {
  const { uid } = useServices();
  const [ownWish, setOwnWish] = useStoredText(PAGE_STORAGE_KEYS.rewriteWish(uid, storyId));
  const [kind, setKind] = useState<WishKind | null>(earlier ?? (ownWish === '' ? null : 'own'));

  function toWish(): RewriteWish | null {
    if (kind !== 'own') return kind && { kind };
    return ownWish.trim() === '' ? null : { kind, words: ownWish.trim() };
  }
  return { kind, setKind, ownWish, setOwnWish, wish: toWish() };
}
