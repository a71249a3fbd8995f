import type { Choice } from '@talelantern/domain/catalogues/choice';
import { appearanceOptionsFor, bodyOf } from '@talelantern/domain/characters/appearance';
import type { Body } from '@talelantern/domain/characters/looks';
import { featureGroupsFor } from '@talelantern/domain/characters/distinguishing-features';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { memo, type ReactNode } from 'react';
import { chosenOf, toChips } from '../../shared/characters/choice-labels.ts';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Collapsible } from '../../ui/collapsible.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RadioOptions } from '../../ui/radio-options.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type DetailsFieldsProps, type DetailsForm, typeOf } from './details-form.ts';
import { colorOf } from './paint-colors.ts';

/** For a person, the color applies to the clothes. */
const COLOR_LABELS: Readonly<Record<Body, string>> = {
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

/** The fields of the form that the looks depend on. */
const LOOKS = [
  'category',
  'subcategory',
  'specificType',
  'height',
  'build',
  'color',
  'age',
  'customAge',
  'distinguishingFeature',
] as const;

interface LooksProps {
  form: Pick<DetailsForm, (typeof LOOKS)[number]>;
  onChange: DetailsFieldsProps['onChange'];
}

const hasSameLooks = (one: LooksProps, other: LooksProps): boolean =>
  one.onChange === other.onChange && LOOKS.every((field) => one.form[field] === other.form[field]);

/** Height, build, color, age and distinguishing feature, with the options of the type. */
export const LooksFields = memo(function LooksFields({ form, onChange }: LooksProps) {
  const type = typeOf(form);
  if (type === '') return <p className="text-soft">Choose a kind first: a dragon looks different from a robot.</p>;
  const { height, build, color } = appearanceOptionsFor(type);
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-x-10 gap-y-7 @min-[45rem]:grid-cols-2">
        <PictureRadios
          label="Height"
          className="flex items-end gap-1"
          optionClass="group relative justify-end gap-1.5 self-stretch py-1"
          nameClass="flex min-h-[2.2em] items-start"
          renderPicture={renderHeightBar}
          options={height}
          value={form.height}
          onChange={(value) => onChange({ kind: 'set', field: 'height', value })}
        />
        <PictureRadios
          label={COLOR_LABELS[bodyOf(type)]}
          className="flex justify-between gap-1 pt-1.5 sm:justify-start sm:gap-4"
          optionClass="relative gap-2 has-focus-visible:outline-offset-4 sm:max-w-[88px]"
          renderPicture={renderSwatch}
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
}, hasSameLooks);

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
        onChange={(text) => onChange({ kind: 'custom-age', text })}
        placeholder="312 and a half"
        maxLength={LIMITS.name}
        autoComplete="off"
      />
    </div>
  );
}

function FeatureFields({ form, onChange }: LooksProps) {
  const chosenFeature = form.distinguishingFeature;
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">
        Something you’d always notice <small>{chosenFeature === '' ? 'if you like' : chosenFeature}</small>
      </legend>
      <div className="grid items-start gap-3 @min-[45rem]:grid-cols-2">
        {featureGroupsFor(typeOf(form)).map(({ id, label, features }) => {
          const inGroup = chosenOf(features, chosenFeature);
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

interface PictureRadiosProps {
  label: string;
  options: readonly Choice[];
  value: string;
  onChange: (label: string) => void;
  className: string;
  optionClass: string;
  nameClass?: string;
  renderPicture: (label: string, isChosen: boolean, index: number) => ReactNode;
}

/** Options as pictures with their names below. */
const PictureRadios = ({ options, optionClass, nameClass, renderPicture, ...choice }: PictureRadiosProps) => (
  <RadioOptions
    {...choice}
    options={options.map(({ label }) => ({ value: label }))}
    optionClass={classNames(
      'flex min-w-0 flex-1 cursor-pointer flex-col items-center rounded-field text-center text-15 leading-tight has-focus-visible:outline-3 has-focus-visible:outline-(--on-focus)',
      optionClass,
    )}
  >
    {({ value: label }, isChosen, index) => (
      <>
        {renderPicture(label, isChosen, index)}
        <span className={classNames(nameClass, isChosen && 'font-bold')}>{label}</span>
      </>
    )}
  </RadioOptions>
);

const MIN_HEIGHT_PX = 40;
const HEIGHT_STEP_PX = 20;

const renderHeightBar = (_label: string, isChosen: boolean, index: number) => (
  <span
    style={{ height: `${MIN_HEIGHT_PX + HEIGHT_STEP_PX * index}px` }}
    className={classNames(
      'block w-10 rounded-t-[20px] rounded-b-[10px] border-2',
      isChosen
        ? 'border-lantern-700 bg-lantern-400 shadow-[0_6px_18px_#f2a32b77]'
        : 'border-paper-400 bg-[#dcc9a1] group-hover:bg-lantern-200',
    )}
  />
);

const renderSwatch = (label: string, isChosen: boolean) => (
  <span
    style={{ background: colorOf(label) }}
    className={classNames(
      'grid size-13 place-items-center rounded-pill',
      isChosen
        ? 'shadow-[inset_0_0_0_2px_#241d3a66,0_0_0_4px_var(--color-paper-50),0_0_0_7px_var(--color-lantern-500)]'
        : 'shadow-[inset_0_0_0_2px_#241d3a66]',
    )}
  >
    {isChosen && (
      <span className="grid size-8 place-items-center rounded-pill bg-paper-0 text-ink">
        <Icon name="check" size="small" />
      </span>
    )}
  </span>
);
