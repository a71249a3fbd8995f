import type { AgeRange } from '@talelantern/domain/stories/ages';
import {
  findTheme,
  searchThemes,
  THEME_CATEGORIES,
  themeNameFor,
  themesIn,
  type Theme,
  type ThemeCategory,
} from '@talelantern/domain/stories/themes';
import { useState } from 'react';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { Arch } from '../../ui/picture.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/sheet.tsx';
import { tellImageFailed } from './cast-faces.tsx';
import { THEME_CATEGORY_ART } from './theme-art.ts';
import { CHOICE_PLACES } from './use-new-story.ts';

interface ThemeChooserProps {
  category: ThemeCategory | null;
  /** Name of the chosen theme. */
  theme: string | null;
  /** Dark themes are told in gentler words for the youngest. */
  ageRange: AgeRange | null;
  error: string | null;
  onCategory: (category: ThemeCategory) => void;
  onTheme: (theme: string) => void;
}

/** Twelve landscapes of ten themes each, with a search over all their names. */
export function ThemeChooser(props: ThemeChooserProps) {
  const { category, error, onCategory } = props;
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  return (
    <Section title="Choose a theme" id={CHOICE_PLACES.theme}>
      <div className="grid gap-4">
        <SearchField
          label="Search themes"
          value={query}
          onChange={setQuery}
          placeholder="Treasure, dragon, snow day…"
        />
        {isSearching ? (
          <FoundThemes {...props} query={query} />
        ) : (
          <>
            <TileGrid
              label="Kind of story"
              hideLabel
              selection="radio"
              columns="themes"
              error={category === null ? error : null}
            >
              {THEME_CATEGORIES.map((name) => (
                <ChoiceTile
                  key={name}
                  name={name}
                  picture={<Arch src={THEME_CATEGORY_ART[name]} alt="" onImageFailed={tellImageFailed} />}
                  chosen={name === category}
                  onChoose={() => onCategory(name)}
                />
              ))}
            </TileGrid>
            {category && (
              <ThemeChips
                {...props}
                label={`Which ${category.toLowerCase()} story?`}
                themes={themesIn(category)}
                error={error}
              />
            )}
          </>
        )}
      </div>
    </Section>
  );
}

function FoundThemes({ query, ...props }: ThemeChooserProps & { query: string }) {
  const found = searchThemes(query);
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-soft'}>
        {found.length > 0 ? `${found.length} themes found` : 'No theme has this in its name. Try a shorter word.'}
      </p>
      {found.length > 0 && <ThemeChips {...props} label="Themes with this in their name" themes={found} />}
    </>
  );
}

interface ThemeChipsProps extends Pick<ThemeChooserProps, 'theme' | 'ageRange' | 'error' | 'onTheme'> {
  label: string;
  themes: readonly Theme[];
}

function ThemeChips({ label, themes, theme, ageRange, error, onTheme }: ThemeChipsProps) {
  const chosen = theme === null ? null : findTheme(theme);
  const isHere = chosen !== null && themes.some(({ id }) => id === chosen.id);
  return (
    <div className="rounded-card bg-well p-5">
      <ChipGroup
        label={label}
        options={themes.map((option) => ({
          value: option.name,
          label: ageRange ? themeNameFor(option, ageRange) : option.name,
        }))}
        value={theme}
        onChange={onTheme}
        error={error}
        hint={isHere ? chosen.line : undefined}
      />
    </div>
  );
}
