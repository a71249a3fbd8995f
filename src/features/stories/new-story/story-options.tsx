import { AGE_RANGE_CHOICES } from '@talelantern/domain/audience/ages';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { FIRST_PHASE } from '@talelantern/domain/stories/phases';
import type { ChoiceProblem } from '@talelantern/domain/stories/story-choices';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { CUSTOM_PROMPTS_NEED_PLAN } from '../../../services/plans/limit-sentences.ts';
import { TryAgain } from '../../../shared/notifications/try-again.tsx';
import { PlansLink } from '../../../shared/plans/plans-link.tsx';
import { useUsage } from '../../../shared/plans/use-usage.ts';
import { Button } from '../../../ui/button.tsx';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { OptionCards } from '../../../ui/option-cards.tsx';
import { Section } from '../../../ui/sheet.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LengthField, PhaseField } from './age-and-length-fields.tsx';
import { ThemeChooser } from './theme-chooser.tsx';
import { CastParts } from './cast-parts.tsx';
import type { Target } from './use-more-choices.ts';
import { scrollToSection, SECTION_IDS, type NewStory } from './use-new-story.ts';

const AGES = AGE_RANGE_CHOICES.map(({ id, line }) => ({ value: id, title: id, line }));

interface StoryOptionsProps {
  newStory: NewStory;
  listener: ReactNode;
  characters: ReactNode;
  locations: ReactNode;
  errorOf: (field: ChoiceProblem['field']) => string | null;
  target: Target | null;
}

export function StoryOptions({ newStory, listener, characters, locations, errorOf, target }: StoryOptionsProps) {
  const { draft, change } = newStory;
  useEffect(() => {
    if (target) scrollToSection(target.choice);
  }, [target]);
  return (
    <>
      {listener}
      <ChooseCharacters chosen={draft.characterIds.length}>{characters}</ChooseCharacters>
      {draft.characterIds.length > 0 && <CastParts newStory={newStory} />}
      <LocationsSection newStory={newStory}>{locations}</LocationsSection>
      <ThemeChooser newStory={newStory} error={errorOf('theme')} />
      <Section title="Just right for you">
        <div className="grid grid-cols-1 gap-7">
          <OptionCards
            label="Age range"
            id={SECTION_IDS.ageRange}
            options={AGES}
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
          <CustomElementsField
            value={draft.customElements}
            onChange={(customElements) => change({ type: 'set', choices: { customElements } })}
          />
        </div>
      </Section>
    </>
  );
}

/** All characters, in a section with search. Initially collapsed, because the newest are above the sheet. */
function ChooseCharacters({ chosen, children }: { chosen: number; children: ReactNode }) {
  const [isFolded, setFolded] = useState(true);
  const bodyId = useId();
  return (
    <Section
      title="Choose characters"
      aside={
        <span className="flex items-center gap-1 font-semibold text-accent">
          <span aria-live="polite">{chosen === 0 ? 'None yet' : `${chosen} chosen`}</span>
          <IconButton
            icon={isFolded ? 'chevron-down' : 'chevron-up'}
            label={isFolded ? 'Show characters' : 'Hide characters'}
            aria-expanded={!isFolded}
            aria-controls={bodyId}
            onClick={() => setFolded(!isFolded)}
          />
        </span>
      }
    >
      <div id={bodyId} hidden={isFolded}>
        {children}
      </div>
    </Section>
  );
}

interface LocationsSectionProps {
  newStory: NewStory;
  /** The family's locations; loaded when the section is opened. */
  children: ReactNode;
}

/** The optional section of locations. Chosen locations count even while the section is closed. */
function LocationsSection({ newStory: { draft, change, chosenLocations }, children }: LocationsSectionProps) {
  const { showsLocations, locationIds } = draft;
  const bodyId = useId();
  const count = locationIds.length;
  return (
    <Section
      title="Magical locations"
      note={count === 0 ? 'optional' : undefined}
      aside={
        <span className="flex flex-wrap items-center gap-x-3">
          <span aria-live="polite" className="font-semibold text-accent">
            {count > 0 && `${count} chosen`}
          </span>
          <Button
            variant="quiet"
            icon={showsLocations ? undefined : 'map'}
            aria-expanded={showsLocations}
            aria-controls={bodyId}
            onClick={() => change({ type: 'set', choices: { showsLocations: !showsLocations } })}
          >
            {showsLocations ? 'Hide Locations' : 'Add Locations'}
          </Button>
        </span>
      }
    >
      <div id={bodyId} hidden={!showsLocations}>
        {showsLocations && children}
      </div>
      {!showsLocations && count > 0 && (
        <p className="text-soft wrap-anywhere">{chosenLocations.members.map(({ name }) => name).join(' · ')}</p>
      )}
      {chosenLocations.error && (
        <TryAgain className="mt-4" message={chosenLocations.error.message} onRetry={chosenLocations.retry} />
      )}
    </Section>
  );
}

/** Plans without custom text list the plans that include it; text typed under an earlier plan stays readable. */
export function CustomElementsField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const isLocked = useUsage()?.plan.limits.customPrompts === false;
  return (
    <Collapsible title="Advanced: your own story elements" icon="wand" startsOpen={value !== ''}>
      <div className="grid gap-4">
        <TextAreaField
          label="What would you like in the story?"
          note="optional"
          value={value}
          onChange={onChange}
          maxLength={LIMITS.freeText}
          counter
          rows={4}
          readOnly={isLocked}
          aria-disabled={isLocked || undefined}
          placeholder={isLocked ? undefined : 'A lost blue mitten, a grandmother who whistles, and it ends with cocoa'}
          hint={isLocked ? CUSTOM_PROMPTS_NEED_PLAN : undefined}
        />
        {isLocked && (
          <p>
            <PlansLink limit="custom-prompts" look="locked" />
          </p>
        )}
      </div>
    </Collapsible>
  );
}
