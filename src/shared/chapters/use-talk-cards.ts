import type { Story } from '@talelantern/domain/stories/story';
import type { TalkCard } from '@talelantern/domain/stories/talk-cards';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePreferences } from '../family/use-preferences.ts';
import { queryKeys } from '../query/query-keys.ts';
import { useFindStory } from '../query/use-remember-story.ts';
import type { SavedChapter } from './use-chapter-pictures.ts';

/** How long the cards are awaited, which a function adds shortly after the chapter is saved. */
const ARRIVE_WITHIN_MS = 30_000;
const POLL_MS = 3_000;

const NO_CARDS: readonly TalkCard[] = [];

/** None while the preference is off. If the chapter was saved in this visit, waits for its cards. */
export function useTalkCards({ id, talkCards }: Story, part: number): readonly TalkCard[] {
  const find = useFindStory();
  const { preferences } = usePreferences();
  const savedChapter = useQueryClient().getQueryData<SavedChapter>(queryKeys.savedChapter(id));
  const isShown = preferences?.talkCards === true;
  const cards = talkCards[part] ?? NO_CARDS;
  useQuery({
    queryKey: queryKeys.story(id),
    queryFn: () => find(id),
    enabled: isShown && cards.length === 0 && savedChapter?.part === part,
    refetchInterval: () => (savedChapter && Date.now() < savedChapter.at + ARRIVE_WITHIN_MS ? POLL_MS : false),
    refetchOnMount: false,
  });
  return isShown ? cards : NO_CARDS;
}
