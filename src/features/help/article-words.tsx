import { Fragment } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { piecesOf, type Text } from './article.ts';

/** A text with its links and the words that stand on the screen. */
export function ArticleWords({ text }: { text: Text }) {
  return piecesOf(text).map((piece, index) => {
    const key = `${index} ${piece.words}`;
    if (piece.kind === 'link')
      return (
        <AppLink key={key} to={piece.to} className="article-link">
          {piece.words}
        </AppLink>
      );
    return piece.kind === 'screen' ? <b key={key}>{piece.words}</b> : <Fragment key={key}>{piece.words}</Fragment>;
  });
}
