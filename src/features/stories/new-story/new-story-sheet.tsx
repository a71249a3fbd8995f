import { FIRST_PHASE } from '@talelantern/domain/stories/phases';
import type { ChoiceProblem } from '@talelantern/domain/stories/story-choices';
import { Suspense, type ReactNode } from 'react';
import type { ChapterAssignment } from '../../../services/chapter.ts';
import { leftOf } from '../../../services/usage-service.ts';
import { Tray } from '../../../ui/tray.tsx';
import { CharacterFace } from '../../character-face.tsx';
import { latePart } from '../../late-part.tsx';
import { OnlineButton } from '../../online-button.tsx';
import { categoryScene } from '../category-art.ts';
import { ChooseCharacters } from './choose-characters.tsx';
import { StoryDesk } from './story-desk.tsx';
import { StoryPrice, StoryStage } from './story-stage.tsx';
import { useUsage } from '../../use-usage.ts';
import type { NewStory } from './use-new-story.ts';

/** Not needed before somebody is chosen: loaded once somebody comes near. */
const CastParts = latePart(async () => (await import('./cast-parts.tsx')).CastParts);
/** Below the first screen. */
const TaleChoices = latePart(async () => (await import('./tale-choices.tsx')).TaleChoices);

interface NewStorySheetProps {
  newStory: NewStory;
  /** For which child it is. */
  listener: ReactNode;
  /** The family's characters to choose from, or the way to a first one. */
  characters: ReactNode;
  /** The family's locations to choose from. */
  places: ReactNode;
  /** The button of wide screens. */
  button: ReactNode;
}

/** Everything a new story is made of, on one sheet, beside the cover that fills in (architecture §8). */
export function NewStorySheet({ newStory, listener, characters, places, button }: NewStorySheetProps) {
  const { draft, cast, shownProblem } = newStory;
  const errorOf = (field: ChoiceProblem['field']) => (shownProblem?.field === field ? shownProblem.message : null);
  return (
    <StoryDesk
      stage={
        <StoryStage
          cast={cast.members}
          theme={draft.theme}
          scene={draft.theme !== null && draft.category ? categoryScene(draft.category) : null}
          ageRange={draft.ageRange}
          phase={FIRST_PHASE}
          price={<StoryPrice />}
        >
          {button}
        </StoryStage>
      }
    >
      {listener}
      <ChooseCharacters chosen={draft.characterIds.length} error={errorOf('characters')}>
        <div onPointerEnter={CastParts.preload} onFocus={CastParts.preload}>
          {characters}
        </div>
      </ChooseCharacters>
      {draft.characterIds.length > 0 && (
        <Suspense fallback={<div className="h-40" aria-hidden="true" />}>
          <CastParts newStory={newStory} />
        </Suspense>
      )}
      <Suspense fallback={<div className="h-screen" aria-hidden="true" />}>
        <TaleChoices newStory={newStory} places={places} errorOf={errorOf} />
      </Suspense>
    </StoryDesk>
  );
}

interface GenerateButtonProps {
  newStory: NewStory;
  onGenerate: (assignment: ChapterAssignment) => void;
}

/** Says what is missing until nothing is: 'Select characters, theme, and age range' (specification §5). */
export function GenerateButton({ newStory, onGenerate }: GenerateButtonProps) {
  const { problem, assignment, showProblem } = newStory;
  const stories = useUsage()?.stories;
  return (
    <OnlineButton
      // The next step is then another: the price beside it leads to the plans.
      variant={stories && leftOf(stories) === 0 ? 'line' : 'primary'}
      size="big"
      wide
      icon="sparkle"
      notReady={problem !== null}
      onNotReady={showProblem}
      busy={problem === null && assignment === null}
      busyLabel="Fetching what you chose…"
      onClick={() => assignment && onGenerate(assignment)}
    >
      {problem === null ? 'Generate Story' : problem.label}
    </OnlineButton>
  );
}

/** The chosen faces, the price and the one button, at the foot of a phone. */
export function NewStoryTray({ cast, children }: { cast: NewStory['cast']; children: ReactNode }) {
  const faces = cast.members
    .slice(0, 3)
    .map((member) => <CharacterFace key={member.id} character={member} frame="plain" size="face" decorative />);
  const isCounted = useUsage()?.stories.limit !== undefined;
  return (
    <Tray label="Price and button" faces={faces.length > 0 && faces}>
      {isCounted && (
        <p className="tray-price">
          <StoryPrice />
        </p>
      )}
      {children}
    </Tray>
  );
}
