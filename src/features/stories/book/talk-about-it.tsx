import type { Story } from '@talelantern/domain/stories/story';
import { TALK_TITLE, TalkCards } from '../../../shared/chapters/talk-cards.tsx';
import { useTalkCards } from '../../../shared/chapters/use-talk-cards.ts';
import { Collapsible } from '../../../ui/collapsible.tsx';

export function TalkAboutIt({ story, part }: { story: Story; part: number }) {
  const cards = useTalkCards(story, part);
  if (cards.length === 0) return null;
  return (
    <div className="mx-auto mt-8 max-w-[640px]">
      <Collapsible title={TALK_TITLE} icon="users">
        <TalkCards cards={cards} isWide />
      </Collapsible>
    </div>
  );
}
