import { WRITE_TO_US } from '../../config/article-paths.ts';
import { AppLink } from '../../ui/app-link.tsx';

const LINK_TEXT = 'write to us';

export function LinkedSentence({ sentence }: { sentence: string }) {
  const [before = '', ...rest] = sentence.split(LINK_TEXT);
  if (rest.length === 0) return <span>{before}</span>;
  return (
    <>
      <span>{before}</span>
      <AppLink to={WRITE_TO_US} className="underline">
        {LINK_TEXT}
      </AppLink>
      <span>{rest.join(LINK_TEXT)}</span>
    </>
  );
}
