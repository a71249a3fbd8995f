import type { Subcategory } from './type-entry.ts';

export const ALIEN_TYPES = [
  {
    id: 'star-traveler',
    label: 'Star Traveler',
    types: [
      { id: 'star-captain', label: 'Star Captain' },
      { id: 'comet-surfer', label: 'Comet Surfer' },
      { id: 'moon-farmer', label: 'Moon Farmer' },
      { id: 'planet-painter', label: 'Planet Painter' },
      { id: 'galaxy-mapmaker', label: 'Galaxy Mapmaker' },
      { id: 'asteroid-miner', label: 'Asteroid Miner' },
      { id: 'rocket-mechanic', label: 'Rocket Mechanic' },
      { id: 'space-pirate', label: 'Space Pirate', dark: true, gentleLabel: 'Space Rascal' },
    ],
  },
  {
    id: 'little-alien',
    label: 'Little Alien',
    types: [
      { id: 'green-alien', label: 'Green Alien' },
      { id: 'one-eyed-alien', label: 'One-Eyed Alien' },
      { id: 'three-eyed-alien', label: 'Three-Eyed Alien' },
      { id: 'antenna-alien', label: 'Antenna Alien' },
    ],
  },
  {
    id: 'furry-alien',
    label: 'Furry Alien',
    types: [
      { id: 'fluffball-alien', label: 'Fluffball Alien' },
      { id: 'long-eared-alien', label: 'Long-Eared Alien' },
      { id: 'striped-alien', label: 'Striped Alien' },
      { id: 'six-legged-alien', label: 'Six-Legged Alien' },
    ],
  },
  {
    id: 'sea-world-alien',
    label: 'Sea-World Alien',
    types: [
      { id: 'bubble-alien', label: 'Bubble Alien' },
      { id: 'tentacle-alien', label: 'Tentacle Alien' },
      { id: 'finned-alien', label: 'Finned Alien' },
      { id: 'shell-alien', label: 'Shell Alien' },
    ],
  },
  {
    id: 'plant-alien',
    label: 'Plant Alien',
    types: [
      { id: 'flower-alien', label: 'Flower Alien' },
      { id: 'cactus-alien', label: 'Cactus Alien' },
      { id: 'mushroom-alien', label: 'Mushroom Alien' },
      { id: 'seedpod-alien', label: 'Seedpod Alien' },
    ],
  },
  {
    id: 'insect-alien',
    label: 'Insect Alien',
    types: [
      { id: 'beetle-alien', label: 'Beetle Alien' },
      { id: 'butterfly-alien', label: 'Butterfly Alien' },
      { id: 'firefly-alien', label: 'Firefly Alien' },
      { id: 'cricket-alien', label: 'Cricket Alien' },
    ],
  },
  {
    id: 'crystal-alien',
    label: 'Crystal Alien',
    types: [
      { id: 'quartz-alien', label: 'Quartz Alien' },
      { id: 'amethyst-alien', label: 'Amethyst Alien' },
      { id: 'ice-alien', label: 'Ice Alien' },
      { id: 'geode-alien', label: 'Geode Alien' },
    ],
  },
  {
    id: 'light-alien',
    label: 'Light Alien',
    types: [
      { id: 'sunbeam-alien', label: 'Sunbeam Alien' },
      { id: 'starlight-alien', label: 'Starlight Alien' },
      { id: 'rainbow-alien', label: 'Rainbow Alien' },
      { id: 'lightning-alien', label: 'Lightning Alien' },
    ],
  },
  {
    id: 'cloud-alien',
    label: 'Cloud Alien',
    types: [
      { id: 'nebula-alien', label: 'Nebula Alien' },
      { id: 'mist-alien', label: 'Mist Alien' },
      { id: 'raincloud-alien', label: 'Raincloud Alien' },
      { id: 'cotton-cloud-alien', label: 'Cotton-Cloud Alien' },
    ],
  },
  {
    id: 'shape-shifting-alien',
    label: 'Shape-Shifting Alien',
    types: [
      { id: 'jelly-alien', label: 'Jelly Alien' },
      { id: 'mirror-alien', label: 'Mirror Alien' },
      { id: 'ribbon-alien', label: 'Ribbon Alien' },
      { id: 'balloon-alien', label: 'Balloon Alien' },
    ],
  },
  {
    id: 'cosmic-creature',
    label: 'Cosmic Creature',
    types: [
      { id: 'space-whale', label: 'Space Whale' },
      { id: 'star-jellyfish', label: 'Star Jellyfish' },
      { id: 'comet-fox', label: 'Comet Fox' },
      { id: 'moon-moth', label: 'Moon Moth' },
      { id: 'asteroid-snail', label: 'Asteroid Snail' },
      { id: 'nebula-manta', label: 'Nebula Manta' },
      { id: 'meteor-pup', label: 'Meteor Pup' },
      { id: 'planet-turtle', label: 'Planet Turtle' },
    ],
  },
] as const satisfies readonly Subcategory[];
