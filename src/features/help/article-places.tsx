import { use } from 'react';
import type { ArticlePath } from '../../config/article-paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { ARTICLE_TITLES } from './article-titles.ts';
import { loadArticle } from './load-article.ts';

interface ArticlePlacesProps {
  /** For screen readers, e.g. 'Help'. */
  label: string;
  paths: readonly ArticlePath[];
  current: ArticlePath;
}

/** The ways to the neighbouring pages. */
export function ArticlePlaces({ label, paths, current }: ArticlePlacesProps) {
  return (
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
}

/** The headings of a page, at the side of a wide screen. It needs a Suspense above. */
export function ArticleContents({ path }: { path: ArticlePath }) {
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
