import type { Looks } from './looks.ts';

/** Bodies of light, mist and magic: the color is that in which they glow. */
export const SPIRIT_LOOKS = {
  spirit: {
    height: [
      { id: 'candle-sized', label: 'Candle-Sized' },
      { id: 'small', label: 'Small' },
      { id: 'medium', label: 'Medium' },
      { id: 'tall', label: 'Tall' },
      { id: 'ceiling-high', label: 'Ceiling-High' },
    ],
    build: [
      { id: 'wispy', label: 'Wispy' },
      { id: 'floaty', label: 'Floaty' },
      { id: 'swirling', label: 'Swirling' },
      { id: 'billowing', label: 'Billowing' },
      { id: 'round', label: 'Round' },
    ],
    color: [
      { id: 'moon-white', label: 'Moon White' },
      { id: 'mist-blue', label: 'Mist Blue' },
      { id: 'firefly-green', label: 'Firefly Green' },
      { id: 'lilac-mist', label: 'Lilac Mist' },
      { id: 'candle-gold', label: 'Candle Gold' },
    ],
    age: [
      { id: 'newborn', label: 'Newborn' },
      { id: 'young', label: 'Young' },
      { id: 'grown-up', label: 'Grown-Up' },
      { id: 'elder', label: 'Elder' },
      { id: 'age-old', label: 'Age-Old' },
    ],
  },
  shadow: {
    height: [
      { id: 'mouse-sized', label: 'Mouse-Sized' },
      { id: 'small', label: 'Small' },
      { id: 'medium', label: 'Medium' },
      { id: 'tall', label: 'Tall' },
      { id: 'towering', label: 'Towering' },
    ],
    build: [
      { id: 'slinky', label: 'Slinky' },
      { id: 'wispy', label: 'Wispy' },
      { id: 'swirling', label: 'Swirling' },
      { id: 'billowing', label: 'Billowing' },
      { id: 'round', label: 'Round' },
    ],
    color: [
      { id: 'dusk-violet', label: 'Dusk Violet' },
      { id: 'midnight-blue', label: 'Midnight Blue' },
      { id: 'smoke-gray', label: 'Smoke Gray' },
      { id: 'ember-red', label: 'Ember Red' },
      { id: 'ink-black', label: 'Ink Black' },
    ],
    age: [
      { id: 'newborn', label: 'Newborn' },
      { id: 'young', label: 'Young' },
      { id: 'grown-up', label: 'Grown-Up' },
      { id: 'elder', label: 'Elder' },
      { id: 'old-as-the-night', label: 'Old as the Night' },
    ],
  },
  elemental: {
    height: [
      { id: 'spark-sized', label: 'Spark-Sized' },
      { id: 'small', label: 'Small' },
      { id: 'medium', label: 'Medium' },
      { id: 'tall', label: 'Tall' },
      { id: 'storm-high', label: 'Storm-High' },
    ],
    build: [
      { id: 'flickering', label: 'Flickering' },
      { id: 'flowing', label: 'Flowing' },
      { id: 'swirling', label: 'Swirling' },
      { id: 'sturdy', label: 'Sturdy' },
      { id: 'mighty', label: 'Mighty' },
    ],
    color: [
      { id: 'flame-orange', label: 'Flame Orange' },
      { id: 'water-blue', label: 'Water Blue' },
      { id: 'leaf-green', label: 'Leaf Green' },
      { id: 'spark-yellow', label: 'Spark Yellow' },
      { id: 'crystal-violet', label: 'Crystal Violet' },
    ],
    age: [
      { id: 'newborn', label: 'Newborn' },
      { id: 'young', label: 'Young' },
      { id: 'grown-up', label: 'Grown-Up' },
      { id: 'elder', label: 'Elder' },
      { id: 'old-as-the-world', label: 'Old as the World' },
    ],
  },
  undead: {
    height: [
      { id: 'knee-high', label: 'Knee-High' },
      { id: 'short', label: 'Short' },
      { id: 'medium', label: 'Medium' },
      { id: 'tall', label: 'Tall' },
      { id: 'very-tall', label: 'Very Tall' },
    ],
    build: [
      { id: 'bony', label: 'Bony' },
      { id: 'floppy', label: 'Floppy' },
      { id: 'creaky', label: 'Creaky' },
      { id: 'sturdy', label: 'Sturdy' },
      { id: 'well-wrapped', label: 'Well-Wrapped' },
    ],
    color: [
      { id: 'chalk-white', label: 'Chalk White' },
      { id: 'linen-cream', label: 'Linen Cream' },
      { id: 'moss-green', label: 'Moss Green' },
      { id: 'pumpkin-orange', label: 'Pumpkin Orange' },
      { id: 'dusty-violet', label: 'Dusty Violet' },
    ],
    age: [
      { id: 'just-woken', label: 'Just Woken' },
      { id: 'young-at-heart', label: 'Young at Heart' },
      { id: 'grown-up', label: 'Grown-Up' },
      { id: 'very-old', label: 'Very Old' },
      { id: 'ancient', label: 'Ancient' },
    ],
  },
} as const satisfies Readonly<Record<string, Looks>>;
