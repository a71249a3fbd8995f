import { isTemporaryId, type Character } from '@talelantern/domain/characters/character';
import type { ChildProfile } from '@talelantern/domain/family/child-profile';
import { isRecord, readTextOrNull } from '@talelantern/domain/stored/read-fields';
import { MOST_LOCATIONS } from '@talelantern/domain/stories/story-choices';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { CharacterPicker } from '../features/characters/character-picker.tsx';
import { PortraitOffers } from '../features/characters/portrait-offers.tsx';
import { useCharacter } from '../features/characters/use-character.ts';
import { useCharacters } from '../features/characters/use-characters.ts';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { latePart } from '../features/late-part.tsx';
import { GenerateButton, NewStorySheet, NewStoryTray } from '../features/stories/new-story/new-story-sheet.tsx';
import { UnfinishedStories } from '../features/stories/telling/unfinished-stories.tsx';
import {
  useChapterRun,
  useGoToSavedStory,
  type ChapterRunControl,
} from '../features/stories/telling/use-chapter-run.ts';
import { useNewStory, type NewStory } from '../features/stories/new-story/use-new-story.ts';
import { useSurprise } from '../features/stories/new-story/use-surprise.ts';
import { useIsShown } from '../features/use-is-shown.ts';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { notify } from '../ui/notify.ts';

const TITLE = 'Create Story';

const QUESTION = 'Who is tonight’s story about?';

/** The faces of this page that are not needed before somebody new is made, or a chapter is told or continued. */
const CharacterCreator = latePart(
  async () => (await import('../features/characters/character-creator.tsx')).CharacterCreator,
);
const FirstCharacter = latePart(
  async () => (await import('../features/stories/new-story/first-character.tsx')).FirstCharacter,
);
const ChapterRunView = latePart(
  async () => (await import('../features/stories/telling/chapter-run-view.tsx')).ChapterRunView,
);
const ChildPicker = latePart(async () => (await import('../features/family/child-picker.tsx')).ChildPicker);
const LocationPicker = latePart(async () => (await import('../features/locations/location-picker.tsx')).LocationPicker);
const ContinueStory = latePart(async () => (await import('./continue-story-page.tsx')).ContinueStoryPage);

interface Arrival {
  /** A character that another page has just saved. */
  characterId: string | null;
  /** A character that is wanted in the story. */
  joiningId: string | null;
  /** A story to go on with. */
  storyId: string | null;
  /** Whose creator stands open on this page: `NEW_CHARACTER`, or an id. */
  creatorOf: string | null;
}

const NEW_CHARACTER = 'new';

/** What the history entry says; it is still there after a reload and on the way back. */
function useArrival(): Arrival {
  const { state } = useLocation() as { state: unknown };
  const sent = isRecord(state) ? state : {};
  return {
    characterId: readTextOrNull(sent['characterId']),
    joiningId: readTextOrNull(sent['joiningId']),
    storyId: readTextOrNull(sent['storyId']),
    creatorOf: readTextOrNull(sent['creatorOf']),
  };
}

/** `/create`: the generator, the chapter while it is written, and the generator for the next chapter of a story. */
export function CreatePage() {
  const control = useChapterRun();
  const arrival = useArrival();
  const { storyId } = arrival;
  useRunViewAhead(storyId !== null);
  if (control.run.status !== 'idle') return <RunUnderWay control={control} />;
  if (storyId !== null)
    return (
      <Suspense fallback={<FamilyPage title={TITLE}>{null}</FamilyPage>}>
        <ContinueStory key={storyId} storyId={storyId} control={control} />
      </Suspense>
    );
  return <BeginStory arrival={arrival} control={control} />;
}

function RunUnderWay({ control }: { control: ChapterRunControl }) {
  useGoToSavedStory();
  return (
    <FamilyPage title={TITLE} light="centre">
      <Suspense>
        <ChapterRunView control={control} />
      </Suspense>
    </FamilyPage>
  );
}

function BeginStory({ arrival, control }: { arrival: Arrival; control: ChapterRunControl }) {
  const newStory = useNewStory();
  const { creator, isArriving, openNew, open, handleSaved, close } = useCreator(arrival, newStory);
  useRunViewAhead(newStory.problem === null);

  if (isArriving) return <FamilyPage title={TITLE}>{null}</FamilyPage>;
  if (creator)
    return (
      <FamilyPage title={TITLE} light="left">
        <h1 className="sr-only">{QUESTION}</h1>
        <Suspense>
          <CharacterCreator
            key={creator.character?.id ?? 'new'}
            mode="create"
            placement="inline"
            startRandom={creator.startRandom}
            character={creator.character ?? undefined}
            onSaved={handleSaved}
            onClose={close}
          />
        </Suspense>
      </FamilyPage>
    );

  const button = <GenerateButton newStory={newStory} onGenerate={control.begin} />;
  const { draft, togglePlace } = newStory;
  return (
    <FamilyPage title={TITLE} light="right" tray={<NewStoryTray cast={newStory.cast}>{button}</NewStoryTray>}>
      <PageHeading title={QUESTION} lead={<SurpriseLine newStory={newStory} onNobody={() => openNew(true)} />} />
      <UnfinishedStories />
      <PortraitOffers onOpen={open} />
      <NewStorySheet
        newStory={newStory}
        button={button}
        listener={<Listener newStory={newStory} />}
        places={<LocationPicker selectedIds={draft.locationIds} onToggle={togglePlace} max={MOST_LOCATIONS} />}
        characters={<Characters newStory={newStory} onCreate={openNew} />}
      />
    </FamilyPage>
  );
}

