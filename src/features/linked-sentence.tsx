import { Link } from 'react-router-dom';
import { WRITE_TO_US } from '../config/article-paths.ts';

const ASK = 'write to us';

/** A sentence of ours; where it asks to write to us, it leads there. */
export function LinkedSentence({ sentence }: { sentence: string }) {
  const [before = '', ...rest] = sentence.split(ASK);
  if (rest.length === 0) return before;
  return (
    <>
      {before}
      <Link to={WRITE_TO_US} className="underline">
        {ASK}
      </Link>
      {rest.join(ASK)}
    </>
  );
}
