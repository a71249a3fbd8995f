import type { Character } from '@talelantern/domain/characters/character';
import { CHARACTER_NOT_FOUND, LOCATION_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import type { Location } from '@talelantern/domain/locations/location';
import type { ReactNode } from 'react';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useFindLocation } from '../../shared/locations/use-find-location.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { Button } from '../../ui/button.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { useStoredItem, type StoredItem } from './use-stored-item.ts';

const COPY = {
  wall: {
    loading: 'Loading character',
    notFound: CHARACTER_NOT_FOUND,
    failed: 'We couldn’t load this character just now',
    gone: 'This character may have left the wall.',
    all: 'All characters',
  },
  places: {
    loading: 'Loading location',
    notFound: LOCATION_NOT_FOUND,
    failed: 'We couldn’t load this place just now',
    gone: 'This place may have been taken off the map.',
    all: 'All locations',
  },
} as const;

interface ShownItemProps<Item> {
  id: string;
  onBack: () => void;
  children: (item: Item) => ReactNode;
}

export function StoredCharacter({ id, ...rest }: ShownItemProps<Character>) {
  const { characters } = useServices();
  return <Loaded {...rest} {...useStoredItem(queryKeys.character, characters.find, id)} shape="wall" />;
}

export function StoredLocation({ id, ...rest }: ShownItemProps<Location>) {
  return <Loaded {...rest} {...useStoredItem(queryKeys.location, useFindLocation(), id)} shape="places" />;
}

type LoadedProps<Item> = Omit<ShownItemProps<Item>, 'id'> & StoredItem<Item> & { shape: keyof typeof COPY };

function Loaded<Item>({ item, isPending, error, retry, shape, onBack, children }: LoadedProps<Item>) {
  const copy = COPY[shape];
  if (item !== null) return children(item);
  if (isPending)
    return (
      <div className="py-9">
        <Skeletons shape={shape} count={1} label={copy.loading} />
      </div>
    );
  return (
    <FailedState
      title={error ? copy.failed : copy.notFound}
      cause={error?.message}
      actions={
        <>
          {error && (
            <Button size="big" icon="refresh" onClick={retry}>
              Try again
            </Button>
          )}
          <Button size="big" variant={error ? 'line' : 'primary'} icon="arrow-left" onClick={onBack}>
            {copy.all}
          </Button>
        </>
      }
    >
      {error ? 'Nothing was lost. It usually works a moment later.' : copy.gone}
    </FailedState>
  );
}
