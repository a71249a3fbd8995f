import { createAliases } from '@talelantern/domain/safety/aliases';
import { buildJudgementPrompt } from '@talelantern/domain/stories/judgement-prompt';
import type { SceneJudgement } from '@talelantern/domain/stories/scene-judgement';
import type { FamilySafety } from '../../families/ports/ports.ts';
import { describeCause, type Log } from '../../core/log.ts';
import type { JudgementOrder, StoryWriter } from '../../generation/ports/providers.ts';
import type { PictureShrinker } from '../ports/ports.ts';

export interface JudgeDeps {
  storyWriter: Pick<StoryWriter, 'judgeScene'>;
  shrinkPicture: PictureShrinker;
  log: Log;
}

export interface JudgedScene {
  picture: Buffer;
  /** Portraits of characters in the scene, the most important first. */
  portraits: readonly Buffer[];
  safety: Pick<FamilySafety, 'avoid' | 'realNames'>;
}

/** Further portraits are not compared. */
const MAX_PORTRAITS = 4;
const MAX_OUTPUT_TOKENS = 300;
const SURE = 100;

/**
 * The judgement of a finished scene by the cheaper text model. Null when there is nothing to look for, and after any
 * failure, which is only logged, so that no picture is lost.
 */
export async function judgeScene(
  deps: JudgeDeps,
  scene: JudgedScene,
  order: Omit<JudgementOrder, 'prompt' | 'pictures' | 'maxOutputTokens' | 'isEconomy'>,
): Promise<SceneJudgement | null> {
  const portraits = scene.portraits.slice(0, MAX_PORTRAITS);
  const avoid = withoutRealNames(scene.safety);
  if (portraits.length === 0 && avoid.length === 0) return null;
  try {
    const judgement = await deps.storyWriter.judgeScene({
      ...order,
      prompt: buildJudgementPrompt({ task: 'judgement', portraits: portraits.length, avoid }),
      pictures: await Promise.all([...portraits, scene.picture].map((each) => deps.shrinkPicture(each))),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      isEconomy: true,
    });
    // A model may also answer questions that it was not asked.
    return {
      sameHero: portraits.length === 0 ? SURE : judgement.sameHero,
      avoided: avoid.length === 0 ? 0 : judgement.avoided,
    };
  } catch (error) {
    deps.log('warning', 'scene_not_judged', { requestId: order.requestId, ...describeCause(error) });
    return null;
  }
}

/** The avoid list without entries that name a real child, because nobody sees a name in a picture. */
function withoutRealNames({ avoid, realNames }: JudgedScene['safety']): string[] {
  const hidden = createAliases(realNames, avoid).hideInList(avoid);
  return avoid.filter((entry, index) => hidden[index] === entry);
}
