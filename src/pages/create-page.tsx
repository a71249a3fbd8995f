import type { Character } from '@talelantern/domain/characters/character';
import type { Story } from '@talelantern/domain/stories/story';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { PATHS } from '../config/paths.ts';
import { CharacterPicker } from '../features/characters/character-picker.tsx';
import { PortraitOffers } from '../features/characters/portrait-offers.tsx';
import { useCharacter } from '../features/characters/use-character.ts';
import { useCharacters } from '../features/characters/use-characters.ts';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { ChapterRunView } from '../features/stories/chapter-run-view.tsx';
import {
  ContinueButton,
  ContinueStorySheet,
  ContinueTray,
  continuationLead,
  nextChapterName,
  useContinuedStory,
} from '../features/stories/continue-story.tsx';
import { FirstCharacter } from '../features/stories/first-character.tsx';
import { GenerateButton, NewStorySheet, NewStoryTray } from '../features/stories/new-story-sheet.tsx';
import { StoryUnavailable } from '../features/stories/story-unavailable.tsx';
import { UnfinishedStories } from '../features/stories/unfinished-stories.tsx';
import { useChapterRun, type ChapterRunControl } from '../features/stories/use-chapter-run.ts';
import { castLimitSentence, useNewStory, type NewStory } from '../features/stories/use-new-story.ts';
import { useStory } from '../features/stories/use-story.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { notify } from '../ui/toast.tsx';

const TITLE = 'Create Story';

/** Half of this page's weight, and not needed before somebody new is made. */
const CharacterCreator = lazy(async () => ({
  default: (await import('../features/characters/character-creator.tsx')).CharacterCreator,
}));
const QUESTION = 'Who is tonight’s story about?';

const stateSchema = z.object({ characterId: z.optional(z.string()), storyId: z.optional(z.string()) });

/** What another page sent along: a character that was just saved, or a story to go on with. */
function useArrival(): { characterId: string | null; storyId: string | null } {
  const { data } = stateSchema.safeParse(useLocation().state);
  return { characterId: data?.characterId ?? null, storyId: data?.storyId ?? null };
}

/** `/create`: the generator, the chapter while it is written, and the generator for the next chapter of a story. */
export function CreatePage() {
  const control = useChapterRun();
  const { storyId, characterId } = useArrival();
  if (control.run.status !== 'idle')
    return (
      <FamilyPage title={TITLE} light="centre">
        <ChapterRunView control={control} />
      </FamilyPage>
    );
  if (storyId !== null) return <ContinueStory key={storyId} storyId={storyId} control={control} />;
  return <BeginStory arrivedId={characterId} control={control} />;
}

/** The inline creator: closed, open for somebody new, or at the portrait of somebody who is saved. */
type Creator = { startRandom: boolean; character: Character | null } | null;

function BeginStory({ arrivedId, control }: { arrivedId: string | null; control: ChapterRunControl }) {
  const newStory = useNewStory();
  const { creator, isArriving, open, close } = useCreator(arrivedId, newStory);

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
            onSaved={newStory.add}
            onClose={close}
          />
        </Suspense>
      </FamilyPage>
    );

  const button = <GenerateButton newStory={newStory} onGenerate={control.begin} />;
  return (
    <FamilyPage title={TITLE} light="right" tray={<NewStoryTray cast={newStory.cast}>{button}</NewStoryTray>}>
      <PageHeading title={QUESTION} />
      <UnfinishedStories />
      <PortraitOffers onOpen={(character) => open({ startRandom: false, character })} />
      <NewStorySheet
        newStory={newStory}
        button={button}
        characters={
          <Characters newStory={newStory} onCreate={(startRandom) => open({ startRandom, character: null })} />
        }
      />
    </FamilyPage>
  );
}

function useCreator(arrivedId: string | null, newStory: NewStory) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Creator>(null);
  const { character: arrived, isPending: isArriving } = useCharacter(arrivedId);
  const { add } = newStory;
  useEffect(() => {
    if (arrived) add(arrived);
  }, [arrived, add]);

  return {
    isArriving,
    creator: opened ?? (arrived && { startRandom: false, character: arrived }),
    open: setOpened,
    close: () => {
      setOpened(null);
      if (arrivedId !== null) void navigate(PATHS.create, { replace: true, state: null });
      document.getElementById('main')?.focus();
    },
  };
}

function Characters({ newStory, onCreate }: { newStory: NewStory; onCreate: (startRandom: boolean) => void }) {
  const { characters, unreadable, isPending, error } = useCharacters();
  const { draft, castLimit, toggle, shownProblem } = newStory;
  const isEmpty = !isPending && !error && characters.length + unreadable.length === 0;
  const problem = shownProblem?.field === 'characters' ? shownProblem.message : null;
  if (isEmpty) return <FirstCharacter error={problem} onRandom={() => onCreate(true)} onNew={() => onCreate(false)} />;
  return (
    <CharacterPicker
      selectedIds={draft.characterIds}
      onToggle={toggle}
      max={castLimit}
      onNotAllowed={() => castLimit !== undefined && notify.note(castLimitSentence(castLimit))}
      onNew={() => onCreate(false)}
      error={problem}
    />
  );
}

function ContinueStory({ storyId, control }: { storyId: string; control: ChapterRunControl }) {
  const state = useStory(storyId);
  if (state.status === 'found') return <ContinueFound story={state.story} control={control} />;
  return (
    <FamilyPage title={TITLE} light="centre">
      <StoryUnavailable state={state} />
    </FamilyPage>
  );
}

function ContinueFound({ story, control }: { story: Story; control: ChapterRunControl }) {
  const continued = useContinuedStory(story);
  const button = <ContinueButton continued={continued} onGenerate={control.begin} />;
  return (
    <FamilyPage title={TITLE} light="right" tray={<ContinueTray story={story}>{button}</ContinueTray>}>
      <PageHeading title={nextChapterName(story)} lead={continuationLead(story)} />
      <UnfinishedStories />
      <ContinueStorySheet continued={continued} button={button} />
    </FamilyPage>
  );
}
