import { type ReactNode, Suspense, use } from 'react';
import type { ArticlePath } from '../../config/article-paths.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { ARTICLE_TITLES } from './article-titles.ts';
import { loadArticle } from './load-article.ts';

interface ArticleFrameProps {
  path: ArticlePath;
  neighbors: { label: string; paths: readonly ArticlePath[] };
  /** Whether the headings are also listed at the side; false for a page that is itself a list. */
  hasContents: boolean;
  children: ReactNode;
}

export const ArticleFrame = ({ path, neighbors, hasContents, children }: ArticleFrameProps) => (
  <div className="mt-6 grid flex-1 grid-rows-[auto_1fr] gap-x-10 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-none lg:items-start">
    <div className="article-aside article-outline lg:sticky lg:top-6 lg:max-h-[calc(100svh-3rem)] lg:overflow-y-auto">
      <ArticleLinks {...neighbors} current={path} />
      {hasContents && (
        <Suspense>
          <ArticleContents path={path} />
        </Suspense>
      )}
    </div>
    <Suspense fallback={<Loading />}>{children}</Suspense>
  </div>
);

const Loading = () => (
  <Sheet>
    <Skeletons shape="lines" count={8} label="Opening the page" />
  </Sheet>
);

interface ArticleLinksProps {
  label: string;
  paths: readonly ArticlePath[];
  current: ArticlePath;
}

const ArticleLinks = ({ label, paths, current }: ArticleLinksProps) => (
  <nav aria-label={label}>
    <ul className="grid gap-1 max-lg:grid-cols-[repeat(auto-fit,minmax(max(9rem,45%),1fr))]">
      {paths.map((path) => (
        <li key={path}>
          <AppLink to={path} aria-current={path === current ? 'page' : undefined}>
            {ARTICLE_TITLES[path]}
          </AppLink>
        </li>
      ))}
    </ul>
  </nav>
);

function ArticleContents({ path }: { path: ArticlePath }) {
  const { topics } = use(loadArticle(path));
  return (
    <nav aria-label="On this page" className="article-contents max-lg:hidden">
      <ul className="mt-4 grid border-t border-(--on-hairline) pt-4">
        {topics.map(({ id, title }) => (
          <li key={id}>
            <AppLink to={`#${id}`}>{title}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
