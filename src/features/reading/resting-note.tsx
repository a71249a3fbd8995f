import { Button } from '../../ui/button.tsx';

interface RestingNoteProps {
  /** False at the very end: there is no page left to read. */
  hasMore: boolean;
  onMore: () => void;
  onStay: () => void;
}

/** Bedtime: the voice has stopped by itself, and goes on only when it is asked. */
export function RestingNote({ hasMore, onMore, onStay }: RestingNoteProps) {
  return (
    <section className="reader-resting" aria-label="Good night">
      <p role="status">Good night. The story waits here for you.</p>
      <div className="flex flex-wrap justify-center gap-3">
        {hasMore && (
          <Button variant="line" icon="book-open" onClick={onMore}>
            One more page
          </Button>
        )}
        <Button variant="quiet" onClick={onStay}>
          Stay with the page
        </Button>
      </div>
    </section>
  );
}
