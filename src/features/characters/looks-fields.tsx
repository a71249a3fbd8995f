import { appearanceOptionsFor, bodyOf, type Body } from '@talelantern/domain/characters/appearance';
import { featureGroupsFor } from '@talelantern/domain/characters/distinguishing-features';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { chosenOf, toChips } from '../choice-labels.ts';
import { ColourSwatches } from './colour-swatches.tsx';
import type { DetailsFieldsProps } from './details-fields.ts';
import { typeOf } from './details-form.ts';
import { HeightBars } from './height-bars.tsx';

/** What is coloured: a person’s clothes, any other body itself (architecture §4). */
const COLOUR_LABELS: Readonly<Record<Body, string>> = {
  person: 'Color of the clothes',
  spellcaster: 'Color of the robe',
  bloodMage: 'Color of the robe',
  fae: 'Wings and petals',
  littleFolk: 'Color of the clothes',
  celestial: 'Color of the robe',
  animal: 'Fur or feathers',
  beast: 'Fur, feathers or scales',
  dragon: 'Scales',
  merfolk: 'Fins and tail',
  monster: 'Color all over',
  alien: 'Color all over',
  spirit: 'Color of the glow',
  shadow: 'Color of the shadow',
  elemental: 'Color of the glow',
  undead: 'Color all over',
  giant: 'Skin or fur',
  stone: 'Stone',
  plant: 'Leaves and bark',
  robot: 'Metal',
  toy: 'Cloth or paint',
};

type LooksProps = Pick<DetailsFieldsProps, 'form' | 'onChange'>;

/** Height, build, color and age from the options of the chosen type, and the feature that one would always notice. */
export function LooksFields({ form, onChange }: LooksProps) {
  const type = typeOf(form);
  if (type === '') return <p className="text-soft">Choose a kind first: a dragon looks different from a robot.</p>;
  const { height, build, color } = appearanceOptionsFor(type);
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-x-10 gap-y-7 @min-[45rem]:grid-cols-2">
        <HeightBars
          options={height}
          value={form.height}
          onChange={(value) => onChange({ kind: 'set', field: 'height', value })}
        />
        <ColourSwatches
          label={COLOUR_LABELS[bodyOf(type)]}
          options={color}
          value={form.color}
          onChange={(value) => onChange({ kind: 'set', field: 'color', value })}
        />
        <ChipGroup
          label="Build"
          options={toChips(build)}
          value={chosenOf(build, form.build)}
          onChange={(value) => onChange({ kind: 'set', field: 'build', value })}
          onClear={() => onChange({ kind: 'set', field: 'build', value: '' })}
        />
        <AgeFields form={form} onChange={onChange} />
      </div>
      <FeatureFields form={form} onChange={onChange} />
    </div>
  );
}

function AgeFields({ form, onChange }: LooksProps) {
  const { age } = appearanceOptionsFor(typeOf(form));
  return (
    <div className="grid gap-3">
      <ChipGroup
        label="Age"
        options={toChips(age)}
        value={chosenOf(age, form.age)}
        onChange={(label) => onChange({ kind: 'age', label })}
        onClear={() => onChange({ kind: 'age', label: '' })}
      />
      <TextField
        label="Or in your own words"
        value={form.customAge}
        onChange={(words) => onChange({ kind: 'custom-age', words })}
        placeholder="312 and a half"
        maxLength={LIMITS.name}
        autoComplete="off"
      />
    </div>
  );
}

function FeatureFields({ form, onChange }: LooksProps) {
  const chosen = form.distinguishingFeature;
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">
        Something you’d always notice <small>{chosen === '' ? 'if you like' : chosen}</small>
      </legend>
      <div className="grid items-start gap-3 @min-[45rem]:grid-cols-2">
        {featureGroupsFor(typeOf(form)).map(({ id, label, features }) => {
          const inGroup = chosenOf(features, chosen);
          return (
            <Collapsible key={id} title={inGroup === null ? label : `${label}: ${inGroup}`}>
              <ChipGroup
                label={label}
                hideLabel
                size="small"
                options={toChips(features)}
                value={inGroup}
                onChange={(value) => onChange({ kind: 'set', field: 'distinguishingFeature', value })}
                onClear={() => onChange({ kind: 'set', field: 'distinguishingFeature', value: '' })}
              />
            </Collapsible>
          );
        })}
      </div>
    </fieldset>
  );
}
