import type { Choice } from '../catalogue/choice.ts';

/** Where a portrait or a location is seen. Shared by characters and locations; the label is what is stored (specification §3). */
export const BACKGROUNDS = [
  { id: 'enchanted-castle', label: 'Enchanted Castle' },
  { id: 'magical-forest', label: 'Magical Forest' },
  { id: 'crystal-cave', label: 'Crystal Cave' },
  { id: 'floating-islands', label: 'Floating Islands' },
  { id: 'cozy-village', label: 'Cozy Village' },
  { id: 'snowy-mountains', label: 'Snowy Mountains' },
  { id: 'flower-meadow', label: 'Flower Meadow' },
  { id: 'desert-oasis', label: 'Desert Oasis' },
  { id: 'seaside-harbor', label: 'Seaside Harbor' },
  { id: 'coral-reef', label: 'Coral Reef' },
  { id: 'ancient-ruins', label: 'Ancient Ruins' },
  { id: 'grand-library', label: 'Grand Library' },
  { id: 'starry-sky', label: 'Starry Sky' },
  { id: 'future-city', label: 'Future City' },
  { id: 'volcano-valley', label: 'Volcano Valley' },
] as const satisfies readonly Choice[];

/** What light falls on it. Shared by characters and locations; the label is what is stored (specification §3). */
export const LIGHTINGS = [
  { id: 'golden-hour', label: 'Golden Hour' },
  { id: 'moonlight', label: 'Moonlight' },
  { id: 'starlight', label: 'Starlight' },
  { id: 'lantern-light', label: 'Lantern Light' },
  { id: 'candlelight', label: 'Candlelight' },
  { id: 'firelight', label: 'Firelight' },
  { id: 'morning-light', label: 'Morning Light' },
  { id: 'bright-daylight', label: 'Bright Daylight' },
  { id: 'sunset-glow', label: 'Sunset Glow' },
  { id: 'twilight', label: 'Twilight' },
  { id: 'aurora-light', label: 'Aurora Light' },
  { id: 'rainbow-light', label: 'Rainbow Light' },
  { id: 'misty-light', label: 'Misty Light' },
  { id: 'stormy-light', label: 'Stormy Light' },
  { id: 'enchanted-glow', label: 'Enchanted Glow' },
] as const satisfies readonly Choice[];

/** How it feels. Shared by characters and locations; the label is what is stored (specification §3). */
export const MOODS = [
  { id: 'cheerful', label: 'Cheerful' },
  { id: 'magical', label: 'Magical' },
  { id: 'peaceful', label: 'Peaceful' },
  { id: 'playful', label: 'Playful' },
  { id: 'mysterious', label: 'Mysterious' },
  { id: 'heroic', label: 'Heroic' },
  { id: 'dreamy', label: 'Dreamy' },
  { id: 'cozy', label: 'Cozy' },
  { id: 'adventurous', label: 'Adventurous' },
  { id: 'majestic', label: 'Majestic' },
  { id: 'whimsical', label: 'Whimsical' },
  { id: 'hopeful', label: 'Hopeful' },
  { id: 'festive', label: 'Festive' },
  { id: 'full-of-wonder', label: 'Full of Wonder' },
  { id: 'quiet', label: 'Quiet' },
] as const satisfies readonly Choice[];

export type Background = (typeof BACKGROUNDS)[number];
export type Lighting = (typeof LIGHTINGS)[number];
export type Mood = (typeof MOODS)[number];
