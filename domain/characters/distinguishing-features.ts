import type { Choice } from '../catalogues/choice.ts';
import { idOf, readChoices } from '../catalogues/read-choices.ts';
import { bodyOf } from './appearance.ts';
import type { Body } from './looks.ts';

interface FeatureGroup {
  readonly id: string;
  readonly label: string;
  readonly features: readonly Choice[];
}

export const FEATURE_GROUPS = Object.entries({
  'Cool Accessories':
    'Striped Scarf, Round Glasses, Brass Goggles, Patched Backpack, Feathered Hat, Polka-Dot Bow Tie, Silver Locket, Tiny Golden Crown',
  'Special Powers':
    'Glowing Heart, Shimmering Aura, Trail of Sparkles, Floating Lights, Musical Footsteps, Own Little Rain Cloud, Color-Changing Eyes, Voice Like Bells',
  'Unique Looks':
    'Mismatched Eyes, Heart-Shaped Mark, Rainbow Streak, Swirly Markings, Crooked Smile, Shining Eyes, Freckles, Wild Curls, Spotted Ears, Snow-White Tail Tip, Blinking Antenna, Glowing Core, Glowing Scales, Curly Horns, Colorful Patches, Glowing Cracks, Leafy Curls',
  'Dark Features':
    'Raven Feather Cloak → Soft Feather Cloak, Shadow Aura → Twilight Aura, Wisps of Smoke → Wisps of Mist, Glowing Red Eyes → Warm Glowing Eyes, Jagged Scar → Silver Zigzag Mark, Thorny Crown → Crown of Brambles, Bat-Wing Cape → Night-Blue Cape, Bone Pendant → Moon-White Pendant',
  'Battle Gear':
    'Silver Shield, Shining Breastplate, Plumed Helmet, Bright Banner, Sturdy Gauntlets, Wooden Sword → Wooden Stick, Moon-Steel Blade → Moonbeam Wand, Quiver of Arrows → Bag of Feathers',
  'Nature Elements':
    'Flower Crown, Trailing Ivy, Mossy Cloak, Acorn Necklace, Frosty Breath, Floating Embers, Mushroom Hat, Circling Butterflies',
  'Celestial Marks':
    'Star Mark, Crescent Moon Mark, Sunburst Mark, Constellation Freckles, Comet Streak, Galaxy Eyes, Stardust Halo, Aurora Shimmer',
}).map(([label, features]): FeatureGroup => ({ id: idOf(label), label, features: readChoices(features) }));

/** A feature that is not listed fits every body. */
const FITTING_BODIES: Readonly<Record<string, readonly Body[]>> = {
  Freckles: [
    'person',
    'spellcaster',
    'bloodMage',
    'fae',
    'littleFolk',
    'celestial',
    'giant',
    'alien',
    'spirit',
    'plant',
    'toy',
  ],
  'Wild Curls': ['person', 'spellcaster', 'bloodMage', 'fae', 'littleFolk', 'celestial', 'giant', 'merfolk'],
  'Spotted Ears': ['animal'],
  'Snow-White Tail Tip': ['animal', 'beast'],
  'Blinking Antenna': ['robot', 'alien'],
  'Glowing Core': ['robot', 'spirit', 'shadow', 'elemental', 'undead'],
  'Glowing Scales': ['dragon', 'merfolk'],
  'Curly Horns': ['dragon', 'beast', 'monster', 'stone', 'shadow'],
  'Colorful Patches': ['undead', 'toy', 'monster'],
  'Glowing Cracks': ['stone', 'elemental'],
  'Leafy Curls': ['plant'],
};

export function featureGroupsFor(characterType: string): FeatureGroup[] {
  const body = bodyOf(characterType);
  return FEATURE_GROUPS.map((group) => ({
    ...group,
    features: group.features.filter(({ label }) => FITTING_BODIES[label]?.includes(body) ?? true),
  }));
}
