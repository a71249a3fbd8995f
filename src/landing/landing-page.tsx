import { PATHS } from '../config/paths.ts';

/** `/` for visitors. */
export function LandingPage() {
  return (
    <main>
      <h1>Tonight’s story has your dragon in it</h1>
      <a href={PATHS.login} data-start>
        Start your first story
      </a>
    </main>
  );
}
