import { isReadable } from '@talelantern/domain/stories/approval';
import type { Story } from '@talelantern/domain/stories/story';
import type { ReactNode } from 'react';
import { usePreferences } from '../../../shared/family/use-preferences.ts';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { GrownUpArea } from '../../lock/grown-up-area.tsx';

/** 'closed': it waits for approval and 'show me first' is on, or this preference cannot be read, as offline. */
export type ChapterAccess = 'open' | 'closed' | 'unknown';

export function useChapterAccess(story: Story, index: number): ChapterAccess {
  const { preferences, isFetched, isPaused } = usePreferences();
  if (!isFetched && !isPaused && !isReadable(story, index, true)) return 'unknown';
  return isReadable(story, index, preferences?.showFirst ?? true) ? 'open' : 'closed';
}

/** With a PIN, a chapter that is waiting for approval is only shown to grown-ups. */
export function ApprovedChapter({ access, children }: { access: ChapterAccess; children: ReactNode }) {
  if (access === 'unknown') return <Skeletons shape="lines" count={6} label="Loading the chapter" />;
  return access === 'closed' ? <GrownUpArea reason="approve">{children}</GrownUpArea> : children;
}
