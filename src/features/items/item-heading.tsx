import type { ReactNode } from 'react';
import { useFocusWhenShown } from '../../shared/page/use-focus-when-shown.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

interface ItemHeadingProps {
  title: string;
  lead?: string | undefined;
  backLabel: string;
  onBack: () => void;
  /** Between the back link and the title. */
  steps?: ReactNode;
  /** An h2, for a page that has its own h1. */
  isInline?: boolean;
  actions?: ReactNode;
}

/** Back link and title. Takes the focus when the title changes. */
export function ItemHeading({ title, lead, backLabel, onBack, steps, isInline = false, actions }: ItemHeadingProps) {
  const heading = useFocusWhenShown(title);
  const above = (
    <>
      <Button variant="quiet" icon="arrow-left" className="-ml-3" onClick={onBack}>
        {backLabel}
      </Button>
      {steps}
    </>
  );
  return (
    <div ref={heading} tabIndex={-1} className="scroll-mt-6 wrap-anywhere outline-none">
      {isInline ? (
        <header className="page-heading">
          <div className="min-w-0">
            {above}
            <h2 dir="auto" className="text-48">
              {title}
            </h2>
          </div>
          {actions && <div className="page-actions">{actions}</div>}
        </header>
      ) : (
        <PageHeading title={title} lead={lead} above={above} actions={actions} />
      )}
    </div>
  );
}
