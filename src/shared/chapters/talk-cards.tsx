import type { TalkCard, TalkKind } from '@talelantern/domain/stories/talk-cards';
import { IconShape } from '../../ui/icon.tsx';

export const TALK_TITLE = 'Talk about it';

/** Icons in the format of src/ui/icon-paths.ts. Separate, because every page loads that file. */
const KINDS: Readonly<Record<TalkKind, { label: string; path: string }>> = {
  ask: { label: 'Ask', path: 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z' },
  wonder: { label: 'Wonder', path: 'M17.5 19H9a7 7 0 1 1 6.71-9h1.79a4.5 4.5 0 1 1 0 9Z' },
  day: {
    label: 'Your day',
    path: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
  },
};

interface TalkCardsProps {
  cards: readonly TalkCard[];
  /** Side by side where there is room. */
  isWide?: boolean;
}

/** Questions that a grown-up can ask about a chapter. */
export const TalkCards = ({ cards, isWide = false }: TalkCardsProps) => (
  <>
    <p className="mt-1.5 text-soft">For the grown-up. Pick one, or none. There are no wrong answers.</p>
    <ul className={isWide ? 'mt-3 grid gap-3 md:grid-flow-col md:auto-cols-fr' : 'mt-4 grid gap-3'}>
      {cards.map(({ kind, text }) => (
        <li key={kind} className="rounded-field bg-well p-4 text-text">
          <p className="mb-1 flex items-center gap-2 text-15 font-semibold text-accent">
            <IconShape path={KINDS[kind].path} size="small" />
            {KINDS[kind].label}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </>
);
