import { directionOf } from '@talelantern/domain/text/direction';
import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import type { Story } from '@talelantern/domain/stories/story';
import { joinNames } from '@talelantern/domain/text/lists';
import { useMadeBy } from '../../shared/chapters/use-made-by.ts';

export function TitlePageText({ story }: { story: Story }) {
  const madeBy = useMadeBy(story);
  const title = bookTitleOf(story);
  return (
    <>
      <p dir={directionOf(title)} className="reader-title-name">
        {title}
      </p>
      <p>With {joinNames(story.characters.map(({ name }) => name))}</p>
      {madeBy !== null && <p>{madeBy}</p>}
    </>
  );
}
