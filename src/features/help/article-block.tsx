import { Fragment } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { type Block, PICTURE_SIZE, piecesOf, type Text } from './article.ts';
import { AppLink } from '../../ui/app-link.tsx';

export function ArticleBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <ArticleText text={block} />
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
          <ArticleText text={block.note} />
        </span>
      </p>
    );
  if ('rows' in block) return <ArticleTable {...block} />;
  return (
    <img src={`/art/help/${block.picture}.webp`} alt={block.alt} loading="lazy" decoding="async" {...PICTURE_SIZE} />
  );
}

const Entries = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <li key={text}>
      <ArticleText text={text} />
    </li>
  ));

/** On phones the rows become lists that keep the roles of a table. */
const ArticleTable = ({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly Text[])[] }) => (
  <table className="article-table" role="table">
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column} role="columnheader" scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((cells) => (
        <tr key={cells[0]} role="row">
          {cells.map((text, index) => (
            <td key={columns[index]} role="cell" data-column={columns[index]}>
              <ArticleText text={text} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export const ArticleText = ({ text }: { text: Text }) =>
  piecesOf(text).map((piece, index) => {
    const key = `${index} ${piece.text}`;
    if (piece.kind === 'link')
      return (
        <AppLink key={key} to={piece.to} className="article-link">
          {piece.text}
        </AppLink>
      );
    return piece.kind === 'screen' ? <b key={key}>{piece.text}</b> : <Fragment key={key}>{piece.text}</Fragment>;
  });
