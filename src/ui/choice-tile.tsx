import { createContext, useContext, useId, type ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupWords } from './choice-group.tsx';
import { classNames } from './class-names.ts';
import { ChoiceMark } from './choice-mark.tsx';
import { Icon, type IconName } from './icon.tsx';
import { InsideControl } from './inside-control.ts';

interface TileGroup {
  selection: 'radio' | 'toggle';
  name: string;
}

const TileGroupContext = createContext<TileGroup>({ selection: 'toggle', name: 'tile' });

interface TileGridProps extends ChoiceGroupWords {
  /** `radio`: one tile is chosen. `toggle`: each tile on its own. */
  selection: 'radio' | 'toggle';
  /** How many stand in a row. `cast` 6 or 3, `kinds` 5 or 2, `themes` 6 or 3, `places` 3 or 2, `styles` 5 or 3, `samples` 4 or 2, `faces` 8 or 3, `friends` (in a dialog) 4 or 3. */
  columns: 'cast' | 'kinds' | 'themes' | 'places' | 'styles' | 'samples' | 'faces' | 'friends';
  id?: string | undefined;
  children: ReactNode;
}

/** A named grid of choice tiles. */
export function TileGrid({ selection, columns, id, children, ...words }: TileGridProps) {
  const name = useId();
  return (
    <TileGroupContext value={{ selection, name }}>
      <ChoiceGroup {...words} id={id} selection={selection} className={classNames('tiles', `tiles-${columns}`)}>
        {children}
      </ChoiceGroup>
    </TileGroupContext>
  );
}

interface ChoiceTileProps {
  name: string;
  /** One line under the name. */
  line?: string | undefined;
  /** A LanternPane, Arch or Plate, without words of its own: the name says it. */
  picture: ReactNode;
  chosen: boolean;
  /** Pressed: chosen, or taken back when it was (toggle grids). */
  onChoose: () => void;
  /** Makes a radio grid optional: pressing the chosen tile takes it back. */
  onClear?: (() => void) | undefined;
  /** Sets the choice apart from the others with a moon, for example 'a little spooky'. */
  mark?: string | undefined;
  /** Greyed and not chosen by a press, but still reachable and readable. */
  notAvailable?: boolean | undefined;
}

/** A picture to choose: chosen shows as ring, gap and check. Stands in a `TileGrid`, which says how many may be chosen. */
export function ChoiceTile(props: ChoiceTileProps) {
  const { chosen, onChoose, onClear, notAvailable = false } = props;
  const { selection, name } = useContext(TileGroupContext);
  const choose = notAvailable ? undefined : onChoose;

  if (selection === 'toggle') {
    return (
      <button
        type="button"
        className="tile"
        aria-pressed={chosen}
        aria-disabled={notAvailable || undefined}
        onClick={choose}
      >
        <TileFace {...props} />
      </button>
    );
  }
  return (
    <label className="tile" data-unavailable={notAvailable || undefined}>
      <input
        type="radio"
        name={name}
        className="sr-only"
        checked={chosen}
        aria-disabled={notAvailable || undefined}
        onChange={() => choose?.()}
        onClick={chosen ? onClear : undefined}
      />
      <TileFace {...props} />
    </label>
  );
}

function TileFace({ name, line, picture, chosen, mark }: ChoiceTileProps) {
  return (
    <InsideControl value>
      <span className="tile-picture">
        {picture}
        {chosen && (
          <span className="tile-check">
            <Icon name="check" size="small" />
          </span>
        )}
      </span>
      <span className="tile-name">
        {name}
        {mark && (
          <>
            {' '}
            <ChoiceMark words={mark} />
          </>
        )}
      </span>
      {line && <span className="tile-line">{line}</span>}
    </InsideControl>
  );
}

interface ActionTileProps {
  name: string;
  icon: IconName;
  onPress: () => void;
}

/** A tile in a grid that does something instead of being chosen, for example "New Character". */
export function ActionTile({ name, icon, onPress }: ActionTileProps) {
  return (
    <button type="button" className="tile" onClick={onPress}>
      <span className="tile-picture">
        <span className="pane pane-fill pane-outline">
          <span className="pane-glass">
            <Icon name={icon} size="large" className="m-auto text-accent" />
          </span>
        </span>
      </span>
      <span className="tile-name">{name}</span>
    </button>
  );
}
