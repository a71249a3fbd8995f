import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { MoreOfList } from '../more-of-list.tsx';
import type { PagedList } from '../use-paged-list.ts';
import { useSearchAll } from '../use-search-all.ts';
import type { WallShape } from './item-card.tsx';
import { ItemWall } from './item-wall.tsx';

/** One kind of thing on its wall, in its own words. */
export interface GalleryKind<Item> {
  title: string;
  shape: WallShape;
  loading: { label: string; count: number };
  empty: { title: string; line: string; friends: readonly [string, string] };
  failed: { kept: string; line: string };
  search: { label: string; placeholder: string; matches: (item: Item, query: string) => boolean };
  more: { nothingFor: (query: string) => string; busyLabel: string };
  unreadableLine: string;
}

/** Looks puzzled where nothing is to be found. */
const SEEKER = '/art/cut-hoot.webp';

interface ItemGalleryProps<Item> {
  kind: GalleryKind<Item>;
  list: PagedList<Item>;
  /** The way to a new one; big where it is all there is. */
  renderNew: (size: 'big' | 'normal') => ReactNode;
  /** Pictures that were painted while the page was away. */
  offers: ReactNode;
  /** `askToDelete` opens the question. */
  renderCard: (item: Item, askToDelete: () => void) => ReactNode;
  /** The question before deleting. */
  renderQuestion: (item: Item, answers: { onKeep: () => void; onDelete: () => void }) => ReactNode;
  remove: (item: Item) => void;
}

/** Everything of one kind that the family has made, newest first: loading, empty, failed, searched and shown. */
export function ItemGallery<Item extends { id: string }>(props: ItemGalleryProps<Item>) {
  const { kind, list, renderNew, offers } = props;
  if (list.error && list.items.length === 0)
    return <GalleryFailed {...kind.failed} message={list.error.message} onRetry={list.retry} />;
  if (!list.isPending && list.items.length + list.unreadable.length === 0 && !list.hasMore)
    return <EmptyState {...kind.empty} action={renderNew('big')} />;
  return (
    <>
      <PageHeading title={kind.title} actions={renderNew('normal')} />
      {offers}
      {list.isPending ? <GalleryComing {...kind} /> : <Gallery {...props} />}
    </>
  );
}

function GalleryComing({ shape, loading }: Pick<GalleryKind<never>, 'shape' | 'loading'>) {
  return (
    <>
      {/* As high as the search that comes, so that the wall stays where it is. */}
      <div className="mt-7 h-14" />
      <div className="py-9">
        <Skeletons shape={shape} {...loading} />
      </div>
    </>
  );
}

function Gallery<Item extends { id: string }>(props: ItemGalleryProps<Item>) {
  const { kind, list, renderCard, renderQuestion, remove } = props;
  const [query, setQuery] = useState('');
  const [leaving, setLeaving] = useState<Item | null>(null);
  useSearchAll(list, query);
  const isSearching = query.trim() !== '';
  const { matches, ...searchWords } = kind.search;
  const found = list.items.filter((item) => matches(item, query));

  function handleDelete(item: Item) {
    setLeaving(null);
    remove(item);
  }

  return (
    <>
      <div className="mt-7 md:max-w-[460px]">
        <SearchField {...searchWords} value={query} onChange={setQuery} />
      </div>
      <ItemWall
        shape={kind.shape}
        items={found}
        renderCard={(item) => renderCard(item, () => setLeaving(item))}
        unreadable={isSearching ? 0 : list.unreadable.length}
        unreadableLine={kind.unreadableLine}
      />
      {isSearching && found.length === 0 && !list.hasMore && <img src={SEEKER} alt="" className="mx-auto mb-6 h-44" />}
      <MoreOfList list={list} query={query} found={found.length} {...kind.more} />
      {leaving && renderQuestion(leaving, { onKeep: () => setLeaving(null), onDelete: () => handleDelete(leaving) })}
    </>
  );
}

function GalleryFailed({ message, kept, line, onRetry }: { message: string; onRetry: () => void } & Failed) {
  return (
    <FailedState
      title={message}
      friend={SEEKER}
      kept={[kept]}
      actions={
        <Button size="big" icon="refresh" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {line}
    </FailedState>
  );
}

type Failed = GalleryKind<never>['failed'];
