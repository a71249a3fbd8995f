import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Lantern } from '../../../ui/lantern.tsx';
import type { RetellingRun } from './retelling-runs.ts';

/** A paragraph that is told anew while the story is read on, or waits for the family's choice. */
export function RetellingNote({ run, onLook }: { run: RetellingRun; onLook: () => void }) {
  if (run.status !== 'telling' && run.status !== 'told') return null;
  const isTold = run.status === 'told';
  return (
    <div className="on-paper mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-paper-50 px-5 py-4 shadow-sheet">
      <span aria-hidden="true" className="grid w-10 shrink-0 place-items-center text-accent">
        {isTold ? <Icon name="wand" size="large" /> : <Lantern lit className="h-10 w-auto animate-breathe" />}
      </span>
      <p role="status" className="min-w-0 flex-1 basis-52 font-semibold">
        {isTold ? 'A paragraph is told anew. Which words shall stay?' : 'Finding new words for a paragraph…'}
      </p>
      <Button variant="line" icon="eye" className="max-sm:w-full" onClick={onLook}>
        {isTold ? 'Compare both' : 'Look'}
      </Button>
    </div>
  );
}
