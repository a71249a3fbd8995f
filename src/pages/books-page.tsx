import { ExitButton } from '../features/child-mode/exit-buttons.tsx';
import { LISTENING_LINK } from '../features/reading/autoplay.ts';
import { ChildShelf } from '../features/stories/child-mode/child-shelf.tsx';
import { ChildFace } from '../shared/family/child-face.tsx';
import { useTitle } from '../shared/page/use-title.ts';
import { NightPage } from '../ui/night-page.tsx';
import { booksTitle, useReadingChild } from './child-screens.tsx';

/** `/books/{child}`: the books that a child may read alone. */
export function BooksPage() {
  const child = useReadingChild();
  useTitle(booksTitle(child));
  return (
    <NightPage light="center">
      <header className="flex items-center gap-4 py-3.5">
        <ChildFace child={child} size="large" />
        <h1 className="min-w-0 flex-1 text-36 wrap-anywhere">{booksTitle(child)}</h1>
        <ExitButton />
      </header>
      <ChildShelf child={child} coverLink={LISTENING_LINK} />
    </NightPage>
  );
}
