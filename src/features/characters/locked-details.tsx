import type { Character } from '@talelantern/domain/characters/character';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useServices } from '../use-services.ts';
import { characterLine } from './character-line.ts';
import { hasUnsavedDetails } from './use-details-form.ts';

interface LockedDetailsProps {
  character: Character;
  onChange: () => void;
  /** Stands beside the way to change them. */
  children?: ReactNode;
}

/** Step one once it is saved: in short, locked, with a way to unlock it. */
export function LockedDetails({ character, onChange, children }: LockedDetailsProps) {
  const { id, name, magicalPower, appearance } = character;
  const isUnsaved = hasUnsavedDetails(useServices().uid, id);
  const feature = appearance.distinguishingFeature;
  const known = [
    characterLine(character),
    magicalPower,
    feature === DEFAULT_APPEARANCE.distinguishingFeature ? null : feature,
  ];
  return (
    <div className="flex items-start gap-3.5 rounded-card bg-well px-5 py-4 text-soft">
      <Icon name="lock" size="medium" className="mt-1" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p>
          <b className="font-semibold text-text">{name}’s details are saved.</b> {known.filter(Boolean).join(' · ')}
        </p>
        {isUnsaved && (
          <p className="mt-1 font-semibold text-accent">What you changed since is kept, but not saved yet.</p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <Button variant="line" icon="pencil" onClick={onChange}>
            {isUnsaved ? 'Go on changing' : 'Change details'}
          </Button>
          {children}
        </div>
      </div>
    </div>
  );
}
