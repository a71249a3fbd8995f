/** A part of a text: `start` and `end` (exclusive) are offsets in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}
