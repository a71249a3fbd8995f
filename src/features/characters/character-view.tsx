import type { Character } from '@talelantern/domain/characters/character';
import { unlessDefault } from '@talelantern/domain/characters/default-appearance';
import { parseCharacterType } from '@talelantern/domain/characters/types/type-text';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LanternPane } from '../../ui/lantern-pane.tsx';
import { Section, Sheet } from '../../ui/sheet.tsx';
import { useServices } from '../../shared/services/use-services.ts';
import { friendArt } from '../../shared/characters/friends.ts';
import { ItemHeading } from '../items/item-heading.tsx';
import { characterLine, characterPhrase } from './character-line.ts';
import { ALL_CHARACTERS } from './creator-heading.tsx';
import { DeleteCharacterDialog, useDeleteCharacter } from './delete-character.tsx';
import { linkLabel } from './link-label.ts';

interface CharacterViewProps {
  character: Character;
  onBack: () => void;
  onEdit: () => void;
  onShare: () => void;
  /** Opens the generator with this character in its cast. */
  onCreateStory: () => void;
}

/** One character: portrait, details and actions. */
export function CharacterView({ character, onBack, onEdit, onShare, onCreateStory }: CharacterViewProps) {
  const { pictureUrls } = useServices();
  const remove = useDeleteCharacter();
  const [isLeaving, setLeaving] = useState(false);
  const { name, imageUrl, sharing, customDescription } = character;
  const link = linkLabel(sharing);
  const art = friendArt(character)?.portrait ?? null;
  const generateButton = (
    <Button variant="line" onClick={onEdit}>
      Paint a portrait
    </Button>
  );

  function handleDelete() {
    remove(character);
    onBack();
  }

  return (
    <>
      <ItemHeading
        title={name}
        lead={characterLine(character)}
        backLabel={ALL_CHARACTERS}
        onBack={onBack}
        actions={
          <Button icon="wand" onClick={onCreateStory}>
            Tell a story
          </Button>
        }
      />
      <div className="grid grid-cols-1 items-start gap-8 py-7 lg:grid-cols-[minmax(0,400px)_minmax(0,1fr)] lg:gap-12">
        <div className="mx-auto w-full max-w-[400px]">
          <LanternPane frame="gilded" eager src={pictureUrls.full(imageUrl) ?? art} alt={characterPhrase(character)}>
            <Icon name="brush" size="large" />
            No portrait yet
            {generateButton}
          </LanternPane>
          {art !== null && <div className="mt-7 text-center">{generateButton}</div>}
        </div>
        <div className="min-w-0">
          <Sheet shape="card">
            <Section title="About this character" hideTitle>
              <Facts character={character} />
            </Section>
            {customDescription !== '' && (
              <Section title="In your own words">
                <p className="whitespace-pre-line wrap-anywhere">{customDescription}</p>
              </Section>
            )}
          </Sheet>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <Button variant="line" icon="pencil" onClick={onEdit}>
              Edit
            </Button>
            <Button variant="line" icon={link ? 'link' : 'share'} onClick={onShare}>
              {link ?? 'Share'}
            </Button>
            <Button variant="quiet" icon="bin" onClick={() => setLeaving(true)}>
              Delete
            </Button>
          </div>
        </div>
      </div>
      {isLeaving && (
        <DeleteCharacterDialog character={character} onKeep={() => setLeaving(false)} onDelete={handleDelete} />
      )}
    </>
  );
}

const Facts = ({ character }: { character: Character }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3">
    {factsOf(character).map(([term, fact]) => (
      <div key={term} className="contents">
        <dt className="text-soft">{term}</dt>
        <dd className="font-semibold wrap-anywhere">{fact}</dd>
      </div>
    ))}
    {character.realChild && (
      <div className="col-span-2 flex gap-2 text-soft">
        <dt>
          <Icon name="lock" className="mt-0.5" />
          <span className="sr-only">Real name</span>
        </dt>
        <dd>Named after a real child. For the AI, we swap the name for a made-up one.</dd>
      </div>
    )}
  </dl>
);

/** The details that the family has chosen, with their labels. */
function factsOf({ type, personality, magicalPower, role, gender, appearance }: Character): [string, string][] {
  const { height, build, color, age, customAge, distinguishingFeature } = appearance;
  const looks = [unlessDefault('height', height), unlessDefault('build', build), unlessDefault('color', color)];
  const facts: [string, string][] = [
    ['Kind', parseCharacterType(type)?.specificType ?? type],
    ['Gender', gender === 'female' ? 'Female' : 'Male'],
    ['Traits', personality],
    ['Magical power', magicalPower ?? ''],
    ['Plays the', role ?? ''],
    ['Looks', looks.filter(Boolean).join(', ')],
    ['Age', customAge || (age ?? '')],
    ['You’d notice', unlessDefault('distinguishingFeature', distinguishingFeature)],
  ];
  return facts.filter(([, fact]) => fact !== '');
}
