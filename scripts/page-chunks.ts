import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...all: never[]) => unknown>>[1];

const module = (path: string): string => resolve(import.meta.dirname, '../src', path);

const START = module('main.tsx');
/** What follows the start on every page, and all that a reader of a shared page needs. */
const EVERY_PAGE = ['app/page-notices.tsx', 'app/stand-ins.tsx', 'pages/shared-page.tsx'].map(module);
/** Who is signed in; a reader who never was does without (docs/decisions/0074). */
const SIGN_IN = module('app/open-authenticator.ts');
/** What readers of a shared page may do; a family finds the same Firestore. */
const READER_ACTS = module('app/create-shared-items.ts');
/** What a page of visitors needs must not bring the family's part along. */
const VISITOR_PAGES = [
  'pages/login-page.tsx',
  'pages/article-page.tsx',
  'features/help/articles/character-creation.ts',
  'features/help/articles/faq.ts',
  'features/help/articles/getting-started.ts',
  'features/help/articles/story-writing.ts',
  'features/help/articles/terms-of-service.ts',
].map(module);
/** What a family needs on every page, and the page it comes to first. */
const FAMILY = module('app/family-scope.tsx');
const FIRST_PAGE = module('pages/create-page.tsx');
const LATER = [
  'pages/stories-page.tsx',
  'pages/story-page.tsx',
  'pages/read-page.tsx',
  'pages/characters-page.tsx',
  'pages/locations-page.tsx',
  'pages/locations-create-page.tsx',
  'pages/profile-page.tsx',
  'pages/subscription-page.tsx',
  'app/create-makers.ts',
  'app/admin-area.tsx',
].map(module);

function reach(id: string, context: Context, reached = new Set<string>()): Set<string> {
  if (reached.has(id)) return reached;
  reached.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reach(imported, context, reached);
  return reached;
}

/**
 * Names the chunk of a module, or leaves it to the bundler (null). Left alone the bundler makes a file for every set of
 * pages that share something; compressed one by one, thirty small files weigh a twentieth more than a few large ones.
 */
export function createPageChunks(): (id: string, context: Context) => string | null {
  const known = new Map<string, Set<string>>();
  function needs(root: string, id: string, context: Context): boolean {
    const reached = known.get(root) ?? reach(root, context);
    known.set(root, reached);
    return reached.has(id);
  }
  return (id, context) => {
    const isNeededBy = (root: string): boolean => needs(root, id, context);
    // It keeps its name in the manifest, for the budget to be counted from.
    if (id === FAMILY) return null;
    if (isNeededBy(START)) return 'start';
    const isForFamily = isNeededBy(FAMILY) || isNeededBy(FIRST_PAGE);
    if (isNeededBy(SIGN_IN)) return isForFamily ? 'cloud' : null;
    if (EVERY_PAGE.some(isNeededBy))
      return isForFamily || [...VISITOR_PAGES, ...LATER].some(isNeededBy) ? 'start' : null;
    if (VISITOR_PAGES.some(isNeededBy)) return isForFamily ? 'visitor' : null;
    if (isNeededBy(READER_ACTS)) return isForFamily ? 'store' : null;
    if (isNeededBy(FAMILY)) return 'family';
    return isNeededBy(FIRST_PAGE) && LATER.some(isNeededBy) ? 'family' : null;
  };
}
