import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/button.tsx';

interface TryAgainProps {
  message: string;
  onRetry: () => void;
  /** For failures that no toast announces. */
  announced?: boolean;
  className?: string;
}

export const TryAgain = ({ message, onRetry, announced = false, className }: TryAgainProps) => (
  <div ref={passFocusOn} className={classNames('grid justify-items-start gap-3', className)}>
    <p role={announced ? 'alert' : undefined} className="font-semibold">
      {message}
    </p>
    <Button variant="line" icon="refresh" onClick={onRetry}>
      Try again
    </Button>
  </div>
);

/**
 * A retry removes the pressed button. Its parent gets the focus, before the removal takes the focus to the body. A
 * parent that is rendered only around this message would leave with it: use `className` instead.
 */
function passFocusOn(element: HTMLElement | null): () => void {
  const parent = element?.parentElement;
  return () => {
    if (!parent || !element.contains(document.activeElement)) return;
    if (parent.tabIndex < 0) parent.tabIndex = -1;
    parent.focus({ preventScroll: true });
  };
}
