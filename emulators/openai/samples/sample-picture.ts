/** One picture of a contact sheet. */
export interface SamplePicture {
  readonly caption: string;
  /** Paints it at about `width` pixels. */
  readonly paint: (width: number) => Promise<Buffer>;
}

/** Pictures that belong together, and how they lie on one sheet. */
export interface SampleSheet {
  /** File name without ending. */
  readonly name: string;
  readonly title: string;
  readonly columns: number;
  /** Pixels of one picture on the sheet. */
  readonly tile: { readonly width: number; readonly height: number };
  readonly pictures: readonly SamplePicture[];
}
