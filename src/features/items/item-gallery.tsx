import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { useValueInUrl } from '../../shared/page/use-value-in-url.ts';
import { MoreOfList } from '../../shared/query/more-of-list.tsx';
import type { PagedList } from '../../shared/query/use-paged-list.ts';
import { readSearch, toSearchParams } from './use-item-in-url.ts';
import { ItemWall, type WallShape } from './item-wall.tsx';

export interface GalleryKind<Item> {
  title: string;
  shape: WallShape;
  loading: { label: string; count: number };
  empty: { title: string; line: string; illustrations: readonly [string, string] };
  failed: { kept: string; line: string };
  search: { label: string; placeholder: string; matches: (item: Item, query: string) => boolean };
  more: { noMatchesSentence: (query: string) => string; busyLabel: string };
  unreadableLine: string;
}

interface ItemGalleryProps<Item extends { id: string }> {
  kind: GalleryKind<Item>;
  list: PagedList<Item>;
  /** The button for a new item; big in an empty gallery. */
  renderNew: (size: 'big' | 'normal') => ReactNode;
  offers: ReactNode;
  /** `askToDelete` opens the dialog that deletes the item. */
  renderCard: (item: Item, askToDelete: () => void) => ReactNode;
  renderQuestion: (item: Item, answers: { onKeep: () => void; onDelete: () => void }) => ReactNode;
  remove: (item: Item) => void;
}

/** The family's items of one kind, newest first, with all states of the list. */
export const ItemGallery = <Item extends { id: string }>(props: ItemGalleryProps<Item>) => (
  <div ref={keepFocus}>
    <GalleryState {...props} />
  </div>
);

function GalleryState<Item extends { id: string }>(props: ItemGalleryProps<Item>) {
  const { kind, list, renderNew, offers } = props;
  if (list.error && list.items.length === 0)
    return <GalleryFailed {...kind.failed} message={list.error.message} onRetry={list.retry} />;
  if (!list.isPending && list.items.length + list.unreadable.length === 0 && !list.hasMore)
    return <EmptyState {...kind.empty} action={renderNew('big')} />;
  return (
    <>
      <PageHeading title={kind.title} actions={renderNew('normal')} />
      {offers}
      {list.isPending ? <GalleryLoading {...kind} /> : <Gallery {...props} />}
    </>
  );
}

const GalleryLoading = ({ shape, loading }: Pick<GalleryKind<never>, 'shape' | 'loading'>) => (
  <>
    {/* The placeholder is as high as the search field that replaces it, to avoid a layout shift. */}
    <div className="mt-7 h-14" />
    <div className="py-9">
      <Skeletons shape={shape} {...loading} />
    </div>
  </>
);

function Gallery<Item extends { id: string }>(props: ItemGalleryProps<Item>) {
  const { kind, list, renderCard, renderQuestion, remove } = props;
  const [query, setQuery] = useValueInUrl(readSearch, toSearchParams);
  const [itemToDelete, setItemToDelete] = useState<Item | null>(null);
  const isSearching = query.trim() !== '';
  const { matches, ...searchWords } = kind.search;
  const foundItems = list.items.filter((item) => matches(item, query));

  function handleDelete(item: Item) {
    setItemToDelete(null);
    remove(item);
  }

  return (
    <>
      <div className="mt-7 md:max-w-[460px]">
        <SearchField {...searchWords} value={query} onChange={setQuery} />
      </div>
      <ItemWall
        shape={kind.shape}
        items={foundItems}
        renderCard={(item) => renderCard(item, () => setItemToDelete(item))}
        unreadable={isSearching ? 0 : list.unreadable.length}
        unreadableLine={kind.unreadableLine}
      />
      {isSearching && foundItems.length === 0 && !list.hasMore && (
        <img src="/art/cut-hoot.webp" alt="" className="mx-auto mb-6 h-44" />
      )}
      <MoreOfList list={list} query={query} found={foundItems.length} {...kind.more} />
      {itemToDelete &&
        renderQuestion(itemToDelete, {
          onKeep: () => setItemToDelete(null),
          onDelete: () => handleDelete(itemToDelete),
        })}
    </>
  );
}

const GalleryFailed = ({ message, kept, line, onRetry }: { message: string; onRetry: () => void } & Failed) => (
  <FailedState
    title={line}
    cause={message}
    kept={[kept]}
    actions={
      <Button size="big" icon="refresh" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    It usually works a moment later.
  </FailedState>
);

type Failed = GalleryKind<never>['failed'];
