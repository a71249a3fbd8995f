import { WRITE_TO_US } from '../config/article-paths.ts';
import { AppLink } from '../ui/app-link.tsx';

const ASK = 'write to us';

/** A sentence of ours; where it asks to write to us, it leads there. */
export function LinkedSentence({ sentence }: { sentence: string }) {
  const [before = '', ...rest] = sentence.split(ASK);
  if (rest.length === 0) return before;
  return (
    <>
      {before}
      <AppLink to={WRITE_TO_US} className="underline">
        {ASK}
      </AppLink>
      {rest.join(ASK)}
    </>
  );
}
