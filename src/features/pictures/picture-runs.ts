import type { AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import type { GenerationService } from '../../services/generation-service.ts';
import type { PaintedPicture } from '../../services/picture-maker.ts';
import { createPaintingRuns, type PaintingReport, type PaintingRuns } from './painting-runs.ts';
import type { PictureStudio } from './picture-studio.ts';

/** What a run tells, also after the screen that began it is gone. */
export interface PictureReport<Item> extends Omit<PaintingReport<Item, Item>, 'saved'> {
  /** The stored item has changed. */
  changed: (item: Item) => void;
  saved: (item: Item, isFirst: boolean) => void;
}

/** What is wished for: how it is to look, and what should be different this time. */
export interface PictureWishes {
  look: AdvancedFeatures;
  /** '' where nothing was wrong with the last one. */
  wish: string;
}

export interface PictureRuns<Item> extends Pick<PaintingRuns<Item, Item>, 'stateOf' | 'watch' | 'cancel' | 'clear'> {
  /** Stores the look where it has changed, paints, and hangs the picture. Ignored while one is under way. */
  paint: (item: Item, wishes: PictureWishes, report: PictureReport<Item>) => Promise<void>;
  /** As PaintingRuns. */
  hang: (item: Item, picture: PaintedPicture, report: PictureReport<Item>) => Promise<void>;
  resume: (item: Item, requestId: string, report: PictureReport<Item>) => Promise<void>;
}

interface Paintable {
  id: string;
  imagePath: string | null;
  advancedFeatures: AdvancedFeatures;
}

/** Main pictures under way, one per item. They outlive the screen that began them. */
export function createPictureRuns<Item extends Paintable>(
  studio: Pick<PictureStudio<Item>, 'update' | 'generatePicture' | 'savePicture'>,
  generation: Pick<GenerationService, 'waitFor'>,
): PictureRuns<Item> {
  const { begin, hang, resume, ...runs } = createPaintingRuns<Item, Item>(studio.savePicture, generation);

  const telling = (report: PictureReport<Item>): PaintingReport<Item, Item> => ({
    ...report,
    saved: (saved, { imagePath }) => report.saved(saved, imagePath === null),
  });

  async function withLook(item: Item, look: AdvancedFeatures, report: PictureReport<Item>): Promise<Item> {
    if (JSON.stringify(look) === JSON.stringify(item.advancedFeatures)) return item;
    const updated = await studio.update(item, { ...item, advancedFeatures: look });
    report.changed(updated);
    return updated;
  }

  return {
    ...runs,
    paint: (item, { look, wish }, report) =>
      begin(
        item.id,
        async (options) => {
          const asked = await withLook(item, look, report);
          return { item: asked, picture: await studio.generatePicture(asked, { wish, ...options }) };
        },
        telling(report),
      ),
    hang: (item, picture, report) => hang(item, picture, telling(report)),
    resume: (item, requestId, report) => resume(item, requestId, telling(report)),
  };
}

/** Finds the pictures under way of one kind by the service of the signed-in family. */
export function keepPictureRuns<Item extends Paintable>(): (
  studio: PictureStudio<Item>,
  generation: GenerationService,
) => PictureRuns<Item> {
  const runsByService = new WeakMap<PictureStudio<Item>, PictureRuns<Item>>();
  return (studio, generation) => {
    const runs = runsByService.get(studio) ?? createPictureRuns(studio, generation);
    runsByService.set(studio, runs);
    return runs;
  };
}
