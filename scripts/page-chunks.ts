import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...all: never[]) => unknown>>[1];

const module = (path: string): string => resolve(import.meta.dirname, '../src', path);

const START = module('main.tsx');
/** What a page of visitors needs must not bring the family's part along. */
const VISITOR_PAGES = [
  'pages/login-page.tsx',
  'pages/plain-page.tsx',
  'pages/shared-page.tsx',
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
    const isOnFirstPage = isNeededBy(FIRST_PAGE);
    if (VISITOR_PAGES.some(isNeededBy)) return isOnFirstPage || isNeededBy(FAMILY) ? 'start' : null;
    if (isNeededBy(FAMILY)) return 'family';
    return isOnFirstPage && LATER.some(isNeededBy) ? 'family' : null;
  };
}
