import type { Character } from '@talelantern/domain/characters/character';
import { PATHS } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { isUnderWay } from '../pictures/painting-runs.ts';
import { usePictureMaking, type PictureMaking } from '../pictures/use-picture-making.ts';
import { CreatorHeading, type Placement } from './creator-heading.tsx';
import { LockedDetails } from './locked-details.tsx';
import { PortraitStep } from './portrait-step.tsx';
import { PORTRAITS } from './portrait-subject.ts';
import { pronounsOf } from './pronouns.ts';
import { RandomCharacterButton } from './random-character-button.tsx';

interface PortraitStageProps {
  mode: 'create' | 'edit';
  character: Character;
  placement: Placement;
  onCharacter: (character: Character) => void;
  onChangeDetails: () => void;
  onBack: () => void;
}

/** Step two with its heading. The details are locked. */
export function PortraitStage({
  mode,
  character,
  placement,
  onCharacter,
  onChangeDetails,
  onBack,
}: PortraitStageProps) {
  const making = usePictureMaking(PORTRAITS, character, onCharacter);
  const isBusy = isUnderWay(making.state);
  return (
    <>
      <CreatorHeading
        placement={placement}
        title={titleFor(character, making)}
        step={1}
        onReopen={isBusy ? undefined : onChangeDetails}
        onBack={onBack}
      />
      <PortraitStep
        key={character.id}
        character={character}
        making={making}
        onCharacter={onCharacter}
        details={
          <LockedDetails character={character} onChange={onChangeDetails}>
            {mode === 'create' && <RandomCharacterButton isSaved />}
          </LockedDetails>
        }
        onward={<Onward character={character} making={making} placement={placement} onBack={onBack} />}
      />
    </>
  );
}

function titleFor({ name, gender, imageUrl }: Character, { state, kept }: PictureMaking): string {
  const { they, are } = pronounsOf(gender);
  if (isUnderWay(state)) return `${name} is being painted`;
  if (kept) return `${name} is painted`;
  if (imageUrl === null) return `A portrait for ${name}`;
  return `Here ${they} ${are}. Meet ${name}.`;
}

interface OnwardProps {
  character: Character;
  making: PictureMaking;
  placement: Placement;
  onBack: () => void;
}

/** The way to the story: the first button once there is a portrait, the second before. */
function Onward({ character, making: { state, kept }, placement, onBack }: OnwardProps) {
  const isBusy = isUnderWay(state);
  const look = { variant: character.imageUrl !== null && !isBusy && !kept ? 'primary' : 'line', wide: true } as const;
  if (placement === 'page')
    return (
      <LinkButton {...look} to={PATHS.create} icon="book-open">
        Go Back to Story Generation
      </LinkButton>
    );
  return (
    <Button {...look} icon="book-open" onClick={onBack}>
      {isBusy
        ? `Go on with the story, ${pronounsOf(character.gender).theyWill} join you there`
        : 'Go Back to Story Generation'}
    </Button>
  );
}
