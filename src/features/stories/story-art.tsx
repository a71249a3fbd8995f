import { THEME_CATEGORIES } from '@talelantern/domain/catalogues/theme-categories';
import { findTheme } from '@talelantern/domain/catalogues/themes';
import type { Story } from '@talelantern/domain/stories/story';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { figuresOf } from './cast-figures.tsx';
import { categoryScene } from './category-art.ts';
import { LandscapeArt } from './landscape-art.tsx';

interface StoryArtProps {
  story: Pick<Story, 'theme' | 'characters'>;
}

/** The picture of a story without scenes: its theme's landscape with the cast standing in it. */
export const StoryArt = ({ story }: StoryArtProps) => (
  <LandscapeArt landscape={themeScene(story.theme)} figures={figuresOf(story.characters)} />
);

/** The scenery and the cast in pencil, with a slow wash of colour. */
export const PicturePlaceholder = ({ story }: StoryArtProps) => (
  <div className="painting-place">
    <div className="painting-place-sketch">
      <StoryArt story={story} />
    </div>
    <OnPicture>
      <p role="status" className="painting-place-note">
        <Icon name="brush" size="small" />
        Painting this scene
      </p>
    </OnPicture>
  </div>
);

export const OnPicture = ({ children }: { children: ReactNode }) => (
  <div className="absolute bottom-4 left-4 z-10">{children}</div>
);

const [ADVENTURE] = THEME_CATEGORIES;

/** The landscape of a theme; a theme that no longer exists gets the landscape of the first category. */
export const themeScene = (themeName: string): string => categoryScene(findTheme(themeName)?.category ?? ADVENTURE);
