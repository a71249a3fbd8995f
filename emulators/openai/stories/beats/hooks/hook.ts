/** How a chapter ends, and how the next one takes it up. */
export interface Hook {
  end: string;
  next: string;
}
