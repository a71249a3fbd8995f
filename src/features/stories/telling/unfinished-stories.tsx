import { Suspense } from 'react';
import { latePart } from '../../late-part.tsx';
import { useChapterRun } from './use-chapter-run.ts';
import { useUnfinishedStoryWork } from './use-unfinished-story-work.ts';

/** Most visits have nothing unfinished. */
const UnfinishedNotes = latePart(async () => (await import('./unfinished-notes.tsx')).UnfinishedNotes);

/**
 * Stories that were told, or are still being told, while nobody was watching. Nothing where there are none. For any
 * screen of the family; it needs the services, the QueryClient and a router above.
 */
export function UnfinishedStories() {
  const works = useUnfinishedStoryWork();
  const { run } = useChapterRun();
  if (works.length === 0 && (run.status === 'idle' || run.status === 'saved')) return null;
  return (
    <Suspense>
      <UnfinishedNotes works={works} run={run} />
    </Suspense>
  );
}
