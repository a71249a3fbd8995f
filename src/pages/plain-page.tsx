import { PATHS } from '../config/paths.ts';
import { PublicPage } from '../features/navigation/public-page.tsx';
import { useSession } from '../features/use-account.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PLAIN_WORDS, type PlainPath } from './plain-words.ts';

/** A page whose content comes later: one honest sentence and a way back. */
export function PlainPage({ path }: { path: PlainPath }) {
  const { title, sentence } = PLAIN_WORDS[path];
  const isFamily = useSession().status === 'signed-in';
  return (
    <PublicPage title={title} light="centre">
      <div className="m-auto grid max-w-form justify-items-center gap-6 py-12 text-center">
        <img src="/art/cut-hoot.webp" alt="" className="h-48 w-auto" />
        <h1 className="text-48">{title}</h1>
        <p className="max-w-[42ch] text-19 text-soft">{sentence}</p>
        <LinkButton to={isFamily ? PATHS.create : PATHS.home} variant="line" icon="arrow-left">
          {isFamily ? 'Back to Create Story' : 'Back to the start'}
        </LinkButton>
      </div>
    </PublicPage>
  );
}
