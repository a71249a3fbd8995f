import { readLocation, type Location } from '@talelantern/domain/locations/location';
import { picturesOf, storedItem } from '../items/item-fakes.ts';

export const storedWood = (overrides: Partial<Location> = {}): Location =>
  storedItem(readLocation, 'wood', overrides, {
    name: 'Lantern Wood',
    type: 'Woods and Meadows',
    category: 'Forest',
    subcategory: 'Lantern Forest',
    inhabitants: ['Wise Owls'],
  });

/** The location with pictures; the first one is the main image. */
export const woodWithPicture = (...urls: [string, ...string[]]): Location => storedWood(picturesOf(urls));
