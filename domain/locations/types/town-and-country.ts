import type { LocationCategory } from './location-category.ts';

export const TOWN_AND_COUNTRY = [
  {
    id: 'village',
    label: 'Village',
    subcategories: [
      { id: 'cobblestone-village', label: 'Cobblestone Village' },
      { id: 'treehouse-village', label: 'Treehouse Village' },
      { id: 'stilt-village', label: 'Stilt Village' },
      { id: 'burrow-village', label: 'Burrow Village' },
    ],
  },
  {
    id: 'market',
    label: 'Market',
    subcategories: [
      { id: 'night-market', label: 'Night Market' },
      { id: 'spice-bazaar', label: 'Spice Bazaar' },
      { id: 'flower-market', label: 'Flower Market' },
      { id: 'potion-alley', label: 'Potion Alley' },
    ],
  },
  {
    id: 'city',
    label: 'City',
    subcategories: [
      { id: 'city-of-bridges', label: 'City of Bridges' },
      { id: 'city-of-towers', label: 'City of Towers' },
      { id: 'city-of-tomorrow', label: 'City of Tomorrow' },
      { id: 'rooftop-city', label: 'Rooftop City' },
    ],
  },
  {
    id: 'farm',
    label: 'Farm',
    subcategories: [
      { id: 'red-barn-farm', label: 'Red Barn Farm' },
      { id: 'apple-orchard', label: 'Apple Orchard' },
      { id: 'windmill-farm', label: 'Windmill Farm' },
      { id: 'pony-farm', label: 'Pony Farm' },
    ],
  },
  {
    id: 'harbor',
    label: 'Harbor',
    subcategories: [
      { id: 'fishing-harbor', label: 'Fishing Harbor' },
      { id: 'pirate-harbor', label: 'Pirate Harbor', dark: true, gentleLabel: 'Treasure Harbor' },
      { id: 'lantern-quay', label: 'Lantern Quay' },
      { id: 'shipyard', label: 'Shipyard' },
    ],
  },
  {
    id: 'fairground',
    label: 'Fairground',
    subcategories: [
      { id: 'circus-tent', label: 'Circus Tent' },
      { id: 'merry-go-round', label: 'Merry-Go-Round' },
      { id: 'ferris-wheel', label: 'Ferris Wheel' },
      { id: 'puppet-theater', label: 'Puppet Theater' },
    ],
  },
] as const satisfies readonly LocationCategory[];
