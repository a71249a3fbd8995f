import { Button } from '../../ui/button.tsx';

export const LOOKING_FOR_COMMENTS = <p className="mt-4 text-soft">Looking for comments…</p>;

export const CommentsFailed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div role="alert" className="mt-4 flex flex-wrap items-center gap-3">
    <p>{message}</p>
    <Button variant="line" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
