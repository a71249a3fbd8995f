import { DEFAULT_AGE, type AgeRange } from '@talelantern/domain/audience/ages';
import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { avoidedIn } from '@talelantern/domain/stories/child-books';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { Section } from '../../ui/sheet.tsx';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { TryAgain } from '../../shared/notifications/try-again.tsx';
import { childOptions, EVERYONE, WHO_IS_IT_FOR } from '../../shared/family/child-options.tsx';
import { childrenQuery } from '../../shared/family/use-children.ts';
import { useServices } from '../../shared/services/use-services.ts';

/** Loaded lazily: few visits add a child. */
const ChildDialog = lazyPart(async () => (await import('./child-dialog.tsx')).ChildDialog, null);

interface ChildPickerProps {
  id: string;
  story: { childId: string | null; ageRange: AgeRange | null };
  onChoose: (child: ChildProfile | null) => void;
}

/** Who the story is for: a child, whose age and avoid list apply, or everyone, with the avoid lists of all who get it. */
export function ChildPicker({ id: sectionId, story: { childId, ageRange }, onChoose }: ChildPickerProps) {
  const { data: children = [], isSuccess, error, refetch } = useQuery(childrenQuery(useServices().loadServices));
  /** The dialog: closed, for a new child, or for an existing one. */
  const [dialogChild, setDialogChild] = useState<'new' | ChildProfile | null>(null);
  const chosenChild = children.find(({ id }) => id === childId) ?? null;

  function handleSaved(child: ChildProfile): void {
    setDialogChild(null);
    onChoose(child);
  }

  return (
    <Section title={WHO_IS_IT_FOR} id={sectionId}>
      {/* At least one row high, so that nothing moves when the children are loaded. */}
      <div className="grid min-h-12 content-start gap-3">
        {/* The button for a new child is one of the chips. */}
        <div
          className="flex flex-wrap items-center gap-2.5 [&_.chips]:contents [&_.field]:contents"
          onPointerEnter={ChildDialog.preload}
        >
          <ChipGroup
            label={WHO_IS_IT_FOR}
            hideLabel
            options={childOptions(children)}
            value={chosenChild?.id ?? EVERYONE}
            onChange={(id) => onChoose(children.find((child) => child.id === id) ?? null)}
          />
          {isSuccess && children.length < LIMITS.children && (
            <Button variant="quiet" icon="plus" onClick={() => setDialogChild('new')}>
              Add a child
            </Button>
          )}
        </div>
        {error && children.length === 0 && (
          <TryAgain announced message={error.message} onRetry={() => void refetch()} />
        )}
        {isSuccess && (
          <ChosenLine
            child={chosenChild}
            avoid={avoidedIn({ childId: chosenChild?.id ?? null, ageRange: ageRange ?? DEFAULT_AGE }, [], children)}
            isAlone={children.length === 0}
            onChange={setDialogChild}
          />
        )}
      </div>
      {dialogChild && (
        <ChildDialog
          child={dialogChild === 'new' ? null : dialogChild}
          onSaved={handleSaved}
          onClose={() => setDialogChild(null)}
        />
      )}
    </Section>
  );
}

interface ChosenLineProps {
  child: ChildProfile | null;
  avoid: readonly string[];
  isAlone: boolean;
  onChange: (child: ChildProfile) => void;
}

function ChosenLine({ child, avoid, isAlone, onChange }: ChosenLineProps) {
  if (isAlone)
    return <p className="text-15 text-soft">Add your child once. We’ll remember their age and what to avoid.</p>;
  return (
    <div className="-mt-1 flex flex-wrap items-center gap-x-3 text-15 text-soft">
      <p className="min-w-0 wrap-anywhere">
        {avoid.length > 0 ? `Leaves out: ${avoid.join(', ')}` : 'Nothing left out'}
      </p>
      {child && (
        <Button variant="quiet" icon="pencil" onClick={() => onChange(child)} aria-label={`Change ${child.nickname}`}>
          Change
        </Button>
      )}
    </div>
  );
}
