import type { Character } from '@talelantern/domain/characters/character';
import { DEFAULT_APPEARANCE } from '@talelantern/domain/characters/default-appearance';
import type { ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { readStored } from '../../shared/drafts/stored-draft.ts';
import { useFocusWhenShown } from '../../shared/page/use-focus-when-shown.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { GeneratingPane } from '../../ui/generating-pane.tsx';
import { PictureStep } from '../pictures/picture-step.tsx';
import { usePictureGeneration, type PictureGeneration } from '../pictures/use-picture-generation.ts';
import { characterLine, characterPhrase } from './character-line.ts';
import { BackToCharacters, CreatorHeading, RandomCharacterButton, type Placement } from './creator-heading.tsx';
import { sketchFor } from './kind-pictures.ts';
import { placeholderColors } from './paint-colors.ts';
import { PORTRAIT_SUBJECT } from './portrait-subject.tsx';
import { pronounsOf } from './pronouns.ts';

interface PortraitStageProps {
  mode: 'create' | 'edit';
  character: Character;
  placement: Placement;
  /** Whether the link to the generator also adds the character to the story. */
  joins: boolean;
  onCharacter: (character: Character) => void;
  onChangeDetails: () => void;
  onBack: () => void;
}

/** The portrait step with its heading. */
export function PortraitStage(props: PortraitStageProps) {
  const { mode, character: stored, placement, joins, onCharacter, onChangeDetails, onBack } = props;
  const generation = usePictureGeneration(PORTRAIT_SUBJECT, stored, onCharacter);
  const { item: character } = generation;
  const title = titleFor(generation);
  const isRevealed = hasNewPicture(generation);
  return (
    <>
      {!isRevealed && (
        <CreatorHeading
          placement={placement}
          title={title}
          step={1}
          onReopen={generation.underWay ? undefined : onChangeDetails}
          onBack={onBack}
        />
      )}
      <PictureStep
        key={character.id}
        subject={PORTRAIT_SUBJECT}
        generation={generation}
        onItem={onCharacter}
        alt={characterPhrase(character)}
        renderPlaceholder={(lighting) => (
          <GeneratingPane
            alt={`${character.name}, half painted`}
            {...sketchFor(character.type)}
            colors={placeholderColors(character.appearance.color, lighting)}
          />
        )}
        details={
          <>
            <LockedDetails character={character} onChange={onChangeDetails}>
              {mode === 'create' && <RandomCharacterButton isSaved />}
            </LockedDetails>
            {isRevealed && placement === 'page' && <BackToCharacters onBack={onBack} />}
          </>
        }
        onward={<StoryLink generation={generation} placement={placement} joins={joins} onBack={onBack} />}
        revealTitle={isRevealed ? <RevealTitle placement={placement} title={title} /> : undefined}
      />
    </>
  );
}

const hasNewPicture = ({ item, underWay, kept }: PictureGeneration<'portrait'>): boolean =>
  item.imageUrl !== null && !underWay && !kept;

/** Takes the focus, like the heading of the other steps. */
function RevealTitle({ title, placement }: { title: string; placement: Placement }) {
  const heading = useFocusWhenShown(title);
  const Heading = placement === 'page' ? 'h1' : 'h2';
  return (
    <div ref={heading} tabIndex={-1} className="scroll-mt-40 wrap-anywhere outline-none">
      <Heading className="text-center text-28 text-balance @min-[54rem]:text-left @min-[54rem]:text-48">
        {title}
      </Heading>
    </div>
  );
}

function titleFor({ item, underWay, kept }: PictureGeneration<'portrait'>): string {
  const { name, gender, imageUrl } = item;
  const { they, are } = pronounsOf(gender);
  if (underWay) return `${name} is being painted`;
  if (kept) return `${name} is painted`;
  if (imageUrl === null) return `A portrait for ${name}`;
  return `Here ${they} ${are}. Meet ${name}.`;
}

type StoryLinkProps = Pick<PortraitStageProps, 'placement' | 'joins' | 'onBack'> & {
  generation: PictureGeneration<'portrait'>;
};

/** The link to the generator: primary once there is a portrait. */
function StoryLink({ generation, placement, joins, onBack }: StoryLinkProps) {
  const { item: character } = generation;
  const isRevealed = hasNewPicture(generation);
  const look = { variant: isRevealed ? 'primary' : 'line', size: isRevealed ? 'big' : 'normal', wide: true } as const;
  const label = joins ? <StoryLabel generation={generation} /> : BACK_TO_STORY;
  if (placement === 'page')
    return (
      <LinkButton {...look} to={PATHS.create} state={{ joiningId: character.id }} icon="book-open">
        {label}
      </LinkButton>
    );
  return (
    <Button {...look} icon="book-open" onClick={onBack}>
      {label}
    </Button>
  );
}

const BACK_TO_STORY = 'Go Back to Story Generation';

function StoryLabel({ generation }: Pick<StoryLinkProps, 'generation'>) {
  const { name, gender } = generation.item;
  if (hasNewPicture(generation)) return <TwoLines first={`Put ${name} in a story`} second={BACK_TO_STORY} />;
  if (!generation.underWay) return BACK_TO_STORY;
  return (
    <TwoLines first={BACK_TO_STORY} second={`Go on with the story, ${pronounsOf(gender).theyWill} join you there`} />
  );
}

const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <span className="min-w-0 wrap-anywhere">
    {first} <span className="block text-13 font-medium">{second}</span>
  </span>
);

interface LockedDetailsProps {
  character: Character;
  onChange: () => void;
  /** Shown next to the button that unlocks the details. */
  children?: ReactNode;
}

/** A summary of the saved details, with a button to unlock them. */
function LockedDetails({ character, onChange, children }: LockedDetailsProps) {
  const { id, name, magicalPower, appearance } = character;
  const isUnsaved = readStored(PAGE_STORAGE_KEYS.characterDraft(useServices().uid, id)) !== null;
  const feature = appearance.distinguishingFeature;
  const details = [
    characterLine(character),
    magicalPower,
    feature === DEFAULT_APPEARANCE.distinguishingFeature ? null : feature,
  ];
  return (
    <div className="flex items-start gap-3.5 rounded-card bg-well px-5 py-4 text-soft">
      <Icon name="lock" size="medium" className="mt-1" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p>
          <b className="font-semibold text-text">{name}’s details are saved.</b> {details.filter(Boolean).join(' · ')}
        </p>
        {isUnsaved && (
          <p className="mt-1 font-semibold text-accent">Your latest changes are kept, but not saved yet.</p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <Button variant="line" icon="pencil" onClick={onChange}>
            {isUnsaved ? 'Keep editing' : 'Edit details'}
          </Button>
          {children}
        </div>
      </div>
    </div>
  );
}
