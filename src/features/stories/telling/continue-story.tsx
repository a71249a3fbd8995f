import { wordsForLabel } from '@talelantern/domain/catalogue/choice';
import { ROLE_CHOICES } from '@talelantern/domain/characters/roles';
import { themeNameFor } from '@talelantern/domain/stories/gentle-themes';
import { isLastPhase, nextPhase, phaseIndex, type StoryLength } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { useState, type ReactNode } from 'react';
import type { ChapterAssignment } from '../../../services/chapter.ts';
import { OnlineButton } from '../../online-button.tsx';
import { Section } from '../../../ui/sheet.tsx';
import { Tray } from '../../../ui/tray.tsx';
import { CharacterFace } from '../../character-face.tsx';
import { chapterName } from '../../chapter-words.ts';
import { LengthField, PhaseField } from '../new-story/made-to-fit.tsx';
import { NextIdeas } from './next-ideas.tsx';
import { StoryDesk } from '../new-story/story-desk.tsx';
import { StoryStage } from '../new-story/story-stage.tsx';
import { themeScene } from '../theme-art.ts';
import { useNextIdea, type NextIdea } from './use-next-idea.ts';

const PRICE = 'This story is counted already: its chapters cost nothing more.';

/** What is chosen for the next chapter: what happens in it, and how long it is. */
export interface ContinuedStory {
  story: Story;
  nextIdea: NextIdea;
  length: StoryLength;
  changeLength: (length: StoryLength) => void;
  assignment: ChapterAssignment;
}

export function useContinuedStory(story: Story): ContinuedStory {
  const [length, changeLength] = useState(story.settings.length);
  const nextIdea = useNextIdea(story);
  const assignment: ChapterAssignment = { kind: 'next-chapter', story, length, idea: nextIdea.idea };
  return { story, nextIdea, length, changeLength, assignment };
}

/** 'Chapter two of “…”', or that the ending is told once more. */
export const continuationLead = ({ currentPhase, title }: Story): string =>
  isLastPhase(currentPhase)
    ? `“${title}” has its ending. You can have it told once more: the new one takes its place.`
    : `The next chapter of “${title}”`;

/** The generator for a story that goes on: its cast, theme and age stay; the next phase is the only one offered. */
export function ContinueStorySheet({ continued, button }: { continued: ContinuedStory; button: ReactNode }) {
  const { story, nextIdea, length, changeLength } = continued;
  const phase = nextPhase(story.currentPhase);
  return (
    <StoryDesk
      stage={
        <StoryStage
          cast={story.characters}
          theme={story.theme}
          scene={themeScene(story.theme)}
          ageRange={story.ageRange}
          phase={phase}
          title={story.title}
          price={PRICE}
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
                <CharacterFace character={character} frame="plain" decorative />
              </span>
              <b className="mt-2 block font-semibold wrap-anywhere">{character.name}</b>
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
          <span className="text-soft"> · ages {story.ageRange} · both stay as they are, so that it is one story.</span>
        </p>
      </Section>
      <Section title="Made to fit">
        <div className="grid grid-cols-1 gap-7">
          <LengthField phase={phase} value={length} onChange={changeLength} />
          <PhaseField phase={phase} />
        </div>
        <p className="mt-7 text-soft lg:hidden">{PRICE}</p>
      </Section>
    </StoryDesk>
  );
}

interface ContinueButtonProps {
  continued: ContinuedStory;
  onGenerate: (assignment: ChapterAssignment) => void;
}

export function ContinueButton({ continued: { assignment }, onGenerate }: ContinueButtonProps) {
  return (
    <OnlineButton size="big" wide icon="sparkle" onClick={() => onGenerate(assignment)}>
      Generate Story
    </OnlineButton>
  );
}

/** The faces of the story and the one button, at the foot of a phone. */
export function ContinueTray({ story, children }: { story: Story; children: ReactNode }) {
  const faces = story.characters
    .slice(0, 3)
    .map((character) => (
      <CharacterFace key={character.id} character={character} frame="plain" size="face" decorative />
    ));
  return <Tray faces={faces.length > 0 && faces}>{children}</Tray>;
}

/** 'Chapter two' of a story that goes on. */
export const nextChapterName = ({ currentPhase }: Story): string => chapterName(phaseIndex(nextPhase(currentPhase)));
