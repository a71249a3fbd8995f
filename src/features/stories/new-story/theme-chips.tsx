import type { AgeRange } from '@talelantern/domain/audience/ages';
import { themeNameFor } from '@talelantern/domain/catalogues/gentle-themes';
import type { ThemeCategory } from '@talelantern/domain/catalogues/theme-categories';
import { searchThemes, themesIn, type Theme } from '@talelantern/domain/catalogues/themes';
import { count, type Nouns } from '../../../services/plans/usage-sentences.ts';
import { ChipGroup } from '../../../ui/chip-group.tsx';

const THEMES_FOUND: Nouns = { one: 'theme', many: 'themes' };

interface ThemesProps {
  category: ThemeCategory | null;
  query: string;
  theme: string | null;
  /** For the youngest, dark themes are labeled as gentler. */
  ageRange: AgeRange | null;
  error: string | null;
  onTheme: (theme: Theme) => void;
}

/** The themes of a category or of a search. Imports the whole catalogue of themes. */
export function Themes({ category, query, theme, ageRange, error, onTheme }: ThemesProps) {
  const isSearching = query.trim() !== '';
  const themes = isSearching ? searchThemes(query) : category ? themesIn(category) : [];
  const find = (themeName: string | null) => themes.find(({ name }) => name === themeName);
  function choose(name: string): void {
    const chosen = find(name);
    if (chosen) onTheme(chosen);
  }
  return (
    <>
      {isSearching && (
        <p role="status" className={themes.length > 0 ? 'sr-only' : 'text-soft'}>
          {themes.length > 0 ? `${count(themes.length, THEMES_FOUND)} found` : 'No themes match. Try a shorter word.'}
        </p>
      )}
      {themes.length > 0 && (
        <div className="rounded-card bg-well p-5">
          <ChipGroup
            label={isSearching ? 'Matching themes' : `Which ${category?.toLowerCase()} story?`}
            options={themes.map(({ name }) => ({ value: name, label: ageRange ? themeNameFor(name, ageRange) : name }))}
            value={theme}
            onChange={choose}
            error={error}
            hint={find(theme)?.line}
          />
        </div>
      )}
    </>
  );
}
