import { DEFAULT_AGE } from '@talelantern/domain/audience/ages';
import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import type { Character } from '@talelantern/domain/characters/character';
import { themeNameFor } from '@talelantern/domain/catalogues/gentle-themes';
import { findTheme } from '@talelantern/domain/catalogues/themes';
import { avoidedIn } from '@talelantern/domain/stories/child-books';
import { storyTitle } from '@talelantern/domain/stories/story-title';
import { surpriseStory, type Surprise } from '@talelantern/domain/stories/surprise';
import { joinNames } from '@talelantern/domain/text/lists';
import { useId, useRef, useState } from 'react';
import { OnlineButton } from '../../../shared/connection/online-button.tsx';
import { FRIEND_CHARACTERS } from '../../../shared/characters/friends.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDialog } from '../../../ui/use-modal.ts';
import { categoryScene } from '../category-art.ts';
import { StageCover } from '../stage-cover.tsx';
import { StoryPrice } from './story-stage.tsx';
import type { GenerateStory } from './use-generate-story.ts';
import type { MoreChoices } from './use-more-choices.ts';
import type { NewStory } from './use-new-story.ts';

interface SurpriseOfferProps {
  newStory: NewStory;
  generating: GenerateStory;
  family: readonly Character[];
  childProfiles: readonly ChildProfile[];
  more: MoreChoices;
  onClose: () => void;
}

/** 'How about this one?': a story that can be written immediately. Chosen characters stay; closing changes nothing. */
export function SurpriseOffer({ newStory, generating, family, childProfiles, more, onClose }: SurpriseOfferProps) {
  const { draft, cast, castLimit, charactersLeft, change, remember, assignmentWith, unfinishedRelationship } = newStory;
  const titleId = useId();
  const write = useRef<HTMLButtonElement>(null);
  const modal = useDialog(onClose, write);
  const candidates = knownCharacters(family, cast.members);
  const drawNew = (theme: string | null): Surprise =>
    surpriseStory(Math.random, {
      characters: candidates,
      chosenIds: cast.members.map(({ id }) => id),
      // Friends are stored with the story: one place of the plan stays free for the family's own hero.
      castLimit: candidates === FRIEND_CHARACTERS ? Math.min(castLimit, Math.max(1, charactersLeft - 1)) : castLimit,
      ageRange: draft.ageRange,
      theme,
      avoid: avoidedIn({ ...draft, ageRange: draft.ageRange ?? DEFAULT_AGE }, [], childProfiles),
    });
  const [surprise, setSurprise] = useState(() => drawNew(draft.theme));
  const { characterIds, theme, category, ageRange } = surprise;
  const chosenCharacters = characterIds.flatMap((id) => candidates.find((one) => one.id === id) ?? []);
  const names = chosenCharacters.map(({ name }) => name);

  function handleWrite(): void {
    if (unfinishedRelationship) {
      onClose();
      newStory.showProblem(unfinishedRelationship);
      more.goTo(unfinishedRelationship.field);
      return;
    }
    const choices = { ...surprise, ...(cast.members.length > 0 ? {} : NO_PARTS) };
    chosenCharacters.forEach(remember);
    change({ type: 'set', choices });
    const assignment = assignmentWith(choices, chosenCharacters);
    if (assignment) generating.generate(assignment);
    onClose();
  }

  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      aria-describedby={`${titleId}-story`}
      className="dialog on-paper w-[min(900px,100vw-2*var(--gutter))] max-md:mb-0 max-md:w-full"
    >
      <div className="dialog-paper grid gap-x-9 gap-y-3 p-7 max-md:rounded-b-none max-md:px-5 max-md:pt-[1.1rem] max-md:pb-4 md:grid-cols-[minmax(0,min(420px,64svh))_1fr] md:grid-rows-[1fr_auto_auto_1fr]">
        <IconButton icon="close" label="Close" className="absolute top-3 right-3" onClick={onClose} />
        <h2 id={titleId} className="pr-12 text-36 md:self-end">
          How about this one?
        </h2>
        <div
          key={theme}
          className="animate-rise max-md:mx-auto max-md:w-[min(100%,292px,(100svh-400px)*0.8)] md:[grid-area:1/1/-1/2]"
        >
          <StageCover
            cast={chosenCharacters}
            theme={theme}
            scene={categoryScene(category)}
            ageRange={ageRange}
            title={storyTitle(theme, names.slice(0, 2), ageRange)}
          />
        </div>
        <div id={`${titleId}-story`} aria-live="polite">
          <p className="font-read text-19">{findTheme(theme)?.line}</p>
          <p className="mt-2 flex flex-wrap gap-x-4 text-15 text-soft">
            <span>{joinNames(names)}</span>
            <span>{themeNameFor(theme, ageRange)}</span>
            <span>Ages {ageRange}</span>
          </p>
        </div>
        <div>
          <div className="flex flex-wrap gap-3 *:flex-auto">
            <Button variant="line" size="big" icon="refresh" onClick={() => setSurprise(drawNew(theme))}>
              Again
            </Button>
            <OnlineButton ref={write} size="big" onClick={handleWrite}>
              Write it
            </OnlineButton>
          </div>
          <p className="mt-3 text-15 text-soft">
            <StoryPrice cast={chosenCharacters} />
          </p>
        </div>
      </div>
    </dialog>
  );
}

const NO_PARTS = { roles: {}, relationships: [], openRelationship: null };

/** Characters for a surprise story: the family's and the chosen ones; the ready-made friends if there are none. */
function knownCharacters(family: readonly Character[], chosen: readonly Character[]): readonly Character[] {
  const others = chosen.filter(({ id }) => !family.some((one) => one.id === id));
  const candidates = [...family, ...others];
  return candidates.length > 0 ? candidates : FRIEND_CHARACTERS;
}
