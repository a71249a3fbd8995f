import type { Choice } from '@talelantern/domain/catalogues/choice';
import { specificTypesOf, subcategoriesOf } from '@talelantern/domain/characters/types/character-types';
import { TOP_LEVEL_TYPES } from '@talelantern/domain/characters/types/top-level-types';
import { memo, useRef } from 'react';
import { childWordOf, gentleFirst, markOf } from '../../shared/characters/choice-labels.ts';
import { useNextQuestion } from '../../shared/page/use-next-question.ts';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { Arch } from '../../ui/picture.tsx';
import type { DetailsFieldsProps, DetailsAction, DetailsForm } from './details-form.ts';
import { pictureOfKind } from '../../shared/characters/kind-figures.ts';
import { bustOf } from './kind-pictures.ts';

interface KindFieldsProps
  extends Pick<DetailsForm, 'category' | 'subcategory' | 'specificType'>, Pick<DetailsFieldsProps, 'onChange' | 'ids'> {
  error: string | undefined;
}

/** The three levels of the type as pictures, for children who cannot read. */
export const KindFields = memo(function KindFields(props: KindFieldsProps) {
  const { category, subcategory, specificType, onChange, ids, error } = props;
  const subcategories = subcategoriesOf(category);
  const specificTypes = specificTypesOf(category, subcategory);
  const level = levelToChoose({ category, subcategory });
  const subcategoryRef = useRef<HTMLDivElement>(null);
  const specificTypeRef = useRef<HTMLDivElement>(null);
  const noteCategory = useNextQuestion(subcategoryRef, category);
  const noteSubcategory = useNextQuestion(specificTypeRef, subcategory);
  function choose(action: Extract<DetailsAction, { kind: 'category' | 'subcategory' }>): void {
    if (action.kind === 'category') noteCategory();
    else noteSubcategory();
    onChange(action);
  }

  return (
    <>
      <TileGrid
        id={ids.category}
        label="What kind of someone?"
        hideLabel
        selection="radio"
        layout="kinds"
        error={level === 'category' ? error : null}
      >
        {gentleFirst(TOP_LEVEL_TYPES).map((kind) => {
          const { src, tint } = pictureOfKind(kind.id);
          return (
            <ChoiceTile
              key={kind.id}
              name={kind.label}
              simpleName={childWordOf(kind)}
              mark={markOf(kind)}
              picture={<Arch src={src} alt="" tint={tint} />}
              chosen={kind.label === category}
              onChoose={() => choose({ kind: 'category', label: kind.label })}
            />
          );
        })}
      </TileGrid>
      {subcategories.length > 0 && (
        <div className="mt-6 grid gap-6 rounded-card bg-well p-3 pt-5 sm:p-5">
          <div ref={subcategoryRef} className="scroll-my-6">
            <KindRadios
              id={ids.subcategory}
              label={`Which ${category.toLowerCase().replace('/', ' or ')}?`}
              choices={subcategories}
              chosen={subcategory}
              bust={(label) => bustOf(category, label, specificTypesOf(category, label)[0]?.label ?? '')}
              onChoose={(label) => choose({ kind: 'subcategory', label })}
              error={level === 'subcategory' ? error : null}
            />
          </div>
          {specificTypes.length > 0 && (
            <div ref={specificTypeRef} className="scroll-my-6">
              <KindRadios
                id={ids.specificType}
                label="And who exactly?"
                choices={specificTypes}
                chosen={specificType}
                bust={(label) => bustOf(category, subcategory, label)}
                onChoose={(label) => onChange({ kind: 'specific-type', label })}
                error={level === 'specificType' ? error : null}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
});

interface KindRadiosProps {
  id: string;
  label: string;
  choices: readonly Choice[];
  chosen: string;
  bust: (label: string) => string | null;
  onChoose: (label: string) => void;
  error: string | null | undefined;
}

const KindRadios = ({ id, label: question, choices, chosen, bust, onChoose, error }: KindRadiosProps) => (
  <TileGrid id={id} label={question} selection="radio" layout="faces" error={error}>
    {gentleFirst(choices).map((choice) => (
      <ChoiceTile
        key={choice.id}
        name={choice.label}
        simpleName={childWordOf(choice)}
        mark={markOf(choice)}
        picture={<Arch src={bust(choice.label) ?? ''} alt="" />}
        chosen={choice.label === chosen}
        onChoose={() => onChoose(choice.label)}
      />
    ))}
  </TileGrid>
);

export function levelToChoose({
  category,
  subcategory,
}: Pick<DetailsForm, 'category' | 'subcategory'>): 'category' | 'subcategory' | 'specificType' {
  if (subcategoriesOf(category).length === 0) return 'category';
  return specificTypesOf(category, subcategory).length === 0 ? 'subcategory' : 'specificType';
}
