import { useUnfinishedWork } from '../../../shared/generation/use-unfinished-work.ts';
import { keepFocus } from '../../../ui/keep-focus.ts';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { useChapterRun } from './use-chapter-run.ts';

/** Loaded lazily: most visits have no unfinished story. */
const UnfinishedNotes = lazyPart(async () => (await import('./unfinished-notes.tsx')).UnfinishedNotes, null);

export function UnfinishedStories() {
  const works = useUnfinishedWork().filter((work) => work.kind === 'story');
  const { run } = useChapterRun();
  const hasNone = works.length === 0 && (run.status === 'idle' || run.status === 'saved');
  return (
    <div ref={keepFocus} className="outline-none">
      {!hasNone && <UnfinishedNotes unfinished={works} run={run} />}
    </div>
  );
}
