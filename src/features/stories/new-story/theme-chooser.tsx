import { THEME_CATEGORIES, type ThemeCategory } from '@talelantern/domain/stories/theme-categories';
import { Suspense, useRef, useState } from 'react';
import { ChoiceTile, TileGrid } from '../../../ui/choice-tile.tsx';
import { Arch } from '../../../ui/picture.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Section } from '../../../ui/sheet.tsx';
import { latePart } from '../../late-part.tsx';
import { tellImageFailed } from '../../image-failure.ts';
import { useNextQuestion } from '../../use-next-question.ts';
import { THEME_CATEGORY_ART } from '../category-art.ts';
import type { ThemeChoice } from './theme-chips.tsx';
import { CHOICE_PLACES } from './use-new-story.ts';

/** Not needed before a category is open: loaded once somebody comes near. */
const Themes = latePart(async () => (await import('./theme-chips.tsx')).Themes);

interface ThemeChooserProps extends ThemeChoice {
  category: ThemeCategory | null;
  onCategory: (category: ThemeCategory) => void;
}

/** Twelve landscapes of ten themes each, with a search over all their names. */
export function ThemeChooser({ onCategory, ...choice }: ThemeChooserProps) {
  const { category, error } = choice;
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const themes = useRef<HTMLDivElement>(null);
  const noteAnswer = useNextQuestion(themes, category ?? '');
  function open(name: ThemeCategory): void {
    noteAnswer();
    onCategory(name);
  }
  return (
    <Section title="Choose a theme" id={CHOICE_PLACES.theme}>
      <div className="grid gap-4" onPointerEnter={Themes.preload} onFocus={Themes.preload}>
        <SearchField
          label="Search themes"
          value={query}
          onChange={setQuery}
          placeholder="Treasure, dragon, snow day…"
        />
        {!isSearching && (
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
                onChoose={() => open(name)}
              />
            ))}
          </TileGrid>
        )}
        {(isSearching || category) && (
          <div ref={themes} className="scroll-my-6">
            <Suspense fallback={<div aria-hidden="true" className="h-96 rounded-card bg-well md:h-56" />}>
              <Themes {...choice} query={query} />
            </Suspense>
          </div>
        )}
      </div>
    </Section>
  );
}
