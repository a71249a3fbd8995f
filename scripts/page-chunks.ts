import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...all: never[]) => unknown>>[1];

const module = (path: string): string => resolve(import.meta.dirname, '../src', path);

const APP_START = module('main.tsx');
const SHARED_START = module('shared-main.tsx');
/** Loaded after the start of every page. */
const EVERY_PAGE = ['app/page-notices.tsx', 'app/stand-ins.tsx'].map(module);
/** Sign-in, which is not loaded for visitors who were never signed in (docs/decisions/0074). */
const SIGN_IN = module('app/start-sign-in-and-reporting.ts');
/** Likes and comments on shared pages. They use the same Firestore modules as the pages of families. */
const READER_ACTIONS = module('app/create-shared-items.ts');
/** Parts of shared pages that a visitor opens, which must not load the code for families either. */
const READER_PARTS = [
  'features/shared-page/comment-list.tsx',
  'features/shared-page/report-dialog.tsx',
  'pages/shared-listening.ts',
].map(module);
/** Loaded in every visit of ten seconds. */
const COUNT_VIEW = module('firebase/count-view.ts');
/** Pages for visitors, which must not load the code for families. */
const VISITOR_PAGES = [
  'pages/login-page.tsx',
  'pages/article-page.tsx',
  'features/help/articles/character-creation.ts',
  'features/help/articles/faq.ts',
  'features/help/articles/getting-started.ts',
  'features/help/articles/story-writing.ts',
  'features/help/articles/terms-of-service.ts',
].map(module);
/** Painted before any other module of a family is loaded (docs/decisions/0190). */
const REMEMBERED_SHELF = module('pages/remembered-stories-page.tsx');
/** Modules that families need on every page. */
const FAMILY_SCOPE = module('app/family-scope.tsx');
const FIRST_PAGE = module('pages/create-page.tsx');
const SHELF = module('pages/stories-page.tsx');
const SERVICES = module('app/create-lazy-services.ts');
const OTHER_FAMILY_PAGES = [
  'pages/stories-page.tsx',
  'pages/story-page.tsx',
  'pages/read-page.tsx',
  'pages/characters-page.tsx',
  'pages/locations-page.tsx',
  'pages/locations-create-page.tsx',
  'pages/profile-page.tsx',
  'pages/subscription-page.tsx',
  'app/create-lazy-services.ts',
  'app/admin-area.tsx',
].map(module);

function reachableModules(id: string, context: Context, reachedModules = new Set<string>()): Set<string> {
  if (reachedModules.has(id)) return reachedModules;
  reachedModules.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
    reachableModules(imported, context, reachedModules);
  return reachedModules;
}

/**
 * Names the chunk of a module; null leaves it to the bundler, which would make a file for every set of pages that share
 * something. Compressed one by one, thirty small files are 5 % larger than a few large ones.
 */
export function createPageChunks(): (id: string, context: Context) => string | null {
  const known = new Map<string, Set<string>>();
  function isNeeded(root: string, id: string, context: Context): boolean {
    const reachedModules = known.get(root) ?? reachableModules(root, context);
    known.set(root, reachedModules);
    return reachedModules.has(id);
  }
  return (id, context) => {
    const isNeededBy = (root: string): boolean => isNeeded(root, id, context);
    // These modules keep their names in the manifest, from which the size budgets are computed.
    if (id === FAMILY_SCOPE || id === REMEMBERED_SHELF) return null;
    const isForFamily = isNeededBy(FAMILY_SCOPE) || isNeededBy(FIRST_PAGE);
    const isForOtherPage = isForFamily || [...VISITOR_PAGES, ...OTHER_FAMILY_PAGES].some(isNeededBy);
    const isForApp = isNeededBy(APP_START);
    const isForSharedPage = isNeededBy(SHARED_START);
    if (isForSharedPage) return isForApp || isForOtherPage ? 'start' : null;
    if (isForApp) return isForOtherPage ? 'pages' : null;
    if (isNeededBy(SIGN_IN)) return isForFamily ? 'cloud' : null;
    if (EVERY_PAGE.some(isNeededBy)) return isForOtherPage ? 'start' : null;
    if (VISITOR_PAGES.some(isNeededBy)) return isForFamily ? 'visitor' : null;
    if (isNeededBy(COUNT_VIEW)) return null;
    const isForReader = READER_PARTS.some(isNeededBy);
    if (isNeededBy(REMEMBERED_SHELF)) return isForFamily ? 'frame' : isForReader ? 'contracts' : 'shelf';
    if (isForReader) return isForFamily ? 'reader' : isForOtherPage ? 'reading' : null;
    if (isNeededBy(READER_ACTIONS)) return isForFamily ? 'store' : isForOtherPage ? 'actions' : null;
    if (isNeededBy(FAMILY_SCOPE)) return 'family';
    if (isNeededBy(FIRST_PAGE)) return OTHER_FAMILY_PAGES.some(isNeededBy) ? 'family' : null;
    if (OTHER_FAMILY_PAGES.filter(isNeededBy).length < 2) return null;
    return isNeededBy(SERVICES) ? 'services' : isNeededBy(SHELF) ? 'shelf-page' : null;
  };
}
