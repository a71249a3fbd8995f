import { GENERATE_IMAGE_FAILED } from '@talelantern/domain/contracts/contract';
import type { Finished, Saved } from '../../services/generation/generation-kinds.ts';
import { isUnderWay } from '../../services/generation/generations.ts';
import type { PictureKind } from '../../services/pictures/picture-service.ts';
import { useGeneration } from '../../shared/generation/use-generation.ts';
import { useResume } from '../../shared/generation/use-unfinished-work.ts';
import { useRememberItem } from '../../shared/query/use-remember-item.ts';
import { notify } from '../../ui/notify.ts';
import type { PictureOptions, PictureSubject } from './picture-subject.ts';
import { useCanRegenerate } from './use-can-regenerate.ts';
import { shownItemId, useUnfinishedPictures } from './use-unfinished-pictures.ts';

export type PictureGeneration<K extends PictureKind = PictureKind> = ReturnType<typeof usePictureGeneration<K>>;

/** State and actions of an item's picture. `onItem` receives the stored item. */
export function usePictureGeneration<K extends PictureKind>(
  subject: PictureSubject<K>,
  stored: Saved<K>,
  onItem: (item: Saved<K>) => void,
) {
  const { id, imagePath } = stored;
  const canRegenerate = useCanRegenerate(subject.upgradeSentence);
  const remember = useRememberItem(subject.keys);
  const { stateOf, begin, resume, save, discard, cancel } = useGeneration(subject.kind, id, {
    failedTitle: GENERATE_IMAGE_FAILED,
    saved(item, { input }) {
      remember(item);
      onItem(item);
      notify.success(subject.savedSentence(input.item.imagePath === null));
    },
  });
  const state = stateOf(id);
  const unfinishedPictures = useUnfinishedPictures(subject.kind).filter((work) => shownItemId(work) === id);
  useResume(unfinishedPictures, (requestId) =>
    resume(id, subject.toOrder(stored, { look: stored.advancedFeatures, wish: '' }), requestId),
  );

  function findUnsaved(): Finished<K> | null {
    if (state.status !== 'idle' && state.status !== 'failed') return null;
    if (state.status === 'failed' && state.generated) return { input: state.input, generated: state.generated };
    return unfinishedPictures.find((work) => work.status === 'finished') ?? null;
  }
  const unsaved = findUnsaved();
  const shownItem = state.status === 'saving' ? state.shown : null;

  async function generate(options: PictureOptions): Promise<void> {
    if (imagePath === null || (await canRegenerate())) begin(id, subject.toOrder(stored, options));
  }

  return {
    /** The stored item, or while a new picture is being stored, the item with that picture. */
    item: shownItem ?? stored,
    state,
    underWay: isUnderWay(state) ? state : null,
    /** Whether the new picture is already shown while it is being stored. */
    isShown: shownItem !== null,
    /** A picture that was generated but not saved, possibly before a reload. Blocks new generations. */
    kept: unsaved && unsaved.generated,
    generate: (options: PictureOptions) => void generate(options),
    saveKept: () => unsaved && save(id, unsaved),
    discardKept: () => unsaved && void discard(id, unsaved.generated.requestId),
    cancel: () => cancel(id),
  };
}
