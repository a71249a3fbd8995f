import { LIMITS } from '@talelantern/domain/limits/limits';
import type { GenerationKind } from '@talelantern/domain/generation/job';
import type { IncludedCosts } from '@talelantern/domain/plans/budget';
import type { Plan, PlanLimits } from '@talelantern/domain/plans/plans';
import { MAX_READINGS } from '../ports/ports.ts';
import type { CostMeter, PartOfWork, VendorUsage } from '../ports/providers.ts';
import { costOf, pictureTokens, type ModelPrices } from './prices.ts';

/** The properties of a generation on which its cost depends. */
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

/** Tokens and minutes of each kind of work. */
interface Load {
  /** A chapter with its repair and notes. */
  story: { inputTokens: number; outputTokens: number };
  /** A paragraph, requested at most twice. */
  rewrite: { inputTokens: number; outputTokens: number };
  /** The moment of a scene, which is found before it is drawn. */
  moment: { inputTokens: number; outputTokens: number };
  /** The judgement of a scene, with small versions of its picture and of the portraits. */
  judgement: { inputTokens: number; outputTokens: number };
  promptTokens: number;
  /** Tokens of one reference picture; the vendor's number depends on its size. */
  referenceTokens: number;
  references: number;
  charactersPerMinute: number;
  charactersOfChapter: number;
  /** How often each passage is spoken. */
  readings: number;
}

/** The worst case: inputs at their size caps, three full outputs of a chapter, the slowest speech, twice. */
const MAX_LOAD: Load & { notes: Load['moment'] } = {
  story: { inputTokens: 70_000, outputTokens: 20_000 },
  rewrite: { inputTokens: 50_000, outputTokens: 3_000 },
  notes: { inputTokens: 25_000, outputTokens: 8_000 },
  moment: { inputTokens: 10_000, outputTokens: 5_000 },
  judgement: { inputTokens: 10_000, outputTokens: 5_000 },
  promptTokens: 2_000,
  referenceTokens: 1_500,
  references: 5,
  charactersPerMinute: 600,
  charactersOfChapter: 20_000,
  readings: MAX_READINGS,
};

/** Typical work: 1,500 words and no repair, a hero in a location, ten minutes of speech. */
const TYPICAL_LOAD: Load = {
  story: { inputTokens: 10_000, outputTokens: 3_000 },
  rewrite: { inputTokens: 6_000, outputTokens: 400 },
  moment: { inputTokens: 1_100, outputTokens: 150 },
  judgement: { inputTokens: 1_800, outputTokens: 60 },
  promptTokens: 400,
  referenceTokens: 1_000,
  references: 2,
  charactersPerMinute: 900,
  charactersOfChapter: 9_000,
  readings: 1,
};

/** Factor of the amount that is set aside for a chapter, so that it also covers a repair. */
const REPAIR_FACTOR = 2;
const UNCACHED = { cachedTokens: 0, cacheWriteTokens: 0 };
const ECONOMY = { quality: 'low', isEconomy: true } as const;

export function createCosts(prices: ModelPrices, models: ModelNames) {
  const costOfUsage = (usage: VendorUsage): number => costOf(prices, usage);

  const textCost = (tokens: Load['moment'], isEconomy: boolean): number =>
    costOfUsage({
      kind: 'text',
      model: isEconomy ? models.text.economyModel : models.text.model,
      ...UNCACHED,
      ...tokens,
    });

  function estimate(load: Load, order: WorkOrder): number {
    const { kind, quality, isEconomy } = order;
    switch (kind) {
      case 'story':
      case 'rewrite':
        return textCost(load[kind], isEconomy);
      case 'narration': {
        const characters = load.readings * (order.characters ?? load.charactersOfChapter);
        return costOfUsage({
          kind: 'speech',
          model: models.speech.model,
          seconds: (characters / load.charactersPerMinute) * 60,
        });
      }
      case 'portrait':
      case 'location':
      case 'scene': {
        const model = pictureModel(models.image, quality);
        const references = kind === 'scene' ? (order.references ?? load.references) : 0;
        const picture = costOfUsage({
          kind: 'picture',
          model,
          textTokens: load.promptTokens,
          pictureTokens: references * load.referenceTokens,
          outputTokens: pictureTokens(model, quality),
        });
        return kind === 'scene' ? picture + textCost(load.moment, true) + textCost(load.judgement, true) : picture;
      }
    }
  }

  const maximum = (order: WorkOrder): number => estimate(MAX_LOAD, order);
  const typical = (order: WorkOrder): number => estimate(TYPICAL_LOAD, order);
  return {
    of: costOfUsage,
    /** The maximum cost of the order, which is reserved. */
    maximum,
    maximumOfCall: (part: PartOfWork) =>
      'reply' in part
        ? textCost(MAX_LOAD[part.reply], part.isEconomy)
        : maximum({ kind: 'narration', ...ECONOMY, ...part }),
    typical,
    /** The amounts that are set aside or promised for the work that plans include. */
    included: (): IncludedCosts => {
      const [portrait, scene] = [typical({ kind: 'portrait', ...ECONOMY }), typical({ kind: 'scene', ...ECONOMY })];
      return {
        chapter: REPAIR_FACTOR * typical({ kind: 'story', ...ECONOMY }),
        attempt: maximum({ kind: 'story', ...ECONOMY }),
        recording: typical({ kind: 'narration', ...ECONOMY }),
        // Half of the pictures that families request are assumed to be scenes.
        picture: (portrait + scene) / 2,
        chapterPicture: scene,
        rewrite: typical({ kind: 'rewrite', ...ECONOMY }),
      };
    },
    /** The maximum for chapters and pictures, the typical cost of recordings if the plan includes them. */
    story: ({ tier, limits }: Plan) => {
      const isEconomy = tier === 'free';
      const order = { quality: 'medium', isEconomy } as const;
      const recording = limits.audioNarration > 0 ? typical({ kind: 'narration', ...order }) : 0;
      const pictures = limits.chapterPictures * maximum({ kind: 'scene', ...order });
      return LIMITS.chapters * (maximum({ kind: 'story', ...order }) + pictures + recording);
    },
  };
}

/** Costs in micros, by the models that are configured now. */
export type Costs = ReturnType<typeof createCosts>;

/** The cheaper model draws all pictures except high-quality ones: the other one costs the same for each quality. */
export const pictureModel = (
  { model, economyModel }: ModelNames['image'],
  quality: PlanLimits['imageQuality'],
): string => (quality === 'high' ? model : economyModel);

/** Adds up what the vendor reports for the calls of one generation. */
export interface RunningCost {
  meter: CostMeter;
  /** The amount spent, in micros; a call without a report counts with its maximum cost, or with all of `reserved`. */
  spent: (reserved: number) => number;
}

export function startMeter(costs: Pick<Costs, 'of' | 'maximumOfCall'>): RunningCost {
  /** The maximum cost of each call without a response; null means all of the reserved amount. */
  const pendingCalls = new Set<{ maximum: number | null }>();
  let micros = 0;
  return {
    meter: {
      beginCall: (part) => {
        const call = { maximum: part === undefined ? null : costs.maximumOfCall(part) };
        pendingCalls.add(call);
        return (usage) => {
          pendingCalls.delete(call);
          if (usage !== 'nothing') micros += costs.of(usage);
        };
      },
    },
    spent: (reserved) => {
      const calls = [...pendingCalls];
      const knownCost = micros + calls.reduce((sum, { maximum }) => sum + (maximum ?? 0), 0);
      return calls.some(({ maximum }) => maximum === null) ? Math.max(knownCost, reserved) : knownCost;
    },
  };
}
