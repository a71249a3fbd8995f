import type { LocationCategory } from './location-category.ts';

export const UNDER_ONE_ROOF = [
  {
    id: 'cottage',
    label: 'Cottage',
    subcategories: [
      { id: 'thatched-cottage', label: 'Thatched Cottage' },
      { id: 'gingerbread-cottage', label: 'Gingerbread Cottage' },
      { id: 'attic-bedroom', label: 'Attic Bedroom' },
      { id: 'fireside-room', label: 'Fireside Room' },
    ],
  },
  {
    id: 'library',
    label: 'Library',
    subcategories: [
      { id: 'grand-library', label: 'Grand Library' },
      { id: 'spiral-library', label: 'Spiral Library' },
      { id: 'hidden-reading-nook', label: 'Hidden Reading Nook' },
      { id: 'map-room', label: 'Map Room' },
    ],
  },
  {
    id: 'school',
    label: 'School',
    subcategories: [
      { id: 'little-schoolhouse', label: 'Little Schoolhouse' },
      { id: 'school-of-magic', label: 'School of Magic' },
      { id: 'flying-school', label: 'Flying School' },
      { id: 'science-classroom', label: 'Science Classroom' },
    ],
  },
  {
    id: 'workshop',
    label: 'Workshop',
    subcategories: [
      { id: 'toymakers-workshop', label: "Toymaker's Workshop" },
      { id: 'inventors-workshop', label: "Inventor's Workshop" },
      { id: 'potion-workshop', label: 'Potion Workshop' },
      { id: 'clockmakers-workshop', label: "Clockmaker's Workshop" },
    ],
  },
  {
    id: 'kitchen',
    label: 'Kitchen',
    subcategories: [
      { id: 'castle-kitchen', label: 'Castle Kitchen' },
      { id: 'village-bakery', label: 'Village Bakery' },
      { id: 'chocolate-kitchen', label: 'Chocolate Kitchen' },
      { id: 'witchs-kitchen', label: "Witch's Kitchen", dark: true, gentleLabel: 'Bubbling-Pot Kitchen' },
    ],
  },
  {
    id: 'museum',
    label: 'Museum',
    subcategories: [
      { id: 'dinosaur-hall', label: 'Dinosaur Hall' },
      { id: 'painting-gallery', label: 'Painting Gallery' },
      { id: 'treasure-chamber', label: 'Treasure Chamber' },
      { id: 'planetarium', label: 'Planetarium' },
    ],
  },
] as const satisfies readonly LocationCategory[];
