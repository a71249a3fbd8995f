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
  selection: 'radio' | 'toggle';
  /**
   * Tiles in a row on wide screens and on phones: `cast` 6 or 3, `kinds` 5 or 2, `themes` 6 or 3, `places` 3 or 2,
   * `styles` 5 or 3, `samples` 4 or 2, `faces` 6, 8 on a laptop, or 3, `friends` (in a dialog) 4 or 3, `heroes` 3 (higher on phones).
   */
  layout: 'cast' | 'kinds' | 'themes' | 'places' | 'styles' | 'samples' | 'faces' | 'friends' | 'heroes';
  id?: string | undefined;
  children: ReactNode;
}

export function TileGrid({ selection, layout, id, children, ...words }: TileGridProps) {
  const name = useId();
  return (
    <TileGroupContext value={{ selection, name }}>
      <ChoiceGroup {...words} id={id} selection={selection} className={classNames('tiles', `tiles-${layout}`)}>
        {children}
      </ChoiceGroup>
    </TileGroupContext>
  );
}

interface ChoiceTileProps {
  name: string;
  line?: string | undefined;
  /** The name in simpler words. Screen readers get only the name. */
  simpleName?: string | undefined;
  picture: ReactNode;
  chosen: boolean;
  onChoose: () => void;
  onClear?: (() => void) | undefined;
  mark?: string | undefined;
  notAvailable?: boolean | undefined;
}

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
    <label className="tile" data-chosen={chosen || undefined} data-unavailable={notAvailable || undefined}>
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

/** A check mark on the upper right corner of a chosen picture. */
export const TileCheck = () => (
  <span className="absolute -top-1 -right-1 grid size-9 place-items-center rounded-[50%] bg-lantern-400 text-ink shadow-[0_0_0_4px_var(--on-ground)]">
    <Icon name="check" size="small" className="stroke-3" />
  </span>
);

const LINE_CLASS = 'block text-15 leading-[1.3] text-soft wrap-anywhere';

const TileFace = ({ name, line, simpleName, picture, chosen, mark }: ChoiceTileProps) => (
  <InsideControl value>
    <span className="tile-picture">
      {picture}
      {chosen && <TileCheck />}
    </span>
    <span dir="auto" className="tile-name">
      {name}
      {mark && (
        <>
          {' '}
          <ChoiceMark mark={mark} />
        </>
      )}
    </span>
    {line && <span className={LINE_CLASS}>{line}</span>}
    {simpleName && (
      <span className={LINE_CLASS} aria-hidden="true">
        {simpleName}
      </span>
    )}
  </InsideControl>
);

export const ActionTile = ({ name, icon, onClick }: { name: string; icon: IconName; onClick: () => void }) => (
  <button type="button" className="tile" onClick={onClick}>
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
