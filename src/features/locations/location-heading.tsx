import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useFocusWhenShown } from '../use-focus-when-shown.ts';

interface LocationHeadingProps {
  title: string;
  lead?: string | undefined;
  backLabel: string;
  onBack: () => void;
  /** Stand at the right of the title. */
  actions?: ReactNode;
}

/** The way back and the title of one location, or of making one. Takes the focus when it changes. */
export function LocationHeading({ title, lead, backLabel, onBack, actions }: LocationHeadingProps) {
  const heading = useFocusWhenShown(title);
  return (
    <div ref={heading} tabIndex={-1} className="scroll-mt-6 wrap-anywhere outline-none">
      <PageHeading
        title={title}
        lead={lead}
        above={
          <Button variant="quiet" icon="arrow-left" className="-ml-3" onClick={onBack}>
            {backLabel}
          </Button>
        }
        actions={actions}
      />
    </div>
  );
}
