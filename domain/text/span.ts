/** A part of a string: `start` and `end` (exclusive) are offsets in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}
