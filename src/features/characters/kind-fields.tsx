import type { Choice } from '@talelantern/domain/catalogue/choice';
import { specificTypesOf, subcategoriesOf } from '@talelantern/domain/characters/types/character-types';
import { TOP_LEVEL_TYPES } from '@talelantern/domain/characters/types/top-level-types';
import { useRef } from 'react';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { Arch } from '../../ui/picture.tsx';
import { gentleFirst, markOf } from '../choice-labels.ts';
import type { DetailsFieldsProps } from './details-fields.ts';
import type { DetailsAction } from './details-form.ts';
import { bustOf, pictureOfKind } from './kind-pictures.ts';
import { useNextQuestion } from '../use-next-question.ts';

/** The three levels of the type, each as pictures: who cannot read yet chooses as well. */
export function KindFields({ form, onChange, ids, errors }: DetailsFieldsProps) {
  const { category, subcategory, specificType } = form;
  const subcategories = subcategoriesOf(category);
  const specificTypes = specificTypesOf(category, subcategory);
  const level = levelToChoose(form);
  const questionRef = useRef<HTMLDivElement>(null);
  const lastQuestionRef = useRef<HTMLDivElement>(null);
  const noteCategory = useNextQuestion(questionRef, category);
  const noteSubcategory = useNextQuestion(lastQuestionRef, subcategory);
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
        columns="kinds"
        error={level === 'category' ? errors.type : null}
      >
        {gentleFirst(TOP_LEVEL_TYPES).map((kind) => {
          const { src, tint } = pictureOfKind(kind.id);
          return (
            <ChoiceTile
              key={kind.id}
              name={kind.label}
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
          <div ref={questionRef} className="scroll-my-6">
            <Busts
              id={ids.subcategory}
              label={`Which ${category.toLowerCase().replace('/', ' or ')}?`}
              choices={subcategories}
              chosen={subcategory}
              bust={(label) => bustOf(category, label, specificTypesOf(category, label)[0]?.label ?? '')}
              onChoose={(label) => choose({ kind: 'subcategory', label })}
              error={level === 'subcategory' ? errors.type : null}
            />
          </div>
          {specificTypes.length > 0 && (
            <div ref={lastQuestionRef} className="scroll-my-6">
              <Busts
                id={ids.specificType}
                label="And who exactly?"
                choices={specificTypes}
                chosen={specificType}
                bust={(label) => bustOf(category, subcategory, label)}
                onChoose={(label) => onChange({ kind: 'specific-type', label })}
                error={level === 'specificType' ? errors.type : null}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}

interface BustsProps {
  id: string;
  label: string;
  choices: readonly Choice[];
  chosen: string;
  /** The picture of a label. */
  bust: (label: string) => string | null;
  onChoose: (label: string) => void;
  error: string | null | undefined;
}

function Busts({ id, label: question, choices, chosen, bust, onChoose, error }: BustsProps) {
  return (
    <TileGrid id={id} label={question} selection="radio" columns="faces" error={error}>
      {gentleFirst(choices).map((choice) => (
        <ChoiceTile
          key={choice.id}
          name={choice.label}
          mark={markOf(choice)}
          picture={<Arch src={bust(choice.label) ?? ''} alt="" />}
          chosen={choice.label === chosen}
          onChoose={() => onChoose(choice.label)}
        />
      ))}
    </TileGrid>
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
