import { Link } from 'react-router-dom';
import { PATHS } from '../../../config/paths.ts';
import { Icon } from '../../../ui/icon.tsx';

/** The way back from a story to the shelf. */
export function BackToStories() {
  return (
    <Link
      to={PATHS.stories}
      className="inline-flex min-h-12 items-center gap-2 font-medium text-soft no-underline hover:text-text"
    >
      <Icon name="arrow-left" />
      My stories
    </Link>
  );
}
