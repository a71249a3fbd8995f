import { isTemporaryId, type Character } from '@talelantern/domain/characters/character';
import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { MAX_LOCATIONS } from '@talelantern/domain/stories/story-choices';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { kindLine } from '../features/characters/character-line.ts';
import { PortraitOffers } from '../features/characters/portrait-offers.tsx';
import { useCharacters } from '../features/characters/use-characters.ts';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { lazyPart } from '../shared/page/lazy-part.tsx';
import { GenerateButton, NewStorySheet, NewStoryTray } from '../features/stories/new-story/new-story-sheet.tsx';
import { UnfinishedStories } from '../features/stories/writing/unfinished-stories.tsx';
import type { ChapterRunControl } from '../features/stories/writing/use-chapter-run.ts';
import { SECTION_IDS, useNewStory, type NewStory } from '../features/stories/new-story/use-new-story.ts';
import { CastTiles } from '../features/stories/new-story/cast-tiles.tsx';
import {
  MAX_TILES,
  CAST_QUESTION,
  CastHeading,
  CastContainer,
  CREATE_TITLE,
  TAP_A_FRIEND,
} from '../features/stories/new-story/create-frame.tsx';
import { useGenerateStory, type GenerateStory } from '../features/stories/new-story/use-generate-story.ts';
import { useMoreChoices, type MoreChoices } from '../features/stories/new-story/use-more-choices.ts';
import { OnlineButton } from '../shared/connection/online-button.tsx';
import { useOnline } from '../shared/connection/use-online.ts';
import { TryAgain } from '../shared/notifications/try-again.tsx';
import { useFailureNotice } from '../shared/notifications/use-failure-notice.ts';
import { useOnChange } from '../shared/page/use-on-change.ts';
import { childrenQuery } from '../shared/family/use-children.ts';
import { usageQuery } from '../shared/plans/use-usage.ts';
import { LOAD_FAILED } from '../services/core/with-user-message.ts';
import { useServices } from '../shared/services/use-services.ts';
import { Button } from '../ui/button.tsx';
import { useChapterControl, usePreloadChapter } from './chapter-screens.tsx';
import { useCreatePageState, useCreator, type CreatePageState } from './use-creator.ts';

const EMPTY_PAGE = <FamilyPage title={CREATE_TITLE}>{null}</FamilyPage>;
const PLACEHOLDER = <div aria-hidden="true" className="h-40" />;

const CharacterCreator = lazyPart(
  async () => (await import('../features/characters/character-creator.tsx')).CharacterCreator,
  null,
);
const CharacterPicker = lazyPart(
  async () => (await import('../features/characters/character-picker.tsx')).CharacterPicker,
  null,
);
const SurpriseOffer = lazyPart(
  async () => (await import('../features/stories/new-story/surprise-offer.tsx')).SurpriseOffer,
  null,
);
const UnsavedCharacters = lazyPart(
  async () => (await import('../features/characters/unsaved-characters.tsx')).UnsavedCharacters,
  null,
);
const ChildChip = lazyPart(async () => (await import('../features/family/child-chip.tsx')).ChildChip, null);
const ChildPicker = lazyPart(
  async () => (await import('../features/family/child-picker.tsx')).ChildPicker,
  PLACEHOLDER,
);
const LocationPicker = lazyPart(
  async () => (await import('../features/locations/location-picker.tsx')).LocationPicker,
  PLACEHOLDER,
);
const ContinueStory = lazyPart(async () => (await import('./continue-story-page.tsx')).ContinueStoryPage, EMPTY_PAGE);

/** `/create`: the generator of a new story or of the next chapter. */
export function CreatePage() {
  const control = useChapterControl();
  const arrival = useCreatePageState();
  const { storyId } = arrival;
  usePreloadChapter(storyId !== null);
  if (storyId !== null) return <ContinueStory key={storyId} storyId={storyId} control={control} />;
  return <BeginStory arrival={arrival} control={control} />;
}

function BeginStory({ arrival, control }: { arrival: CreatePageState; control: ChapterRunControl }) {
  const newStory = useNewStory();
  const { creator, isArriving, openNew, open, handleSaved, close } = useCreator(arrival, newStory);
  usePreloadChapter(newStory.problem === null);

  if (isArriving) return EMPTY_PAGE;
  if (creator)
    return (
      <FamilyPage title={CREATE_TITLE} light="left">
        <h1 className="sr-only">{CAST_QUESTION}</h1>
        <CharacterCreator
          key={creator.character?.id ?? 'new'}
          mode="create"
          placement="inline"
          character={creator.character ?? undefined}
          isCreated={creator.isCreated}
          onSaved={handleSaved}
          onClose={close}
        />
      </FamilyPage>
    );

  return <StoryForm newStory={newStory} control={control} onNew={openNew} onOpen={open} />;
}

interface StoryFormProps {
  newStory: NewStory;
  control: ChapterRunControl;
  onNew: () => void;
  onOpen: (character: Character) => void;
}

