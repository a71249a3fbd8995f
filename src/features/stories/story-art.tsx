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

/** The picture of a story without scenes: its theme's landscape with figures of the cast. */
export const StoryArt = ({ story }: StoryArtProps) => (
  <LandscapeArt landscape={themeScene(story.theme)} figures={figuresOf(story.characters)} />
);

/** The scenery and the cast as a pencil drawing, with a slow wash of color. */
export const PicturePlaceholder = ({ story }: StoryArtProps) => (
  <div className="painting-placeholder">
    <div className="absolute inset-0 opacity-50 [filter:grayscale(1)_contrast(0.6)_brightness(1.35)]">
      <StoryArt story={story} />
    </div>
    <OnPicture>
      <p
        role="status"
        className="flex items-center gap-2 rounded-pill bg-paper-0 px-[0.9rem] py-[0.45rem] font-ui text-15 leading-[1.3] font-[600] text-ink"
      >
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

/** The landscape of a theme; for a theme that no longer exists, the landscape of the first category. */
export const themeScene = (themeName: string): string => categoryScene(findTheme(themeName)?.category ?? ADVENTURE);
