import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { SoldCosts } from '@talelantern/domain/plans/budget';
import type { Plan, PlanLimits } from '@talelantern/domain/plans/plans';
import type { CostMeter, VendorUsage } from '../ports/providers.ts';
import { costOf, pictureTokens, type ModelPrices } from './prices.ts';

/** What decides how much a generation may cost. */
export interface WorkOrder {
  kind: GenerationKind;
  quality: PlanLimits['imageQuality'];
  /** Whether text is written by the cheaper model. */
  isEconomy: boolean;
  /** Reference pictures of a scene. */
  references?: number | undefined;
  /** Characters to be spoken. */
  characters?: number | undefined;
}

export interface ModelNames {
  text: { model: string; economyModel: string };
  image: { model: string; economyModel: string };
  speech: { model: string };
}

/** Costs in micros, by the models that are configured now. */
export interface Costs {
  of: (usage: VendorUsage) => number;
  /** The most that the order may cost, which is reserved. */
  most: (order: WorkOrder) => number;
  /** What it usually costs. */
  usual: (order: WorkOrder) => number;
  /** What is set aside for sold work. */
  sold: () => SoldCosts;
  /** The most that one story with its pictures and, where the plan has them, its recording may cost. */
  story: (plan: Plan) => number;
}

/** Tokens and minutes of each kind of work. */
interface Load {
  /** A chapter with its repair and notes. */
  story: { inputTokens: number; outputTokens: number };
  /** A paragraph, asked for twice at most. */
  rewrite: { inputTokens: number; outputTokens: number };
  /** The moment of a scene, which is found before it is drawn. */
  moment: { inputTokens: number; outputTokens: number };
  promptTokens: number;
  /** Tokens of one reference picture; the vendor's number depends on its size. */
  referenceTokens: number;
  references: number;
  charactersPerMinute: number;
  charactersOfChapter: number;
}

/** The worst case: texts at their size caps, three full answers of a chapter, the slowest speech. */
const MAX_LOAD: Load = {
  story: { inputTokens: 70_000, outputTokens: 20_000 },
  rewrite: { inputTokens: 50_000, outputTokens: 3_000 },
  moment: { inputTokens: 10_000, outputTokens: 5_000 },
  promptTokens: 2_000,
  referenceTokens: 1_500,
  references: 5,
  charactersPerMinute: 600,
  charactersOfChapter: 20_000,
};

/** The usual case: 1,500 words and no repair, a hero in a place, ten minutes of speech. */
const USUAL_LOAD: Load = {
  story: { inputTokens: 10_000, outputTokens: 3_000 },
  rewrite: { inputTokens: 6_000, outputTokens: 400 },
  moment: { inputTokens: 900, outputTokens: 150 },
  promptTokens: 400,
  referenceTokens: 1_000,
  references: 2,
  charactersPerMinute: 900,
  charactersOfChapter: 9_000,
};

/** The factor by which what is set aside for a chapter also covers a repair. */
const REPAIR_FACTOR = 2;
const CHAPTERS = 4;

export function createCosts(prices: ModelPrices, models: ModelNames): Costs {
  const of = (usage: VendorUsage): number => costOf(prices, usage);

  function estimate(load: Load, order: WorkOrder): number {
    const { kind, quality, isEconomy } = order;
    switch (kind) {
      case 'story':
      case 'rewrite': {
        const model = isEconomy ? models.text.economyModel : models.text.model;
        return of({ kind: 'text', model, cachedTokens: 0, ...load[kind] });
      }
      case 'narration': {
        const minutes = (order.characters ?? load.charactersOfChapter) / load.charactersPerMinute;
        return of({ kind: 'speech', model: models.speech.model, seconds: minutes * 60 });
      }
      case 'portrait':
      case 'location':
      case 'scene': {
        const model = pictureModel(models.image, quality);
        const references = kind === 'scene' ? (order.references ?? load.references) : 0;
        const picture = of({
          kind: 'picture',
          model,
          textTokens: load.promptTokens,
          pictureTokens: references * load.referenceTokens,
          outputTokens: pictureTokens(model, quality),
        });
        const { economyModel } = models.text;
        return kind === 'scene'
          ? picture + of({ kind: 'text', model: economyModel, cachedTokens: 0, ...load.moment })
          : picture;
      }
    }
  }

  const most = (order: WorkOrder): number => estimate(MAX_LOAD, order);
  const usual = (order: WorkOrder): number => estimate(USUAL_LOAD, order);
  const economy = { quality: 'low', isEconomy: true } as const;
  return {
    of,
    most,
    usual,
    sold: () => ({
      chapter: REPAIR_FACTOR * usual({ kind: 'story', ...economy }),
      recording: usual({ kind: 'narration', ...economy }),
    }),
    story: ({ tier, limits }) => {
      const isEconomy = tier === 'free';
      const order = { quality: 'medium', isEconomy } as const;
      const recording = limits.audioNarration > 0 ? usual({ kind: 'narration', ...order }) : 0;
      const pictures = limits.chapterPictures * most({ kind: 'scene', ...order });
      return CHAPTERS * (most({ kind: 'story', ...order }) + pictures + recording);
    },
  };
}

/** The cheaper model draws all pictures but those of high quality: the other one costs the same for each quality. */
export const pictureModel = (
  { model, economyModel }: ModelNames['image'],
  quality: PlanLimits['imageQuality'],
): string => (quality === 'high' ? model : economyModel);

/** Adds up what the vendor reports for the calls of one generation. */
export interface RunningCost {
  meter: CostMeter;
  /** What was spent, in micros; at least `reserved` when the vendor did not report every call. */
  spent: (reserved: number) => number;
}

export function startMeter(costs: Pick<Costs, 'of'>): RunningCost {
  let unanswered = 0;
  let micros = 0;
  return {
    meter: {
      asked: () => {
        unanswered += 1;
      },
      answered: (usage) => {
        unanswered -= 1;
        micros += costs.of(usage);
      },
    },
    spent: (reserved) => (unanswered === 0 ? micros : Math.max(micros, reserved)),
  };
}
