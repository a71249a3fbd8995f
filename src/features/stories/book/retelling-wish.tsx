import { type RewriteWish, REWRITE_KINDS } from '@talelantern/domain/stories/rewrite';
import { toParagraphs, type Story } from '@talelantern/domain/stories/story';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { useId, useState } from 'react';
import { STORAGE_KEYS } from '../../../config/storage-keys.ts';
import { OWN_WORDS, rewritesNow } from '../../../services/limit-sentences.ts';
import { priceSentence, REWRITES } from '../../../services/usage-sentences.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipGroup } from '../../../ui/chip-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { keep, readKept } from '../../kept-draft.ts';
import { SeePlans } from '../../see-plans.tsx';
import { useServices } from '../../use-services.ts';
import { useUsage } from '../../use-usage.ts';
import type { ParagraphPlace, RetellingControl } from './use-retelling.ts';

type WishKind = RewriteWish['kind'];

const LABELS: Readonly<Record<WishKind, string>> = {
  easier: 'Easier',
  funnier: 'Funnier',
  shorter: 'Shorter',
  own: 'My own wish',
};
const OPTIONS = [...REWRITE_KINDS, 'own' as const].map((value) => ({ value, label: LABELS[value] }));

interface RetellingWishProps {
  story: Story;
  place: ParagraphPlace;
  control: RetellingControl;
  onClose: () => void;
}

/** How a paragraph shall be told anew. */
export function RetellingWish({ story, place, control, onClose }: RetellingWishProps) {
  const usage = useUsage();
  const failed = control.run.status === 'failed' ? control.run : null;
  const { kind, setKind, words, setWords, wish } = useWish(story.id, failed?.order.wish.kind ?? null);
  const [chipsId, wordsId] = [useId(), useId()];
  const isBarred = kind === 'own' && usage !== null && !usage.plan.limits.customPrompts;

  function leadToMissing(): void {
    const chips = document.getElementById(chipsId)?.querySelector('input');
    (document.getElementById(wordsId) ?? chips)?.focus();
  }

  return (
    <Dialog
      title="Tell it anew"
      onClose={onClose}
      actions={
        <>
          <Button
            icon="wand"
            className="flex-auto"
            notReady={!wish || isBarred}
            onNotReady={leadToMissing}
            onClick={() => wish && control.tell(place, wish)}
          >
            {isBarred ? 'Choose another wish' : (notReadyWords(kind, wish) ?? 'Tell it anew')}
          </Button>
          <Button variant="line" className="flex-auto" onClick={onClose}>
            Leave it as it is
          </Button>
        </>
      }
    >
      <div className="mt-3 rounded-card bg-well px-4 py-3">
        <p className="line-clamp-4 font-read text-19 leading-relaxed text-text">
          {toParagraphs(story.previousParts[place.part] ?? '')[place.paragraph]}
        </p>
      </div>
      <div className="mt-5 grid gap-5 text-text">
        <ChipGroup id={chipsId} label="How shall it become?" options={OPTIONS} value={kind} onChange={setKind} />
        {kind === 'own' &&
          (isBarred ? (
            <OwnWordsArePaid />
          ) : (
            <TextAreaField
              id={wordsId}
              label="What shall change?"
              value={words}
              onChange={setWords}
              maxLength={LIMITS.listEntry}
              counter
              placeholder="Let it snow while they wait"
              hint="What happens before and after stays as it is."
            />
          ))}
        {failed && (
          <p role="alert" className="field-error">
            <Icon name="alert" className="mt-[0.1em]" />
            {failed.message}
          </p>
        )}
        {usage && (
          <p className="text-15 text-soft">
            {priceSentence(rewritesNow(usage), REWRITES)} You choose afterwards whether it stays.
          </p>
        )}
      </div>
    </Dialog>
  );
}

const notReadyWords = (kind: WishKind | null, wish: RewriteWish | null): string | null => {
  if (wish) return null;
  return kind === null ? 'Choose how' : 'Say what shall change';
};

function OwnWordsArePaid() {
  return (
    <div className="rounded-card bg-well px-4 py-3">
      <p>{OWN_WORDS}</p>
      <SeePlans limit="custom-prompts" className="-ml-3" />
    </div>
  );
}

/** The wish as it is chosen, at first `earlier`; own words are kept until the paragraph is told. */
function useWish(storyId: string, earlier: WishKind | null) {
  const { uid } = useServices();
  const key = STORAGE_KEYS.rewriteWish(uid, storyId);
  const [words, setOwnWords] = useState(() => readKept(key) ?? '');
  const [kind, setKind] = useState<WishKind | null>(earlier ?? (words === '' ? null : 'own'));

  function setWords(next: string): void {
    setOwnWords(next);
    keep(key, next === '' ? null : next);
  }
  function toWish(): RewriteWish | null {
    if (kind !== 'own') return kind && { kind };
    return words.trim() === '' ? null : { kind, words: words.trim() };
  }
  return { kind, setKind, words, setWords, wish: toWish() };
}
