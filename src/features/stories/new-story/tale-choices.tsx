import { FIRST_PHASE } from '@talelantern/domain/stories/phases';
import type { ChoiceProblem } from '@talelantern/domain/stories/story-choices';
import type { ReactNode } from 'react';
import { Section } from '../../../ui/sheet.tsx';
import { AgeRangeField, LengthField, PhaseField } from './made-to-fit.tsx';
import { OwnWords } from './own-words.tsx';
import { PlacesSection } from './places-section.tsx';
import { ThemeChooser } from './theme-chooser.tsx';
import type { NewStory } from './use-new-story.ts';

interface TaleChoicesProps {
  newStory: NewStory;
  /** The family's locations to choose from. */
  places: ReactNode;
  errorOf: (field: ChoiceProblem['field']) => string | null;
}

/** What the story is like, once it is known who is in it: where, which theme, how long. */
export function TaleChoices({ newStory, places, errorOf }: TaleChoicesProps) {
  const { draft, change } = newStory;
  return (
    <>
      <PlacesSection newStory={newStory}>{places}</PlacesSection>
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
            onChange={(ageRange) => change({ type: 'set', choices: { ageRange } })}
          />
          <LengthField
            phase={FIRST_PHASE}
            value={draft.length}
            onChange={(length) => change({ type: 'set', choices: { length } })}
          />
          <PhaseField phase={FIRST_PHASE} />
          <OwnWords
            value={draft.customElements}
            onChange={(customElements) => change({ type: 'set', choices: { customElements } })}
          />
        </div>
      </Section>
    </>
  );
}
