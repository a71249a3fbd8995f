import { Button } from '../../ui/button.tsx';

export const TryAgain = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className="grid justify-items-start gap-3">
    <p className="font-semibold">{message}</p>
    <Button variant="line" icon="refresh" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
