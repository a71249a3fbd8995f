import { LIMITS } from '@talelantern/domain/limits/limits';
import { STORY_HOLDS_NO_MORE_PICTURES } from '@talelantern/domain/stories/scene-request';
import type { Story } from '@talelantern/domain/stories/story';
import { canRegenerateImages } from '@talelantern/domain/subscriptions/entitlement';
import { useState } from 'react';
import { PAINTING_AGAIN, picturesNow } from '../../services/limit-sentences.ts';
import type { ScenePlan } from '../../services/scene-maker.ts';
import { PICTURES, priceSentence } from '../../services/usage-sentences.ts';
import type { PlanUsage } from '../../services/usage-service.ts';
import { Button } from '../../ui/button.tsx';
import { OptionCards } from '../../ui/option-cards.tsx';
import { PaintingFailure } from '../pictures/painting-failure.tsx';
import type { PictureState } from '../pictures/painting-runs.ts';
import { sceneWords } from '../scene-words.ts';
import { useFocusWhenShown } from '../use-focus-when-shown.ts';
import { useUsage } from '../use-usage.ts';
import { SceneCastFields } from './scene-cast-fields.tsx';
import {
  castTitle,
  firstChoice,
  missingOf,
  picturedOnly,
  toReferences,
  withoutPicture,
  type SceneChoice,
  type SceneWay,
} from './scene-choice.ts';
import { usePicturedCast } from './use-pictured-cast.ts';

interface SceneFormProps {
  story: Story;
  plan: ScenePlan;
  /** It failed the last time. */
  state: PictureState;
  onPaint: (plan: ScenePlan) => void;
  onClose: () => void;
}

/** Asks how a passage is to be painted: from its words alone, or with the pictures of who and what is in it. */
export function SceneForm({ story, plan, state, onPaint, onClose }: SceneFormProps) {
  const isAgain = story.sceneImages.some(({ id }) => id === plan.id);
  const isFull = !isAgain && story.sceneImages.length >= LIMITS.sceneImages;
  const cast = usePicturedCast(story);
  const [way, setWay] = useState<SceneWay>(plan.references === null ? 'words' : 'cast');
  const [chosen, setChosen] = useState<SceneChoice | null>(null);
  const [error, setError] = useState<string | null>(null);
  const choice = chosen ?? firstChoice(cast, plan.textSelection);
  const form = useFocusWhenShown(plan.id);

  function paint(): void {
    const references = way === 'cast' ? toReferences(cast, choice) : null;
    const missing = references && missingOf(references);
    setError(missing);
    if (missing === null) onPaint({ ...plan, references });
  }
  function changeWay(next: SceneWay): void {
    setWay(next);
    setError(null);
  }

  return (
    <section
      ref={form}
      tabIndex={-1}
      aria-label="A picture of these words"
      className="my-6 scroll-my-6 rounded-card bg-well p-5 font-ui text-17 leading-ui outline-none md:p-6 max-md:[&_.option-cards]:grid-cols-1"
    >
      <h3 className="text-22">{isAgain ? 'Make this picture again?' : 'A picture of these words'}</h3>
      <p className="mt-1 line-clamp-2 text-soft">“{sceneWords(plan)}”</p>
      {state.status === 'failed' && (
        <PaintingFailure message={state.message}>
          {state.isRefused ? null : 'Your words and choices are kept. A failure is never counted.'}
        </PaintingFailure>
      )}
      {isFull ? (
        <PaintingFailure message={STORY_HOLDS_NO_MORE_PICTURES} />
      ) : (
        <div className="mt-5 grid gap-5">
          <OptionCards
            label="How shall we paint it?"
            options={[
              {
                value: 'words',
                title: 'Just these words',
                line: 'Whoever is named looks the way you painted them.',
              },
              {
                value: 'cast',
                title: castTitle(cast, choice),
                line: withoutPicture(cast) || 'Everyone as in their pictures.',
              },
            ]}
            value={way}
            onChange={changeWay}
            error={error}
          />
          {way === 'cast' && <SceneCastFields cast={picturedOnly(cast)} choice={choice} onChange={setChosen} />}
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isFull && (
          <Button icon="brush" onClick={paint}>
            {isAgain ? 'Paint it again' : 'Paint this'}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
      {!isFull && <Price isAgain={isAgain} />}
    </section>
  );
}

/** The price stands beside the button (architecture §8). */
function Price({ isAgain }: { isAgain: boolean }) {
  const usage = useUsage();
  // As high before the price is known, so that nothing moves.
  return <p className="mt-2 min-h-6 text-15 text-soft">{usage && price(usage, isAgain)}</p>;
}

function price(usage: PlanUsage, isAgain: boolean): string {
  if (isAgain && !canRegenerateImages(usage.plan)) return PAINTING_AGAIN;
  const quality = usage.plan.limits.imageQuality === 'medium' ? ' Finer pictures come with Pro and Unlimited.' : '';
  return `${priceSentence(picturesNow(usage), PICTURES)}${quality}`;
}
