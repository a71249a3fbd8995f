import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Stepper } from '../../ui/stepper.tsx';

export type Placement = 'page' | 'inline';

export const STEPS = ['Who they are', 'Portrait'] as const;

interface CreatorHeadingProps {
  placement: Placement;
  title: string;
  step: 0 | 1;
  /** Reopens the details from the portrait step. */
  onReopen?: (() => void) | undefined;
  /** Leaves the creator. */
  onBack: () => void;
  /** Stand at the right of the title. */
  actions?: ReactNode;
}

/** The two steps and the title: the page's h1, or an h2 inside a page that has its own. Takes the focus when it changes. */
export function CreatorHeading({ placement, title, step, onReopen, onBack, actions }: CreatorHeadingProps) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [title]);

  const above = (
    <>
      <Button variant="quiet" icon="arrow-left" className="-ml-3" onClick={onBack}>
        {placement === 'page' ? 'All characters' : 'Back to the story'}
      </Button>
      <Stepper label="Making a character" steps={STEPS} current={step} onReopen={onReopen} />
    </>
  );
  return (
    <div ref={heading} tabIndex={-1} className="scroll-mt-6 wrap-anywhere outline-none">
      {placement === 'page' ? (
        <PageHeading title={title} above={above} actions={actions} />
      ) : (
        <header className="page-heading">
          <div className="min-w-0">
            {above}
            <h2 className="text-48">{title}</h2>
          </div>
          {actions && <div className="page-actions">{actions}</div>}
        </header>
      )}
    </div>
  );
}
