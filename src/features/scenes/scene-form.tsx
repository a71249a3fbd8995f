import { STORY_PICTURES_FULL } from '@talelantern/domain/contracts/scene-request';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { canRegenerateImages, REGENERATION_NEEDS_PLAN } from '@talelantern/domain/plans/entitlement';
import type { Story } from '@talelantern/domain/stories/story';
import { useState } from 'react';
import { currentPictureLimit } from '../../services/plans/limit-sentences.ts';
import { PICTURES, priceSentence } from '../../services/plans/usage-sentences.ts';
import type { PlanUsage } from '../../services/plans/usage-service.ts';
import { scenePassage } from '../../shared/chapters/chapter-copy.ts';
import { CharacterFace } from '../../shared/characters/character-face.tsx';
import { useFocusWhenShown } from '../../shared/page/use-focus-when-shown.ts';
import { useUsage } from '../../shared/plans/use-usage.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { LandscapePlate } from '../../ui/lantern-pane.tsx';
import { OptionCards } from '../../ui/option-cards.tsx';
import { PictureFailure } from '../pictures/generation-status.tsx';
import {
  castTitle,
  firstChoice,
  missingOf,
  picturedOnly,
  toReferences,
  usePicturedCast,
  withoutPicture,
  type PicturedCast,
  type SceneChoice,
  type SceneSource,
} from './scene-choice.ts';
import type { SceneControl, PendingScene } from './use-chapter-scenes.ts';

interface SceneFormProps {
  story: Story;
  generating: PendingScene;
  sceneControl: SceneControl;
}

export function SceneForm({ story, generating: { plan, state }, sceneControl }: SceneFormProps) {
  const isRegeneration = story.sceneImages.some(({ id }) => id === plan.id);
  const isFull = !isRegeneration && story.sceneImages.length >= LIMITS.sceneImages;
  const cast = usePicturedCast(story);
  const [way, setWay] = useState<SceneSource>(plan.references === null ? 'words' : 'cast');
  const [changedChoice, setChangedChoice] = useState<SceneChoice | null>(null);
  const [error, setError] = useState<string | null>(null);
  const choice = changedChoice ?? firstChoice(cast, plan.textSelection, story);
  const form = useFocusWhenShown(plan.id);

  function generate(): void {
    const references = way === 'cast' ? toReferences(cast, choice) : null;
    const problem = references && missingOf(references);
    setError(problem);
    if (problem === null) sceneControl.generate({ ...plan, references });
  }
  function changeSource(next: SceneSource): void {
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
      <h3 className="text-22">{isRegeneration ? 'Paint this picture again?' : 'A picture of these words'}</h3>
      <p className="mt-1 line-clamp-2 text-soft">“{scenePassage(plan)}”</p>
      {state.status === 'failed' && (
        <PictureFailure failure={state.error}>
          {state.error.code === 'refused'
            ? null
            : 'Your words and choices are safe. A picture that fails never counts.'}
        </PictureFailure>
      )}
      {isFull ? (
        <PictureFailure failure={{ message: STORY_PICTURES_FULL }} />
      ) : (
        <div className="mt-5 grid gap-5">
          <OptionCards
            label="How should we paint it?"
            options={[
              {
                value: 'words',
                title: 'Just these words',
                line: 'Anyone named looks the way you painted them.',
              },
              {
                value: 'cast',
                title: castTitle(cast, choice),
                line: withoutPicture(cast) || 'Everyone looks like their pictures.',
              },
            ]}
            value={way}
            onChange={changeSource}
            error={error}
          />
          {way === 'cast' && <SceneCastFields cast={picturedOnly(cast)} choice={choice} onChange={setChangedChoice} />}
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isFull && (
          <Button icon="brush" onClick={generate}>
            {isRegeneration ? 'Paint it again' : 'Paint this'}
          </Button>
        )}
        <Button variant="quiet" onClick={() => sceneControl.dismiss(plan)}>
          Not now
        </Button>
      </div>
      {!isFull && <Price isRegeneration={isRegeneration} />}
    </section>
  );
}

function Price({ isRegeneration }: { isRegeneration: boolean }) {
  const usage = useUsage();
  // Keeps its height while the price is loading.
  return <p className="mt-2 min-h-6 text-15 text-soft">{usage && price(usage, isRegeneration)}</p>;
}

function price(usage: PlanUsage, isAgain: boolean): string {
  if (isAgain && !canRegenerateImages(usage.plan)) return REGENERATION_NEEDS_PLAN;
  const quality = usage.plan.limits.imageQuality === 'medium' ? ' Finer pictures come with Pro and Unlimited.' : '';
  return `${priceSentence(currentPictureLimit(usage), PICTURES)}${quality}`;
}

interface SceneCastFieldsProps {
  /** Only characters and locations with a picture. */
  cast: PicturedCast;
  choice: SceneChoice;
  onChange: (choice: SceneChoice) => void;
}

function SceneCastFields({ cast: { people, locations }, choice, onChange }: SceneCastFieldsProps) {
  const { pictureUrls } = useServices();
  const toggle = (id: string): string[] =>
    choice.people.includes(id) ? choice.people.filter((other) => other !== id) : [...choice.people, id];
  return (
    <>
      {people.length > 1 && (
        <TileGrid label="Who is in the picture?" selection="toggle" layout="faces">
          {people.map((person) => (
            <ChoiceTile
              key={person.id}
              name={person.name}
              picture={<CharacterFace character={person} />}
              chosen={choice.people.includes(person.id)}
              onChoose={() => onChange({ ...choice, people: toggle(person.id) })}
            />
          ))}
        </TileGrid>
      )}
      {locations.length > 1 && (
        <TileGrid label="Where is it?" selection="radio" layout="places">
          {locations.map((location) => (
            <ChoiceTile
              key={location.id}
              name={location.name}
              picture={<LandscapePlate src={pictureUrls.thumbnail(location.imageUrl)} alt="" />}
              chosen={choice.locationId === location.id}
              onChoose={() => onChange({ ...choice, locationId: location.id })}
            />
          ))}
        </TileGrid>
      )}
    </>
  );
}
