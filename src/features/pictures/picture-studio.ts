import type { PictureMaker } from '../../services/picture-maker.ts';

/** What painting needs of the service of one kind of item. */
export interface PictureStudio<Item> extends PictureMaker<Item> {
  update: (item: Item, fields: Item) => Promise<Item>;
}
