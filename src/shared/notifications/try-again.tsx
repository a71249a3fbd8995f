import { Button } from '../../ui/button.tsx';

interface TryAgainProps {
  message: string;
  onRetry: () => void;
  /** For failures that no toast announces. */
  announced?: boolean;
}

export const TryAgain = ({ message, onRetry, announced = false }: TryAgainProps) => (
  <div ref={passFocusOn} className="grid justify-items-start gap-3">
    <p role={announced ? 'alert' : undefined} className="font-semibold">
      {message}
    </p>
    <Button variant="line" icon="refresh" onClick={onRetry}>
      Try again
    </Button>
  </div>
);

/** A retry removes the pressed button. Its place gets the focus, before the removal takes the focus to the body. */
function passFocusOn(element: HTMLElement | null): () => void {
  const place = element?.parentElement;
  return () => {
    if (!place || !element.contains(document.activeElement)) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
}
