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
 * A retry removes the pressed button. Its place gets the focus, before the removal takes the focus to the body. A
 * parent that is rendered only around this message would leave with it: use `className` instead.
 */
function passFocusOn(element: HTMLElement | null): () => void {
  const place = element?.parentElement;
  return () => {
    if (!place || !element.contains(document.activeElement)) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
}
