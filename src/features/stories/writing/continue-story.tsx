import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import { wordsForLabel } from '@talelantern/domain/catalogues/choice';
import { ROLE_CHOICES } from '@talelantern/domain/characters/roles';
import { themeNameFor } from '@talelantern/domain/catalogues/gentle-themes';
import {
  isLastPhase,
  nextPhase,
  phaseIndex,
  STORY_LENGTHS,
  type StoryLength,
} from '@talelantern/domain/stories/phases';
import { readChoice } from '@talelantern/domain/stored/read-fields';
import type { Story } from '@talelantern/domain/stories/story';
import { useState, type ReactNode } from 'react';
import { PAGE_STORAGE_KEYS } from '../../../config/page-storage-keys.ts';
import type { ChapterAssignment } from '../../../services/stories/chapter.ts';
import { OnlineButton } from '../../../shared/connection/online-button.tsx';
import { Section } from '../../../ui/sheet.tsx';
import { CharacterFace } from '../../../shared/characters/character-face.tsx';
import { chapterName } from '../../../shared/chapters/chapter-copy.ts';
import { keep, readStored } from '../../../shared/drafts/stored-draft.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { useEditShared } from '../../lock/use-edit-shared.ts';
import { LengthField, PhaseField } from '../new-story/age-and-length-fields.tsx';
import { NextIdeas, useNextIdea, type NextIdea } from './next-ideas.tsx';
import { NewStoryLayout, StoryStage } from '../new-story/story-stage.tsx';
import { themeScene } from '../story-art.tsx';

const PRICE_NOTE = 'Already counted. New chapters are free.';

interface ContinuedStory {
  story: Story;
  nextIdea: NextIdea;
  length: StoryLength;
  changeLength: (length: StoryLength) => void;
  assignment: ChapterAssignment;
}

export function useContinuedStory(story: Story): ContinuedStory {
  const key = PAGE_STORAGE_KEYS.chapterLength(useServices().uid, story.id);
  const [length, setLength] = useState(() => readChoice(readStored(key), STORY_LENGTHS, story.settings.length));
  function changeLength(next: StoryLength): void {
    setLength(next);
    keep(key, next);
  }
  const nextIdea = useNextIdea(story);
  const assignment: ChapterAssignment = { kind: 'next-chapter', story, length, idea: nextIdea.idea };
  return { story, nextIdea, length, changeLength, assignment };
}

export const continuationLead = (story: Story): string =>
  isLastPhase(story.currentPhase)
    ? `“${bookTitleOf(story)}” already has an ending. You can write a new one to replace it.`
    : `The next chapter of “${bookTitleOf(story)}”`;

interface ContinueStorySheetProps {
  continued: ContinuedStory;
  heading: ReactNode;
  button: ReactNode;
}

/** The story generator for the next chapter: cast, theme and age are fixed, and only the next phase is offered. */
export function ContinueStorySheet({ continued, heading, button }: ContinueStorySheetProps) {
  const { story, nextIdea, length, changeLength } = continued;
  const phase = nextPhase(story.currentPhase);
  return (
    <NewStoryLayout
      top={heading}
      stage={
        <StoryStage
          cast={story.characters}
          theme={story.theme}
          scene={themeScene(story.theme)}
          ageRange={story.ageRange}
          phase={phase}
          title={bookTitleOf(story)}
          price={PRICE_NOTE}
        >
          {button}
        </StoryStage>
      }
    >
      <Section title={isLastPhase(story.currentPhase) ? 'How does it end?' : 'What happens next?'}>
        <NextIdeas {...nextIdea} />
      </Section>
      <Section title="Who is in it">
        <ul className="grid grid-cols-3 gap-4 sm:grid-cols-4 md:grid-cols-6">
          {story.characters.map((character) => (
            <li key={character.id} className="min-w-0 text-center leading-snug">
              <span aria-hidden="true">
                <CharacterFace character={character} />
              </span>
              <b dir="auto" className="family-name mt-2 block font-semibold">
                {character.name}
              </b>
              {character.role && (
                <span className="text-15 text-soft">{wordsForLabel(ROLE_CHOICES, character.role, story.ageRange)}</span>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What it is about">
        <p>
          <b className="font-semibold">{themeNameFor(story.theme, story.ageRange)}</b>
          <span className="text-soft"> · ages {story.ageRange} · these stay the same for the whole story.</span>
        </p>
      </Section>
      <Section title="Just right for you">
        <div className="grid grid-cols-1 gap-7">
          <LengthField phase={phase} value={length} onChange={changeLength} />
          <PhaseField phase={phase} />
        </div>
        <p className="mt-7 text-soft lg:hidden">{PRICE_NOTE}</p>
      </Section>
    </NewStoryLayout>
  );
}

interface ContinueButtonProps {
  continued: ContinuedStory;
  onGenerate: (assignment: ChapterAssignment) => void;
}

export const ContinueButton = ({ continued: { story, nextIdea, assignment }, onGenerate }: ContinueButtonProps) => {
  const editShared = useEditShared();
  const chosenIdea = nextIdea.ideas.find(({ line }) => line === nextIdea.chosen);
  const isTyped = !chosenIdea && nextIdea.idea !== '';
  return (
    <>
      {chosenIdea && (
        <p aria-live="polite" className="tray-price lg:mb-2 lg:text-left">
          Write {nextChapterName(story).toLowerCase()}: <b className="font-semibold text-text">{chosenIdea.title}</b>
        </p>
      )}
      <OnlineButton
        size="big"
        wide
        icon="sparkle"
        onClick={() => editShared(isTyped ? story : null, () => onGenerate(assignment))}
      >
        Generate Story
      </OnlineButton>
    </>
  );
};

export const nextChapterName = ({ currentPhase }: Story): string => chapterName(phaseIndex(nextPhase(currentPhase)));
