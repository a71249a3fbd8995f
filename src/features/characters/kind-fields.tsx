import { specificTypesOf, subcategoriesOf } from '@talelantern/domain/characters/types/character-types';
import { TOP_LEVEL_TYPES } from '@talelantern/domain/characters/types/top-level-types';
import { useRef } from 'react';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { Arch } from '../../ui/picture.tsx';
import { chosenOf, toChips } from '../choice-labels.ts';
import type { DetailsFieldsProps } from './details-fields.ts';
import type { DetailsAction } from './details-form.ts';
import { pictureOfKind } from './kind-pictures.ts';
import { useNextQuestion } from './use-next-question.ts';

/** The three levels of the type: a picture, then two rows of words. */
export function KindFields({ form, onChange, ids, errors }: DetailsFieldsProps) {
  const { category, subcategory, specificType } = form;
  const subcategories = subcategoriesOf(category);
  const specificTypes = specificTypesOf(category, subcategory);
  const level = levelToChoose(form);
  const questionRef = useRef<HTMLDivElement>(null);
  const noteAnswer = useNextQuestion(questionRef, `${category} - ${subcategory}`);
  function choose(action: Extract<DetailsAction, { kind: 'category' | 'subcategory' }>): void {
    noteAnswer();
    onChange(action);
  }

  return (
    <>
      <TileGrid
        id={ids.category}
        label="What kind of someone?"
        hideLabel
        selection="radio"
        columns="kinds"
        error={level === 'category' ? errors.type : null}
      >
        {TOP_LEVEL_TYPES.map(({ id, label }) => {
          const { src, tint } = pictureOfKind(id);
          return (
            <ChoiceTile
              key={id}
              name={label}
              picture={<Arch src={src} alt="" tint={tint} />}
              chosen={label === category}
              onChoose={() => choose({ kind: 'category', label })}
            />
          );
        })}
      </TileGrid>
      {subcategories.length > 0 && (
        <div ref={questionRef} className="mt-6 grid scroll-my-6 gap-5 rounded-card bg-well p-5">
          <ChipGroup
            id={ids.subcategory}
            label={`Which ${category.toLowerCase().replace('/', ' or ')}?`}
            options={toChips(subcategories)}
            value={chosenOf(subcategories, subcategory)}
            onChange={(label) => choose({ kind: 'subcategory', label })}
            error={level === 'subcategory' ? errors.type : null}
          />
          {specificTypes.length > 0 && (
            <ChipGroup
              id={ids.specificType}
              label="And who exactly?"
              options={toChips(specificTypes)}
              value={chosenOf(specificTypes, specificType)}
              onChange={(label) => onChange({ kind: 'specific-type', label })}
              error={level === 'specificType' ? errors.type : null}
            />
          )}
        </div>
      )}
    </>
  );
}

/** The level of the type that is chosen next. */
export function levelToChoose({
  category,
  subcategory,
}: DetailsFieldsProps['form']): 'category' | 'subcategory' | 'specificType' {
  if (subcategoriesOf(category).length === 0) return 'category';
  return specificTypesOf(category, subcategory).length === 0 ? 'subcategory' : 'specificType';
}
