import type { Character } from '@talelantern/domain/characters/character';
import { Icon } from '../../ui/icon.tsx';
import { InsideControl } from '../../ui/inside-control.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { CharacterFace } from '../character-face.tsx';
import { characterLine } from './character-line.ts';

interface CharacterCardProps {
  character: Character;
  onOpen: () => void;
  onDelete: () => void;
}

/** A portrait with name and line; pressing it opens the character. The name comes first to those who listen. */
export function CharacterCard({ character, onOpen, onDelete }: CharacterCardProps) {
  const { name } = character;
  return (
    <article className="group relative">
      <button
        type="button"
        className="flex w-full flex-col rounded-card text-left focus-visible:outline-offset-8"
        onClick={onOpen}
      >
        <InsideControl value>
          <span className="mt-3 line-clamp-3 pt-0.5 pr-9 pb-1 font-display text-22 leading-tight font-semibold wrap-anywhere sm:text-28">
            {name}
          </span>
          <span className="line-clamp-2 text-15 leading-snug text-soft wrap-anywhere">{characterLine(character)}</span>
          <span className="order-first block transition-transform duration-(--motion-quick) group-hover:-translate-y-0.5">
            <CharacterFace character={character} decorative>
              <Icon name="brush" size="large" />
              <span>
                No portrait yet
                <br />
                Paint one
              </span>
            </CharacterFace>
          </span>
        </InsideControl>
      </button>
      {/* As high as the pane, so that the menu stands beside the name. */}
      <div className="pointer-events-none absolute inset-x-0 top-0 aspect-[3/4]">
        <div className="pointer-events-auto absolute top-full -right-2 mt-1.5">
          <MoreMenu
            label={`More about ${name}`}
            acts={[
              { label: 'Open', icon: 'pencil', onPress: onOpen },
              { label: 'Delete', icon: 'bin', onPress: onDelete },
            ]}
          />
        </div>
      </div>
    </article>
  );
}
