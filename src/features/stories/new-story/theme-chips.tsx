import type { AgeRange } from '@talelantern/domain/audience/ages';
import { themeNameFor } from '@talelantern/domain/catalogues/gentle-themes';
import type { ThemeCategory } from '@talelantern/domain/catalogues/theme-categories';
import { findTheme, searchThemes, themesIn, type Theme } from '@talelantern/domain/catalogues/themes';
import { count, type Nouns } from '../../../services/plans/usage-sentences.ts';
import { ChipGroup } from '../../../ui/chip-group.tsx';

const THEMES_FOUND: Nouns = { one: 'theme', many: 'themes' };

export interface ThemeChoice {
  theme: string | null;
  /** Dark themes are labelled as gentler for the youngest. */
  ageRange: AgeRange | null;
  error: string | null;
  onTheme: (theme: Theme) => void;
}

/** The themes of a category or of a search. Loads the whole catalogue of themes. */
export function Themes({
  category,
  query,
  ...choice
}: ThemeChoice & { category: ThemeCategory | null; query: string }) {
  if (query.trim() !== '') return <FoundThemes {...choice} query={query} />;
  if (category === null) return null;
  return <ThemeChips {...choice} label={`Which ${category.toLowerCase()} story?`} themes={themesIn(category)} />;
}

function FoundThemes({ query, ...choice }: ThemeChoice & { query: string }) {
  const found = searchThemes(query);
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-soft'}>
        {found.length > 0 ? `${count(found.length, THEMES_FOUND)} found` : 'No themes match. Try a shorter word.'}
      </p>
      {found.length > 0 && <ThemeChips {...choice} label="Matching themes" themes={found} />}
    </>
  );
}

function ThemeChips(props: ThemeChoice & { label: string; themes: readonly Theme[] }) {
  const { label, themes, theme, ageRange, error, onTheme } = props;
  const chosen = theme === null ? null : findTheme(theme);
  const isHere = chosen !== null && themes.some(({ id }) => id === chosen.id);
  function choose(name: string): void {
    const chosenNow = findTheme(name);
    if (chosenNow) onTheme(chosenNow);
  }
  return (
    <div className="rounded-card bg-well p-5">
      <ChipGroup
        label={label}
        options={themes.map((option) => ({
          value: option.name,
          label: ageRange ? themeNameFor(option.name, ageRange) : option.name,
        }))}
        value={theme}
        onChange={choose}
        error={error}
        hint={isHere ? chosen.line : undefined}
      />
    </div>
  );
}
