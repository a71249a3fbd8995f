import { LOCATION_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import type { Location } from '@talelantern/domain/locations/location';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { useLocation } from './use-location.ts';

interface StoredLocationProps {
  id: string;
  onBack: () => void;
  children: (location: Location) => ReactNode;
}

/** Brings a location by its id: loading, failed and not found are told here. */
export function StoredLocation({ id, onBack, children }: StoredLocationProps) {
  const { location, isPending, error, retry } = useLocation(id);
  if (location) return children(location);
  if (isPending)
    return (
      <div className="py-9">
        <Skeletons shape="places" count={1} label="Loading location" />
      </div>
    );
  return (
    <FailedState
      title={error?.message ?? LOCATION_NOT_FOUND}
      friend="/art/cut-hoot.webp"
      actions={
        <>
          {error && (
            <Button size="big" icon="refresh" onClick={retry}>
              Try again
            </Button>
          )}
          <Button size="big" variant={error ? 'line' : 'primary'} icon="arrow-left" onClick={onBack}>
            All locations
          </Button>
        </>
      }
    >
      {error ? 'Nothing was lost. It usually works a moment later.' : 'Maybe this place is off the map by now.'}
    </FailedState>
  );
}
