import {
  findPortraitStyle,
  PORTRAIT_STYLE_GROUPS,
  portraitStylesIn,
  type PortraitStyleGroup,
} from '@talelantern/domain/characters/portrait-styles';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import type { PictureSubject, PaintedItem } from './picture-subject.ts';

/** Where the samples of the styles lie, and the window that shows them. */
export type StyleSamples = Pick<PictureSubject<PaintedItem>, 'Frame' | 'sampleOf'>;

interface StyleFieldsProps extends StyleSamples {
  /** Id of the chosen style. */
  style: string;
  onChange: (style: string) => void;
}

const GROUPS = PORTRAIT_STYLE_GROUPS.map((group) => ({ value: group, label: group }));

/** Five groups of four styles; each style shows the same subject as it would paint it. */
export function StyleFields({ style, onChange, Frame, sampleOf }: StyleFieldsProps) {
  const chosen = findPortraitStyle(style);
  const group = chosen?.group ?? PORTRAIT_STYLE_GROUPS[0];

  function chooseGroup(next: PortraitStyleGroup) {
    const [first] = portraitStylesIn(next);
    if (first && next !== chosen?.group) onChange(first.id);
  }

  return (
    <div className="grid gap-3">
      <ChipGroup label="Style" size="small" options={GROUPS} value={chosen?.group ?? null} onChange={chooseGroup} />
      <TileGrid
        label={`${group} style`}
        hideLabel
        selection="radio"
        columns="samples"
        hint={<span aria-live="polite">{chosen?.description}</span>}
      >
        {portraitStylesIn(group).map(({ id, label }) => (
          <ChoiceTile
            key={id}
            name={label}
            picture={<Frame src={sampleOf(id)} alt="" />}
            chosen={id === chosen?.id}
            onChoose={() => onChange(id)}
          />
        ))}
      </TileGrid>
    </div>
  );
}
