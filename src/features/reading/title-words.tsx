import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import type { Story } from '@talelantern/domain/stories/story';
import { joinNames } from '@talelantern/domain/text/lists';
import { useMadeBy } from '../../shared/chapters/use-made-by.ts';

export function TitleWords({ story }: { story: Story }) {
  const madeBy = useMadeBy(story);
  return (
    <>
      <p dir="auto" className="reader-title-name">
        {bookTitleOf(story)}
      </p>
      <p dir="auto">With {joinNames(story.characters.map(({ name }) => name))}</p>
      {madeBy !== null && <p dir="auto">{madeBy}</p>}
    </>
  );
}
