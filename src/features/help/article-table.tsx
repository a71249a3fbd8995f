import type { Text } from './article.ts';
import { ArticleWords } from './article-words.tsx';

interface ArticleTableProps {
  columns: readonly string[];
  rows: readonly (readonly Text[])[];
}

/** A table whose rows become small lists on a phone; the roles stay those of a table all the while. */
export function ArticleTable({ columns, rows }: ArticleTableProps) {
  return (
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
                <ArticleWords text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
