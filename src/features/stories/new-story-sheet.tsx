import { FIRST_PHASE } from '@talelantern/domain/stories/phases';
import { SELECT_ALL, type ChoiceProblem } from '@talelantern/domain/stories/story-choices';
import { Suspense, type ReactNode } from 'react';
import type { ChapterAssignment } from '../../services/chapter.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/sheet.tsx';
import { Tray } from '../../ui/tray.tsx';
import { CharacterFace } from '../character-face.tsx';
import { latePart } from '../late-part.tsx';
import { categoryScene } from './category-art.ts';
import { ChooseCharacters } from './choose-characters.tsx';
import { AgeRangeField, LengthField, PhaseField } from './made-to-fit.tsx';
import { StoryDesk } from './story-desk.tsx';
import { StoryPrice, StoryStage } from './story-stage.tsx';
import { ThemeChooser } from './theme-chooser.tsx';
import type { NewStory } from './use-new-story.ts';

/** Not needed before somebody is chosen: loaded once somebody comes near. */
const CastRoles = latePart(async () => (await import('./cast-roles.tsx')).CastRoles);

interface NewStorySheetProps {
  newStory: NewStory;
  /** The family's characters to choose from, or the way to a first one. */
  characters: ReactNode;
  /** The button of wide screens. */
  button: ReactNode;
}

/** Everything a new story is made of, on one sheet, beside the cover that fills in (architecture §8). */
export function NewStorySheet({ newStory, characters, button }: NewStorySheetProps) {
  const { draft, change, cast, shownProblem } = newStory;
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
      <ChooseCharacters chosen={draft.characterIds.length} error={errorOf('characters')}>
        <div onPointerEnter={CastRoles.preload} onFocus={CastRoles.preload}>
          {characters}
        </div>
      </ChooseCharacters>
      {draft.characterIds.length > 0 && (
        <Suspense fallback={<div className="h-40" aria-hidden="true" />}>
          <CastRoles
            cast={cast}
            ageRange={draft.ageRange}
            onRole={(characterId, role) => change({ type: 'role', characterId, role })}
          />
        </Suspense>
      )}
      <ThemeChooser
        category={draft.category}
        theme={draft.theme}
        ageRange={draft.ageRange}
        error={errorOf('theme')}
        onCategory={(category) => change({ type: 'category', category })}
        onTheme={({ name, category }) => change({ type: 'theme', theme: name, category })}
      />
      <Section title="Made to fit">
        <div className="grid grid-cols-1 gap-7">
          <AgeRangeField
            value={draft.ageRange}
            error={errorOf('ageRange')}
            onChange={(ageRange) => change({ type: 'ageRange', ageRange })}
          />
          <LengthField
            phase={FIRST_PHASE}
            value={draft.length}
            onChange={(length) => change({ type: 'length', length })}
          />
          <PhaseField phase={FIRST_PHASE} />
        </div>
        <p className="mt-7 text-soft lg:hidden">
          <StoryPrice />
        </p>
      </Section>
    </StoryDesk>
  );
}

interface GenerateButtonProps {
  newStory: NewStory;
  onGenerate: (assignment: ChapterAssignment) => void;
}

/** Reads 'Select characters, theme, and age range' until all three are set (specification §5). */
export function GenerateButton({ newStory, onGenerate }: GenerateButtonProps) {
  const { problem, assignment, showProblem } = newStory;
  return (
    <Button
      size="big"
      wide
      icon="sparkle"
      notReady={problem !== null}
      onNotReady={showProblem}
      busy={problem === null && assignment === null}
      busyLabel="Fetching your characters…"
      onClick={() => assignment && onGenerate(assignment)}
    >
      {problem === null ? 'Generate Story' : SELECT_ALL}
    </Button>
  );
}

/** The chosen faces and the one button, at the foot of a phone. */
export function NewStoryTray({ cast, children }: { cast: NewStory['cast']; children: ReactNode }) {
  const faces = cast.members
    .slice(0, 3)
    .map((member) => <CharacterFace key={member.id} character={member} frame="plain" size="face" decorative />);
  return <Tray faces={faces.length > 0 && faces}>{children}</Tray>;
}
