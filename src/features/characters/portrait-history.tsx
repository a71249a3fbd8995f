import type { Character } from '@talelantern/domain/characters/character';
import { useState } from 'react';
import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { notify } from '../../ui/notify.ts';
import { useServices } from '../use-services.ts';
import { CharacterFace } from '../character-face.tsx';
import { useFailureNotice } from './use-failure-notice.ts';
import { useRememberCharacter } from './use-remember-character.ts';

export const MAIN_IMAGE_UPDATED = 'Main image updated successfully';
const MAIN_IMAGE_FAILED = 'Failed to update main image';

interface PortraitHistoryProps {
  character: Character;
  onCharacter: (character: Character) => void;
}

/** Every portrait that was painted, newest first; pressing one makes it the main image again. */
export function PortraitHistory({ character, onCharacter }: PortraitHistoryProps) {
  const { characters } = useServices();
  const remember = useRememberCharacter();
  const tellFailure = useFailureNotice();
  const [choosing, setChoosing] = useState<string | null>(null);
  const { imageHistory, mainImage } = character;
  if (imageHistory.length < 2) return null;
  const shown = choosing ?? mainImage;

  async function choose(url: string) {
    if (url === shown) return;
    setChoosing(url);
    try {
      const changed = await characters.chooseMainImage(character, url);
      remember(changed);
      onCharacter(changed);
      notify.success(MAIN_IMAGE_UPDATED);
    } catch (error) {
      tellFailure(error, MAIN_IMAGE_FAILED);
    } finally {
      setChoosing(null);
    }
  }

  return (
    <TileGrid label="Every portrait" selection="radio" columns="styles">
      {imageHistory.map(({ url, path }, index) => {
        const name = `Portrait ${imageHistory.length - index}`;
        return (
          <ChoiceTile
            key={url}
            name={name}
            line={url === shown ? 'Main' : undefined}
            picture={<CharacterFace character={{ name, imageUrl: url }} decorative />}
            chosen={url === shown}
            notAvailable={path === null || choosing !== null}
            onChoose={() => void choose(url)}
          />
        );
      })}
    </TileGrid>
  );
}
