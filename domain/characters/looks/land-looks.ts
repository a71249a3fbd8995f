import type { Looks } from './looks.ts';

/** Bodies of earth and leaf: the color is that of skin, stone, bark or petals. */
export const LAND_LOOKS = {
  giant: {
    height: [
      { id: 'door-high', label: 'Door-High' },
      { id: 'house-high', label: 'House-High' },
      { id: 'treetop-high', label: 'Treetop-High' },
      { id: 'tower-high', label: 'Tower-High' },
      { id: 'cloud-high', label: 'Cloud-High' },
    ],
    build: [
      { id: 'lanky', label: 'Lanky' },
      { id: 'strong', label: 'Strong' },
      { id: 'burly', label: 'Burly' },
      { id: 'rock-solid', label: 'Rock-Solid' },
      { id: 'round-bellied', label: 'Round-Bellied' },
    ],
    color: [
      { id: 'stone-gray', label: 'Stone Gray' },
      { id: 'moss-green', label: 'Moss Green' },
      { id: 'clay-brown', label: 'Clay Brown' },
      { id: 'frost-blue', label: 'Frost Blue' },
      { id: 'sunset-orange', label: 'Sunset Orange' },
    ],
    age: [
      { id: 'little-one', label: 'Little One' },
      { id: 'young', label: 'Young' },
      { id: 'grown-up', label: 'Grown-Up' },
      { id: 'elder', label: 'Elder' },
      { id: 'old-as-the-hills', label: 'Old as the Hills' },
    ],
  },
  stone: {
    height: [
      { id: 'pebble-sized', label: 'Pebble-Sized' },
      { id: 'small', label: 'Small' },
      { id: 'medium', label: 'Medium' },
      { id: 'large', label: 'Large' },
      { id: 'cliff-high', label: 'Cliff-High' },
    ],
    build: [
      { id: 'smooth', label: 'Smooth' },
      { id: 'craggy', label: 'Craggy' },
      { id: 'blocky', label: 'Blocky' },
      { id: 'sturdy', label: 'Sturdy' },
      { id: 'round', label: 'Round' },
    ],
    color: [
      { id: 'granite-gray', label: 'Granite Gray' },
      { id: 'desert-gold', label: 'Desert Gold' },
      { id: 'clay-red', label: 'Clay Red' },
      { id: 'marble-white', label: 'Marble White' },
      { id: 'amethyst-purple', label: 'Amethyst Purple' },
    ],
    age: [
      { id: 'newly-made', label: 'Newly Made' },
      { id: 'young', label: 'Young' },
      { id: 'grown-up', label: 'Grown-Up' },
      { id: 'mossy-and-old', label: 'Mossy and Old' },
      { id: 'ancient', label: 'Ancient' },
    ],
  },
  plant: {
    height: [
      { id: 'sprout-sized', label: 'Sprout-Sized' },
      { id: 'flower-high', label: 'Flower-High' },
      { id: 'bush-high', label: 'Bush-High' },
      { id: 'sapling-high', label: 'Sapling-High' },
      { id: 'treetop-high', label: 'Treetop-High' },
    ],
    build: [
      { id: 'slender', label: 'Slender' },
      { id: 'leafy', label: 'Leafy' },
      { id: 'gnarled', label: 'Gnarled' },
      { id: 'sturdy', label: 'Sturdy' },
      { id: 'bushy', label: 'Bushy' },
    ],
    color: [
      { id: 'spring-green', label: 'Spring Green' },
      { id: 'moss-green', label: 'Moss Green' },
      { id: 'bark-brown', label: 'Bark Brown' },
      { id: 'blossom-pink', label: 'Blossom Pink' },
      { id: 'autumn-orange', label: 'Autumn Orange' },
    ],
    age: [
      { id: 'seedling', label: 'Seedling' },
      { id: 'young', label: 'Young' },
      { id: 'in-full-bloom', label: 'In Full Bloom' },
      { id: 'elder', label: 'Elder' },
      { id: 'ancient', label: 'Ancient' },
    ],
  },
} as const satisfies Readonly<Record<string, Looks>>;
