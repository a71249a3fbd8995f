import type { Choice } from '@talelantern/domain/catalogue/choice';
import type { AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { BACKGROUNDS, LIGHTINGS, MOODS } from '@talelantern/domain/images/picture-settings';
import {
  findPortraitStyle,
  PORTRAIT_STYLE_GROUPS,
  portraitStylesIn,
  type PortraitStyleGroup,
} from '@talelantern/domain/characters/portrait-styles';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { LanternPane } from '../../ui/lantern-pane.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { chosenOf, toChips } from './choice-labels.ts';

interface PortraitWishesProps {
  look: AdvancedFeatures;
  onChange: (look: AdvancedFeatures) => void;
}

const STYLE_PICTURES: Readonly<Record<PortraitStyleGroup, string>> = {
  Anime: '/art/sty-anime.webp',
  Cartoon: '/art/sty-cartoon.webp',
  Realistic: '/art/sty-realistic.webp',
  Fantasy: '/art/sty-fantasy.webp',
  Digital: '/art/sty-digital.webp',
};

/** How a portrait is to be painted: style, and behind one row background, light, mood and details. */
export function PortraitWishes({ look, onChange }: PortraitWishesProps) {
  return (
    <div className="grid gap-5">
      <StyleFields look={look} onChange={onChange} />
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
            placeholder="A paper boat in one hand, fireflies all around"
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

function StyleFields({ look, onChange }: PortraitWishesProps) {
  const chosen = findPortraitStyle(look.imageStyle);
  const choose = (imageStyle: string) => onChange({ ...look, imageStyle });

  function chooseGroup(group: PortraitStyleGroup) {
    const [first] = portraitStylesIn(group);
    if (first && group !== chosen?.group) choose(first.id);
  }

  return (
    <div className="grid gap-3">
      <TileGrid label="Style" selection="radio" columns="styles">
        {PORTRAIT_STYLE_GROUPS.map((group) => (
          <ChoiceTile
            key={group}
            name={group}
            picture={<LanternPane src={STYLE_PICTURES[group]} alt="" />}
            chosen={group === chosen?.group}
            onChoose={() => chooseGroup(group)}
          />
        ))}
      </TileGrid>
      {chosen && (
        <ChipGroup
          label={`${chosen.group} style`}
          hideLabel
          size="small"
          options={portraitStylesIn(chosen.group).map(({ id, label }) => ({ value: id, label }))}
          value={chosen.id}
          onChange={choose}
          hint={<span aria-live="polite">{chosen.description}</span>}
        />
      )}
    </div>
  );
}

interface SettingFieldProps extends PortraitWishesProps {
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