/** One touch for those who would rather not choose; where no note lies over it, to be touched again. */
function SurpriseLine({ newStory, onNobody }: { newStory: NewStory; onNobody: () => void }) {
  const { surprise, isDrawing } = useSurprise(newStory, useCharacters().characters, onNobody);
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <span className="max-sm:hidden">Choose for yourselves, or let chance choose.</span>
      <Button variant="line" icon="dice" busy={isDrawing} onClick={surprise} className="max-sm:mt-2 max-sm:w-full">
        Surprise me
      </Button>
    </span>
  );
}

/** For whom it is. A child brings its age along, which can be changed afterwards. */
function Listener({ newStory: { draft, change } }: { newStory: NewStory }) {
  const choose = useCallback(
    (child: ChildProfile | null) =>
      change({ type: 'set', choices: child ? { childId: child.id, ageRange: child.ageRange } : { childId: null } }),
    [change],
  );
  return (
    <Suspense fallback={<div aria-hidden="true" className="h-40" />}>
      <ChildPicker childId={draft.childId} onChoose={choose} />
    </Suspense>
  );
}

/** Loads the view of the writing as soon as the button that leads to it can be pressed. */
function useRunViewAhead(isReady: boolean): void {
  useEffect(() => {
    if (isReady) ChapterRunView.preload();
  }, [isReady]);
}

/**
 * The creator on this page: closed, open for somebody new, or at the portrait of somebody who is saved. The history
 * entry keeps which, so that whoever comes back from another page finds it as it was.
 */
function useCreator({ characterId, joiningId, creatorOf }: Arrival, { draft, change, add, remember }: NewStory) {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const [startRandom, setStartRandom] = useState(false);
  const isNew = creatorOf === NEW_CHARACTER;
  const { character, isPending: isArriving } = useCharacter(characterId ?? (isNew ? null : creatorOf));
  useEffect(() => {
    if (characterId !== null && character) add(character);
  }, [characterId, character, add]);
  useJoining(joiningId, add);

  const become = (state: Partial<Arrival> | null) => void navigate(PATHS.create, { replace: true, state });
  const takeUnsavedOut = (): void =>
    change({ type: 'removed', characterIds: draft.characterIds.filter(isTemporaryId) });
  function open(one: Character): void {
    remember(one);
    become({ creatorOf: one.id });
  }

  return {
    isArriving,
    creator: isNew || character ? { startRandom, character } : null,
    openNew: (random: boolean): void => {
      setStartRandom(random);
      become({ creatorOf: NEW_CHARACTER });
    },
    open,
    handleSaved: (saved: Character): void => {
      takeUnsavedOut();
      add(saved);
      if (isNew && isShown.current) open(saved);
    },
    close: (made: Character | null): void => {
      if (isNew) takeUnsavedOut();
      if (made && isTemporaryId(made.id)) add(made);
      become(null);
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  };
}

/** Takes somebody into the cast once; the history entry then forgets it, so that a reload does not do it again. */
function useJoining(joiningId: string | null, add: NewStory['add']): void {
  const navigate = useNavigate();
  const { character } = useCharacter(joiningId);
  useEffect(() => {
    if (!character) return;
    add(character);
    void navigate(PATHS.create, { replace: true, state: null });
  }, [character, add, navigate]);
}

function Characters({ newStory, onCreate }: { newStory: NewStory; onCreate: (startRandom: boolean) => void }) {
  const { characters, unreadable, isPending, error } = useCharacters();
  const { draft, cast, castLimit, castFull, toggle, shownProblem } = newStory;
  const isEmpty = !isPending && !error && characters.length + unreadable.length === 0;
  // There while it is still being found out whether there is anybody.
  useEffect(() => FirstCharacter.preload(), []);
  const problem = shownProblem?.field === 'characters' ? shownProblem.message : null;
  if (isEmpty)
    return (
      <Suspense>
        <FirstCharacter error={problem} onRandom={() => onCreate(true)} onNew={() => onCreate(false)} />
      </Suspense>
    );
  return (
    <CharacterPicker
      selectedIds={draft.characterIds}
      unsaved={cast.members.filter(({ id }) => isTemporaryId(id))}
      onToggle={toggle}
      max={castLimit}
      onNotAllowed={() => notify.note(castFull)}
      onNew={() => onCreate(false)}
      error={problem}
    />
  );
}
