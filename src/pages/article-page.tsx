import { use } from 'react';
import { HELP_PATHS, LEGAL_PATHS, type ArticlePath } from '../config/article-paths.ts';
import { PATHS } from '../config/paths.ts';
import { ContactSection } from '../features/contact/contact-section.tsx';
import { ArticleFrame } from '../features/help/article-frame.tsx';
import { ArticleSheet } from '../features/help/article-sheet.tsx';
import { ARTICLE_TITLES } from '../features/help/article-titles.ts';
import { HelpSearch, useHelpSearch } from '../features/help/help-search.tsx';
import { PublicPage } from '../features/navigation/public-page.tsx';
import { ForFamilyContext } from '../shared/family/for-family.ts';
import { PageHeading } from '../ui/page-heading.tsx';

const HELP = { label: 'Help', paths: HELP_PATHS };
const LEGAL = { label: 'Our promises', paths: LEGAL_PATHS };

const isHelp = (path: ArticlePath): boolean => HELP_PATHS.some((help) => help === path);

export function ArticlePage({ path }: { path: ArticlePath }) {
  const search = useHelpSearch();
  const forFamily = use(ForFamilyContext);
  const isFaq = path === PATHS.helpFaq;
  return (
    <PublicPage title={ARTICLE_TITLES[path]}>
      <PageHeading title={ARTICLE_TITLES[path]} />
      {isHelp(path) && <HelpSearch search={search} />}
      <ArticleFrame path={path} neighbors={isHelp(path) ? HELP : LEGAL} hasContents={!isFaq}>
        <ArticleSheet key={path} path={path} folded={isFaq} after={isFaq ? <ContactSection /> : forFamily(null)} />
      </ArticleFrame>
    </PublicPage>
  );
}
