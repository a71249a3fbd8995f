import { categoriesOf, LOCATION_TYPES, locationSubcategoriesOf } from '@talelantern/domain/locations/location-types';
import { useRef } from 'react';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { LandscapePlate } from '../../ui/lantern-pane.tsx';
import { chosenOf, gentleFirst, markOf, toChips } from '../../shared/characters/choice-labels.ts';
import { useNextQuestion } from '../../shared/page/use-next-question.ts';
import type { LocationFieldsProps } from './location-form.ts';
import { artOfCategory, artOfType } from '../../shared/locations/location-image.tsx';

interface LocationKindProps extends LocationFieldsProps {
  id: string;
  error: string | undefined;
}

/** The three levels of the kind: two as pictures, one as text. Only the first is required. */
export function LocationKindFields({ form, onChange, id, error }: LocationKindProps) {
  const categoryRef = useRef<HTMLDivElement>(null);
  const noteAnswer = useNextQuestion(categoryRef, form.type);
  function choose(label: string): void {
    noteAnswer();
    onChange({ kind: 'type', label });
  }

  return (
    <>
      <TileGrid id={id} label="What kind of place?" hideLabel selection="radio" layout="kinds" error={error}>
        {gentleFirst(LOCATION_TYPES).map((type) => (
          <ChoiceTile
            key={type.id}
            name={type.label}
            mark={markOf(type)}
            picture={<LandscapePlate src={artOfType(type.id)} alt="" />}
            chosen={type.label === form.type}
            onChoose={() => choose(type.label)}
          />
        ))}
      </TileGrid>
      <div ref={categoryRef} className="scroll-my-6">
        <CategoryFields form={form} onChange={onChange} />
      </div>
    </>
  );
}

function CategoryFields({ form, onChange }: LocationFieldsProps) {
  const type = LOCATION_TYPES.find(({ label }) => label === form.type);
  if (!type) return null;
  const subcategories = locationSubcategoriesOf(form.type, form.category);
  const choose = (subcategory: string) => onChange({ kind: 'set', field: 'subcategory', value: subcategory });
  return (
    <div className="mt-6 grid gap-6 rounded-card bg-well p-5">
      <TileGrid label={`Where in ${form.type}?`} note="if you like" selection="radio" layout="kinds">
        {gentleFirst(categoriesOf(form.type)).map((category) => (
          <ChoiceTile
            key={category.id}
            name={category.label}
            mark={markOf(category)}
            picture={<LandscapePlate src={artOfCategory(type.id, category.id)} alt="" />}
            chosen={category.label === form.category}
            onChoose={() => onChange({ kind: 'category', label: category.label })}
          />
        ))}
      </TileGrid>
      {subcategories.length > 0 && (
        <ChipGroup
          label="And which one exactly?"
          options={toChips(subcategories)}
          value={chosenOf(subcategories, form.subcategory)}
          onChange={choose}
          onClear={() => choose('')}
        />
      )}
    </div>
  );
}
