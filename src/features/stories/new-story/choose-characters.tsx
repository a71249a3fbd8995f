import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Section } from '../../../ui/sheet.tsx';
import { CHOICE_PLACES } from './use-new-story.ts';

interface ChooseCharactersProps {
  chosen: number;
  /** What is wrong with the choice; it opens the section. */
  error: string | null;
  children: ReactNode;
}

/** The first part of the sheet; it can be folded away once the cast stands. */
export function ChooseCharacters({ chosen, error, children }: ChooseCharactersProps) {
  const [isFolded, setFolded] = useState(false);
  const bodyId = useId();
  const isOpen = !isFolded || error !== null;
  return (
    <Section
      title="Choose characters"
      id={CHOICE_PLACES.characters}
      aside={
        <span className="flex items-center gap-1 font-semibold text-accent">
          <span aria-live="polite">{chosen === 0 ? 'None yet' : `${chosen} chosen`}</span>
          <IconButton
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            label={isOpen ? 'Fold characters away' : 'Show characters'}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setFolded(isOpen)}
          />
        </span>
      }
    >
      <div id={bodyId} hidden={!isOpen}>
        {children}
      </div>
    </Section>
  );
}
