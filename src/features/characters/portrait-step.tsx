import type { Character } from '@talelantern/domain/characters/character';
import type { ReactNode } from 'react';
import { PaintingPane } from '../../ui/painting-pane.tsx';
import { PictureStep } from '../pictures/picture-step.tsx';
import type { PictureMaking } from '../pictures/use-picture-making.ts';
import { characterPhrase } from './character-line.ts';
import { cutOutFor } from './kind-pictures.ts';
import { washesFor } from './paint-colours.ts';
import { PORTRAITS } from './portrait-subject.ts';

interface PortraitStepProps {
  character: Character;
  making: PictureMaking;
  onCharacter: (character: Character) => void;
  /** The way onward, beneath the panel. */
  onward: ReactNode;
  /** What is saved of step one. */
  details: ReactNode;
}

/** Step two: the portrait in its window at the left, at the right what is being done or can be done. */
export function PortraitStep({ character, making, onCharacter, onward, details }: PortraitStepProps) {
  return (
    <PictureStep
      subject={PORTRAITS}
      item={character}
      making={making}
      onItem={onCharacter}
      alt={characterPhrase(character)}
      renderPainting={(lighting) => (
        <PaintingPane
          alt={`${character.name}, half painted`}
          drawing={cutOutFor(character.type)}
          colours={washesFor(character.appearance.color, lighting)}
        />
      )}
      onward={onward}
      details={details}
    />
  );
}
