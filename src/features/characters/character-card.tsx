import type { Character } from '@talelantern/domain/characters/character';
import { Icon } from '../../ui/icon.tsx';
import { InsideControl } from '../../ui/inside-control.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { CharacterFace } from '../character-face.tsx';
import { characterLine } from './character-line.ts';

/** What can be done with a character of the list. */
export interface CharacterActs {
  onView: (character: Character) => void;
  onEdit: (character: Character) => void;
  onShare: (character: Character) => void;
  onDelete: (character: Character) => void;
}

/**
 * A portrait with name and line; pressing it shows the character, or the easel where there is no portrait yet. The name
 * comes first to those who listen.
 */
export function CharacterCard(props: CharacterActs & { character: Character }) {
  const { character, onView, onEdit, onShare, onDelete } = props;
  const { name, imageUrl, sharing } = character;
  return (
    <article className="group relative">
      <button
        type="button"
        className="flex w-full flex-col rounded-card text-left focus-visible:outline-offset-8"
        onClick={() => (imageUrl === null ? onEdit(character) : onView(character))}
      >
        <InsideControl value>
          <span className="mt-3 line-clamp-3 pt-0.5 pr-9 pb-1 font-display text-22 leading-tight font-semibold wrap-anywhere sm:text-28">
            {name}
          </span>
          <span className="line-clamp-2 text-15 leading-snug text-soft wrap-anywhere">{characterLine(character)}</span>
          <span className="order-first block transition-transform duration-(--motion-quick) group-hover:-translate-y-0.5">
            <CharacterFace character={character} decorative badge={sharing?.isPublic && <SharedBadge />}>
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
              { label: 'View', icon: 'eye', onPress: () => onView(character) },
              { label: 'Edit', icon: 'pencil', onPress: () => onEdit(character) },
              { label: 'Share', icon: 'share', onPress: () => onShare(character) },
              { label: 'Delete', icon: 'bin', onPress: () => onDelete(character) },
            ]}
          />
        </div>
      </div>
    </article>
  );
}

const SharedBadge = () => (
  <>
    <Icon name="link" />
    Shared
  </>
);
