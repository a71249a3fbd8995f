import type { Choice } from '@talelantern/domain/catalogue/choice';
import type { AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { BACKGROUNDS, LIGHTINGS, MOODS } from '@talelantern/domain/images/picture-settings';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { chosenOf, toChips } from '../choice-labels.ts';
import { StyleFields, type StyleSamples } from './style-fields.tsx';

interface LookProps {
  look: AdvancedFeatures;
  onChange: (look: AdvancedFeatures) => void;
}

/** How a picture is to be painted: style, and behind one row background, light, mood and details. */
export function PictureWishFields({ look, onChange, ...samples }: LookProps & StyleSamples) {
  return (
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
}

/** The row says what lies behind it once something is chosen. */
function settingTitle({ background, lighting, mood }: AdvancedFeatures): string {
  const chosen = [background, lighting, mood].filter((wish) => wish !== '');
  return chosen.length === 0 ? 'Background, light and mood' : `Setting: ${chosen.join(', ').toLowerCase()}`;
}

interface SettingFieldProps extends LookProps {
  label: string;
  choices: readonly Choice[];
  field: 'background' | 'lighting' | 'mood';
}

function SettingField({ label, choices, field, look, onChange }: SettingFieldProps) {
  return (
    <ChipGroup
      label={label}
      size="small"
      options={toChips(choices)}
      value={chosenOf(choices, look[field])}
      onChange={(value) => onChange({ ...look, [field]: value })}
      onClear={() => onChange({ ...look, [field]: '' })}
    />
  );
}
