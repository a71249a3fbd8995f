import { ChoiceTile, TileGrid } from '../../ui/choice-tile.tsx';
import { PlacePlate } from '../../ui/place-plate.tsx';
import { CharacterFace } from '../character-face.tsx';
import { tellImageFailed } from '../image-failure.ts';
import { useServices } from '../use-services.ts';
import type { SceneChoice } from './scene-choice.ts';
import type { PicturedCast } from './use-pictured-cast.ts';

interface SceneCastFieldsProps {
  /** Those that have a picture. */
  cast: PicturedCast;
  choice: SceneChoice;
  onChange: (choice: SceneChoice) => void;
}

/** Whose pictures a scene is drawn from, and where it happens. */
export function SceneCastFields({ cast: { people, places }, choice, onChange }: SceneCastFieldsProps) {
  const { pictures } = useServices();
  const toggle = (id: string): string[] =>
    choice.people.includes(id) ? choice.people.filter((other) => other !== id) : [...choice.people, id];
  return (
    <>
      {people.length > 1 && (
        <TileGrid label="Who is in the picture?" selection="toggle" columns="faces">
          {people.map((person) => (
            <ChoiceTile
              key={person.id}
              name={person.name}
              picture={<CharacterFace character={person} decorative />}
              chosen={choice.people.includes(person.id)}
              onChoose={() => onChange({ ...choice, people: toggle(person.id) })}
            />
          ))}
        </TileGrid>
      )}
      {places.length > 1 && (
        <TileGrid label="Where is it?" selection="radio" columns="places">
          {places.map((place) => (
            <ChoiceTile
              key={place.id}
              name={place.name}
              picture={<PlacePlate src={pictures.thumbnail(place.imageUrl)} alt="" onImageFailed={tellImageFailed} />}
              chosen={choice.place === place.id}
              onChoose={() => onChange({ ...choice, place: place.id })}
            />
          ))}
        </TileGrid>
      )}
    </>
  );
}
