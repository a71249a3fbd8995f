import { Button } from '../ui/button.tsx';

interface TryAgainProps {
  /** What went wrong. */
  message: string;
  onRetry: () => void;
}

/** In the place of a part of a screen that could not be loaded. */
export function TryAgain({ message, onRetry }: TryAgainProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-semibold">{message}</p>
      <Button variant="line" icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
