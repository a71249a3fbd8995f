import type { ChildProfile } from '@talelantern/domain/family/child-profile';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { Section } from '../../ui/sheet.tsx';
import { latePart } from '../late-part.tsx';
import { TryAgain } from '../try-again.tsx';
import { childrenQuery } from '../use-children.ts';
import { useServices } from '../use-services.ts';

/** Few visits add a child. */
const ChildDialog = latePart(async () => (await import('./child-dialog.tsx')).ChildDialog);

interface ChildPickerProps {
  childId: string | null;
  /** Null: for everyone. */
  onChoose: (child: ChildProfile | null) => void;
}

const EVERYONE = '';

/** For whom the story is: one of the family's children, whose age and avoid list go with it, or everyone. */
export function ChildPicker({ childId, onChoose }: ChildPickerProps) {
  const { data: children = [], isSuccess, error, refetch } = useQuery(childrenQuery(useServices().children));
  /** The dialog: closed, for a new child, or for one that is known. */
  const [asked, setAsked] = useState<'new' | ChildProfile | null>(null);
  const chosen = children.find(({ id }) => id === childId) ?? null;
  const isGone = isSuccess && childId !== null && !chosen;
  useEffect(() => {
    if (isGone) onChoose(null);
  }, [isGone, onChoose]);

  function handleSaved(child: ChildProfile): void {
    setAsked(null);
    onChoose(child);
  }

  return (
    <Section title="Who is it for?">
      {/* As high as one row, so that nothing moves when the children come. */}
      <div className="grid min-h-12 content-start gap-3">
        {/* One row of chips, the way to another child among them. */}
        <div
          className="flex flex-wrap items-center gap-2.5 [&_.chips]:contents [&_.field]:contents"
          onPointerEnter={ChildDialog.preload}
        >
          <ChipGroup
            label="Who is it for?"
            hideLabel
            options={[
              { value: EVERYONE, label: 'Everyone' },
              ...children.map(({ id, nickname, ageRange }) => ({ value: id, label: `${nickname} · ${ageRange}` })),
            ]}
            value={chosen?.id ?? EVERYONE}
            onChange={(id) => onChoose(children.find((child) => child.id === id) ?? null)}
          />
          {isSuccess && children.length < LIMITS.children && (
            <Button variant="quiet" icon="plus" onClick={() => setAsked('new')}>
              Add a child
            </Button>
          )}
        </div>
        {error && children.length === 0 && <TryAgain message={error.message} onRetry={() => void refetch()} />}
        {isSuccess && <ChosenLine child={chosen} isAlone={children.length === 0} onChange={setAsked} />}
      </div>
      {asked && (
        <Suspense>
          <ChildDialog child={asked === 'new' ? null : asked} onSaved={handleSaved} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Section>
  );
}

interface ChosenLineProps {
  child: ChildProfile | null;
  isAlone: boolean;
  onChange: (child: ChildProfile) => void;
}

/** What the choice means for the story. */
function ChosenLine({ child, isAlone, onChange }: ChosenLineProps) {
  if (!child)
    return (
      isAlone && (
        <p className="text-15 text-soft">
          Add a child once, and their age and what to leave out come along with every story.
        </p>
      )
    );
  return (
    <div className="-mt-1 flex flex-wrap items-center gap-x-3 text-15 text-soft">
      <p className="min-w-0 wrap-anywhere">
        {child.avoid.length > 0 ? `Without: ${child.avoid.join(', ')}` : 'Nothing is left out'}
      </p>
      <Button variant="quiet" icon="pencil" onClick={() => onChange(child)} aria-label={`Change ${child.nickname}`}>
        Change
      </Button>
    </div>
  );
}
