import { useEffect } from 'react';
import { usePreferences } from '../../use-preferences.ts';
import { ChapterNotSaved, ChapterNotTold } from './chapter-failed.tsx';
import { ChapterWriting } from './chapter-writing.tsx';
import type { ChapterRunControl } from './use-chapter-run.ts';

/** The chapter under way on a screen of its own; nothing while there is none. */
export function ChapterRunView({ control }: { control: ChapterRunControl }) {
  const { run, begin, cancel, saveAgain, clear } = control;
  const { preferences } = usePreferences();
  const isClosed = preferences && preferences.showFirst;
  useTopOfPage(run.status === 'failed' || run.status === 'save-failed' ? run.status : 'making');
  switch (run.status) {
    case 'idle':
      return null;
    case 'writing':
    case 'saving':
    case 'saved':
      return <ChapterWriting run={run} isClosed={isClosed} onCancel={cancel} />;
    case 'failed':
      return <ChapterNotTold run={run} isClosed={isClosed} onRetry={() => begin(run.assignment)} onBack={clear} />;
    case 'save-failed':
      return <ChapterNotSaved run={run} isClosed={isClosed} onSaveAgain={saveAgain} />;
  }
}

function goToTop(): void {
  window.scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Each of these screens begins at its top, with the focus on it, and so does what comes after. */
function useTopOfPage(screen: string): void {
  useEffect(() => {
    goToTop();
    return () => void requestAnimationFrame(goToTop);
  }, [screen]);
}
