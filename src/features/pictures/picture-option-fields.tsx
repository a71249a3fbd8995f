import type { Choice } from '@talelantern/domain/catalogues/choice';
import type { AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { BACKGROUNDS, LIGHTINGS, MOODS } from '@talelantern/domain/images/picture-settings';
import {
  findPortraitStyle,
  PORTRAIT_STYLE_GROUPS,
  portraitStylesIn,
  type PortraitStyleGroup,
} from '@talelantern/domain/images/portrait-styles';
import { LIMITS } from '@talelantern/domain/limits/limits';
import type { PictureKind } from '../../services/pictures/picture-service.ts';
import { chosenOf, toChips } from '../../shared/characters/choice-labels.ts';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import type { PictureSubject } from './picture-subject.ts';

interface LookProps {
  look: AdvancedFeatures;
  onChange: (look: AdvancedFeatures) => void;
}

/** The options of a picture: its style, and in a collapsible section background, light, mood and details. */
export const PictureOptionFields = ({ look, onChange, ...samples }: LookProps & StyleSamples) => (
  <div className="grid gap-5">
    <StyleFields {...samples} style={look.imageStyle} onChange={(imageStyle) => onChange({ ...look, imageStyle })} />
    <Collapsible title={settingTitle(look)}>
      <div className="grid gap-5">
        <SettingField label="Background" choices={BACKGROUNDS} field="background" look={look} onChange={onChange} />
        <SettingField label="Light" choices={LIGHTINGS} field="lighting" look={look} onChange={onChange} />
        <SettingField label="Mood" choices={MOODS} field="mood" look={look} onChange={onChange} />
        <TextAreaField
          label="Details"
          note="if you like"
          value={look.details}
          onChange={(details) => onChange({ ...look, details })}
          placeholder="A paper boat on the water, fireflies all around"
          maxLength={LIMITS.freeText}
          counter
        />
      </div>
    </Collapsible>
  </div>
);

/** The title of the section, which lists its chosen options. */
function settingTitle({ background, lighting, mood }: AdvancedFeatures): string {
  const chosenSettings = [background, lighting, mood].filter((setting) => setting !== '');
  return chosenSettings.length === 0
    ? 'Background, light and mood'
    : `Setting: ${chosenSettings.join(', ').toLowerCase()}`;
}

interface SettingFieldProps extends LookProps {
  label: string;
  choices: readonly Choice[];
  field: 'background' | 'lighting' | 'mood';
}

const SettingField = ({ label, choices, field, look, onChange }: SettingFieldProps) => (
  <ChipGroup
    label={label}
    size="small"
    options={toChips(choices)}
    value={chosenOf(choices, look[field])}
    onChange={(value) => onChange({ ...look, [field]: value })}
    onClear={() => onChange({ ...look, [field]: '' })}
  />
);

type StyleSamples = Pick<PictureSubject<PictureKind>, 'Frame' | 'sampleOf'>;

interface StyleFieldsProps extends StyleSamples {
  style: string;
  onChange: (style: string) => void;
}

const GROUPS = PORTRAIT_STYLE_GROUPS.map((group) => ({ value: group, label: group }));

/** Five groups of four styles, each with a sample of the same subject. */
function StyleFields({ style, onChange, Frame, sampleOf }: StyleFieldsProps) {
  const chosenStyle = findPortraitStyle(style);
  const group = chosenStyle?.group ?? PORTRAIT_STYLE_GROUPS[0];

  function chooseGroup(next: PortraitStyleGroup) {
    const [first] = portraitStylesIn(next);
    if (first && next !== chosenStyle?.group) onChange(first.id);
  }

  return (
    <div className="grid gap-3">
      <ChipGroup
        label="Style"
        size="small"
        options={GROUPS}
        value={chosenStyle?.group ?? null}
        onChange={chooseGroup}
      />
      <TileGrid
        label={`${group} style`}
        hideLabel
        selection="radio"
        layout="samples"
        hint={<span aria-live="polite">{chosenStyle?.description}</span>}
      >
        {portraitStylesIn(group).map(({ id, label }) => (
          <ChoiceTile
            key={id}
            name={label}
            picture={<Frame src={sampleOf(id)} alt="" />}
            chosen={id === chosenStyle?.id}
            onChoose={() => onChange(id)}
          />
        ))}
      </TileGrid>
    </div>
  );
}
