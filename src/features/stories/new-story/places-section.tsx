import { Suspense, useId, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/sheet.tsx';
import { TryAgain } from '../../try-again.tsx';
import type { NewStory } from './use-new-story.ts';

interface PlacesSectionProps {
  newStory: NewStory;
  /** The family's locations to choose from; loaded when the section is opened. */
  children: ReactNode;
}

/** The optional part of the sheet: where the story takes place. What was chosen takes part, folded away or not. */
export function PlacesSection({ newStory: { draft, change, places }, children }: PlacesSectionProps) {
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
        {showsLocations && <Suspense fallback={<div className="h-40" aria-hidden="true" />}>{children}</Suspense>}
      </div>
      {!showsLocations && count > 0 && (
        <p className="text-soft wrap-anywhere">{places.members.map(({ name }) => name).join(' · ')}</p>
      )}
      {places.error && (
        <div className="mt-4">
          <TryAgain message={places.error.message} onRetry={places.retry} />
        </div>
      )}
    </Section>
  );
}