function StoryForm({ newStory, control, onNew, onOpen }: StoryFormProps) {
  const moreChoices = useMoreChoices();
  const generating = useGenerateStory(newStory, control.begin);
  const button = <GenerateButton newStory={newStory} generating={generating} more={moreChoices} />;
  const { draft, toggleLocation } = newStory;
  return (
    <FamilyPage title={CREATE_TITLE} light="right" tray={<NewStoryTray newStory={newStory}>{button}</NewStoryTray>}>
      <NewStorySheet
        newStory={newStory}
        more={moreChoices}
        button={button}
        cast={
          <>
            <CastHeading lead={<Lead />} />
            <UnfinishedStories />
            <PortraitOffers onOpen={onOpen} />
            <Cast newStory={newStory} onNew={onNew} />
            <Unsaved newStory={newStory} />
            <OtherStartButtons newStory={newStory} generating={generating} more={moreChoices} onNew={onNew} />
          </>
        }
        childChip={<ListenerChip newStory={newStory} onClick={() => moreChoices.goTo('child')} />}
        listener={<Listener newStory={newStory} />}
        locations={<LocationPicker selectedIds={draft.locationIds} onToggle={toggleLocation} max={MAX_LOCATIONS} />}
        characters={<CharacterPicker selectedIds={draft.characterIds} onToggle={newStory.toggle} onNew={onNew} />}
      />
    </FamilyPage>
  );
}

function Lead() {
  const { items, error } = useCharacters();
  if (error && items.length === 0) return null;
  return items.length > MAX_TILES ? 'Tap to choose. Everyone else is in More choices.' : TAP_A_FRIEND;
}

type CastProps = Pick<StoryFormProps, 'newStory' | 'onNew'>;

function Cast({ newStory, onNew }: CastProps) {
  const { items, isPending, error, hasMore, retry } = useCharacters();
  const usage = useQuery(usageQuery(useServices().usage));
  if (error && items.length === 0) return <TryAgain className="my-4" message={error.message} onRetry={retry} />;
  return (
    <CastContainer>
      <CastTiles
        newStory={newStory}
        // Whether friends are offered depends on the plan, and tiles that appeared later would move the page.
        family={isPending || (items.length > 0 && usage.isPending) ? null : items}
        hasMore={hasMore}
        onUnsaved={onNew}
        lineOf={kindLine}
      />
    </CastContainer>
  );
}

interface OtherStartProps extends CastProps {
  generating: GenerateStory;
  more: MoreChoices;
}

function OtherStartButtons({ newStory, generating, more, onNew }: OtherStartProps) {
  const { usage: usageService, loadServices } = useServices();
  const { childId } = newStory.draft;
  const characters = useCharacters();
  // What is drawn depends on the plan, and on what the children avoid.
  const usage = useQuery(usageQuery(usageService));
  const children = useQuery({ ...childrenQuery(loadServices), enabled: childId !== null });
  const needsChildren = children.data === undefined;
  const isPending = characters.isPending || usage.isPending || needsChildren;
  const [isOffered, setOffered] = useState(false);
  const isOnline = useOnline();
  const notifyFailure = useFailureNotice();
  // An offer that opened after the connection has returned would cover what the family is doing by then.
  if (isOffered && isPending && !isOnline) setOffered(false);

  const failure = isOffered && needsChildren ? children.error : null;
  useOnChange(failure, () => {
    if (failure) notifyFailure(failure, LOAD_FAILED);
    setOffered((offered) => offered && !failure);
  });

  function handleSurprise(): void {
    setOffered(true);
    if (needsChildren) void children.refetch({ cancelRefetch: false });
  }

  return (
    <div className="-ml-2 mb-3 flex flex-wrap gap-x-3 md:mt-2 md:mb-5">
      <Button variant="quiet" icon="plus" onClick={onNew}>
        <span className="text-left">
          Make your own <br />
          <span className="inline-block text-13 font-normal">New Character</span>
        </span>
      </Button>
      <OnlineButton
        variant="quiet"
        icon="dice"
        busy={isPending && isOffered}
        onPointerEnter={SurpriseOffer.preload}
        onClick={handleSurprise}
      >
        Surprise me
      </OnlineButton>
      {isOffered && !isPending && children.data && (
        <SurpriseOffer
          newStory={newStory}
          generating={generating}
          family={characters.items}
          childProfiles={children.data}
          more={more}
          onClose={() => setOffered(false)}
        />
      )}
    </div>
  );
}

function ListenerChip({ newStory: { draft, change }, onClick }: { newStory: NewStory; onClick: () => void }) {
  const handleRead = useCallback((child: ChildProfile | null) => change({ type: 'child-read', child }), [change]);
  return draft.childId !== null && <ChildChip childId={draft.childId} onRead={handleRead} onClick={onClick} />;
}

function Listener({ newStory: { draft, change } }: { newStory: NewStory }) {
  const choose = useCallback((child: ChildProfile | null) => change({ type: 'child', child }), [change]);
  return <ChildPicker id={SECTION_IDS.child} story={draft} onChoose={choose} />;
}

function Unsaved({ newStory }: { newStory: NewStory }) {
  const unsaved = newStory.cast.members.filter(({ id }) => isTemporaryId(id));
  return (
    unsaved.length > 0 && (
      <UnsavedCharacters
        unsaved={unsaved}
        onSaved={(tempId, { id }) => newStory.change({ type: 'saved', tempId, characterId: id })}
      />
    )
  );
}
