import type { Rolldown } from 'vite';

/** URLs of the files that a page needs before it can render. */
export interface PageFiles {
  scripts: readonly string[];
  /** Imported by the scripts, or soon by the page. */
  modules: readonly string[];
  styles: readonly string[];
}

/** The document whose script starts the app. */
const START = 'app.html';

/** @param pages the modules of the page that the app loads lazily, e.g. ['src/pages/login-page.tsx'] */
export function pageFiles(bundle: Rolldown.OutputBundle, pages: readonly string[]): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const [scripts, modules, styles] = [new Set<string>(), new Set<string>(), new Set<string>()];
  function add(chunk: Rolldown.OutputChunk | undefined): void {
    if (!chunk || modules.has(chunk.fileName)) return;
    modules.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  }
  const chunkOf = (module: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  const start = chunkOf(START);
  if (start) scripts.add(start.fileName);
  // The order matters: the first style sheet declares the cascade layers.
  for (const module of [START, ...pages]) add(chunkOf(module));
  const urls = (names: Iterable<string>): string[] => [...names].map((name) => `/${name}`);
  return {
    scripts: urls(scripts),
    modules: urls(modules).filter((url) => !scripts.has(url.slice(1))),
    styles: urls(styles),
  };
}
