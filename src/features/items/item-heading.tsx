import type { ComponentProps, ReactNode } from 'react';
import { useFocusWhenShown } from '../../shared/page/use-focus-when-shown.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

interface ItemHeadingProps extends Omit<ComponentProps<typeof PageHeading>, 'above'> {
  backLabel: string;
  onBack: () => void;
  /** Shown between the back link and the title. */
  steps?: ReactNode;
}

/** Back link and title. Takes the focus when the title changes. */
export function ItemHeading({ backLabel, onBack, steps, ...heading }: ItemHeadingProps) {
  const ref = useFocusWhenShown(heading.title);
  const backLink = (
    <>
      <Button variant="quiet" icon="arrow-left" className="-ml-3" onClick={onBack}>
        {backLabel}
      </Button>
      {steps}
    </>
  );
  return (
    <div ref={ref} tabIndex={-1} className="scroll-mt-6 wrap-anywhere outline-none">
      <PageHeading {...heading} above={backLink} />
    </div>
  );
}
