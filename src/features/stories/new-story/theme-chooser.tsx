import { THEME_CATEGORIES, type ThemeCategory } from '@talelantern/domain/catalogues/theme-categories';
import { useRef, useState } from 'react';
import { ChoiceTile, TileGrid } from '../../../ui/choice-tile.tsx';
import { Arch } from '../../../ui/picture.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Section } from '../../../ui/sheet.tsx';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { useNextQuestion } from '../../../shared/page/use-next-question.ts';
import { categoryArt } from '../category-art.ts';
import { SECTION_IDS, type NewStory } from './use-new-story.ts';

/** Loaded when it comes into view, because it is not needed before a category is open. */
const Themes = lazyPart(
  async () => (await import('./theme-chips.tsx')).Themes,
  <div aria-hidden="true" className="h-96 rounded-card bg-well md:h-56" />,
);

export function ThemeChooser({ newStory: { draft, change }, error }: { newStory: NewStory; error: string | null }) {
  const { category, theme, ageRange } = draft;
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const themes = useRef<HTMLDivElement>(null);
  const noteAnswer = useNextQuestion(themes, category ?? '');
  function open(name: ThemeCategory): void {
    noteAnswer();
    change({ type: 'category', category: name });
  }
  return (
    <Section title="Choose a theme" id={SECTION_IDS.theme}>
      <div className="grid gap-4" onPointerEnter={Themes.preload} onFocus={Themes.preload}>
        <SearchField
          label="Search themes"
          value={query}
          onChange={setQuery}
          placeholder="Treasure, dragon, first snow…"
        />
        {!isSearching && (
          <TileGrid
            label="Kind of story"
            hideLabel
            selection="radio"
            layout="themes"
            error={category === null ? error : null}
          >
            {THEME_CATEGORIES.map((name) => (
              <ChoiceTile
                key={name}
                name={name}
                picture={<Arch src={categoryArt(name)} alt="" />}
                chosen={name === category}
                onChoose={() => open(name)}
              />
            ))}
          </TileGrid>
        )}
        {(isSearching || category) && (
          <div ref={themes} className="scroll-my-6">
            <Themes
              category={category}
              theme={theme}
              ageRange={ageRange}
              error={error}
              onTheme={(chosen) => change({ type: 'theme', theme: chosen.name, category: chosen.category })}
              query={query}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
