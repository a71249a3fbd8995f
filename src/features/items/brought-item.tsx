import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import type { StoredItem } from './use-stored-item.ts';

export interface BroughtItemWords {
  /** Said to screen readers while it comes. */
  loading: string;
  /** The sentence for an id that nothing has, and where it may have gone. */
  notFound: string;
  gone: string;
  /** The way back: 'All characters'. */
  all: string;
}

interface BroughtItemProps<Item> extends StoredItem<Item> {
  words: BroughtItemWords;
  shape: 'wall' | 'places';
  onBack: () => void;
  children: (item: Item) => ReactNode;
}

/** Shows a thing that is brought by its id: loading, failed and not found are told here. */
export function BroughtItem<Item>(props: BroughtItemProps<Item>) {
  const { item, isPending, error, retry, words, shape, onBack, children } = props;
  if (item !== null) return children(item);
  if (isPending)
    return (
      <div className="py-9">
        <Skeletons shape={shape} count={1} label={words.loading} />
      </div>
    );
  return (
    <FailedState
      title={error?.message ?? words.notFound}
      friend="/art/cut-hoot.webp"
      actions={
        <>
          {error && (
            <Button size="big" icon="refresh" onClick={retry}>
              Try again
            </Button>
          )}
          <Button size="big" variant={error ? 'line' : 'primary'} icon="arrow-left" onClick={onBack}>
            {words.all}
          </Button>
        </>
      }
    >
      {error ? 'Nothing was lost. It usually works a moment later.' : words.gone}
    </FailedState>
  );
}
