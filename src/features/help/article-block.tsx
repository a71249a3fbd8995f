import { Icon } from '../../ui/icon.tsx';
import type { Block } from './article.ts';
import { ArticleTable } from './article-table.tsx';
import { ArticleWords } from './article-words.tsx';
import { PICTURE_SIZE } from './picture-size.ts';

/** A paragraph, a list, a picture or a table of an article. */
export function ArticleBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <ArticleWords text={block} />
      </p>
    );
  if ('steps' in block)
    return (
      <ol>
        <Entries texts={block.steps} />
      </ol>
    );
  if ('list' in block)
    return (
      <ul>
        <Entries texts={block.list} />
      </ul>
    );
  if ('note' in block)
    return (
      <p className="article-note">
        <Icon name="info" />
        <span>
          <ArticleWords text={block.note} />
        </span>
      </p>
    );
  if ('rows' in block) return <ArticleTable {...block} />;
  return <img src={`/help/${block.picture}.webp`} alt={block.alt} loading="lazy" decoding="async" {...PICTURE_SIZE} />;
}

const Entries = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <li key={text}>
      <ArticleWords text={text} />
    </li>
  ));
