import { Suspense } from 'react';
import { latePart } from '../late-part.tsx';
import { useChapterRun } from './use-chapter-run.ts';
import { useUnfinishedStories } from './use-unfinished-stories.ts';

/** Most visits have nothing unfinished. */
const UnfinishedNotes = latePart(async () => (await import('./unfinished-notes.tsx')).UnfinishedNotes);

/**
 * Stories that were told, or are still being told, while nobody was watching. Nothing where there are none. For any
 * screen of the family; it needs the services, the QueryClient and a router above.
 */
export function UnfinishedStories() {
  const unfinished = useUnfinishedStories();
  const { run } = useChapterRun();
  if (unfinished.works.length === 0 && (run.status === 'idle' || run.status === 'saved')) return null;
  return (
    <Suspense>
      <UnfinishedNotes {...unfinished} run={run} />
    </Suspense>
  );
}
