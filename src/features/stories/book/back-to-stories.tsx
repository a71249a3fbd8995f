import { PATHS } from '../../../config/paths.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** The way back from a story to the shelf. */
export function BackToStories() {
  return (
    <AppLink
      to={PATHS.stories}
      className="inline-flex min-h-12 items-center gap-2 font-medium text-soft no-underline hover:text-text"
    >
      <Icon name="arrow-left" />
      My stories
    </AppLink>
  );
}
