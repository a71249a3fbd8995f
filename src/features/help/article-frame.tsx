import { Suspense, type ReactNode } from 'react';
import type { ArticlePath } from '../../config/article-paths.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { ArticleContents, ArticlePlaces } from './article-places.tsx';

interface ArticleFrameProps {
  path: ArticlePath;
  /** The pages that belong together, and what they are called together. */
  neighbours: { label: string; paths: readonly ArticlePath[] };
  /** Whether the headings stand at the side as well: not where the page is a list of them. */
  hasContents: boolean;
  children: ReactNode;
}

/** The way to the neighbours at the side, or above on a phone, and the paper. */
export function ArticleFrame({ path, neighbours, hasContents, children }: ArticleFrameProps) {
  return (
    <div className="mt-6 grid flex-1 gap-x-10 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start">
      <div className="article-aside article-places lg:sticky lg:top-6 lg:max-h-[calc(100svh-3rem)] lg:overflow-y-auto">
        <ArticlePlaces {...neighbours} current={path} />
        {hasContents && (
          <Suspense>
            <ArticleContents path={path} />
          </Suspense>
        )}
      </div>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </div>
  );
}

const Loading = () => (
  <Sheet>
    <Skeletons shape="lines" count={8} label="Opening the page" />
  </Sheet>
);
