import type { KeyboardEvent } from 'react';
import { firstWordOf, type Pages } from './book-pages.ts';

interface PlaceLineProps {
  pages: Pages;
  page: number;
  /** The word that is being said, else the first of the page. */
  word: number;
  onMove: (word: number) => void;
  onTurn: (by: 1 | -1) => void;
}

const TURNS: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  PageDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 1,
};

/** 'Page 4 of 9'. */
export const pageWords = (page: number, { count }: Pages): string => `Page ${page + 1} of ${count}`;

/** The chapter as a line with a break where each page ends. It is dragged word by word; keys turn pages. */
export function PlaceLine({ pages, page, word, onMove, onTurn }: PlaceLineProps) {
  const last = Math.max(pages.ofWord.length - 1, 1);
  const value = Math.min(Math.max(word, 0), last);
  const breaks = Array.from({ length: Math.max(pages.count - 1, 0) }, (_, index) =>
    firstWordOf(pages, index + 1),
  ).filter((start) => start > 0 && start <= last);

  function handleKey(event: KeyboardEvent): void {
    const by = TURNS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onTurn(by);
  }
  const share = (at: number): string => `${(at / last) * 100}%`;
  return (
    <div className="place-line">
      <div className="place-line-rail" aria-hidden="true">
        <span style={{ width: share(value) }} />
        {breaks.map((start) => (
          <i key={start} style={{ left: share(start) }} />
        ))}
      </div>
      <input
        type="range"
        aria-label="Place in the chapter"
        aria-valuetext={pageWords(page, pages)}
        min={0}
        max={last}
        value={value}
        onChange={(event) => onMove(Number(event.target.value))}
        onKeyDown={handleKey}
      />
    </div>
  );
}
