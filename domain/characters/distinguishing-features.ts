import type { Choice } from '../catalogue/choice.ts';
import { bodyOf, type Body } from './appearance.ts';

/** A feature fits every body unless `bodies` names those it fits. */
type Feature = Choice & { readonly bodies?: readonly Body[] };

/** Something you would always notice, in seven groups (specification §3). */
export const FEATURE_GROUPS = [
  {
    id: 'cool-accessories',
    label: 'Cool Accessories',
    features: [
      { id: 'striped-scarf', label: 'Striped Scarf' },
      { id: 'round-glasses', label: 'Round Glasses' },
      { id: 'brass-goggles', label: 'Brass Goggles' },
      { id: 'patched-backpack', label: 'Patched Backpack' },
      { id: 'feathered-hat', label: 'Feathered Hat' },
      { id: 'polka-dot-bow-tie', label: 'Polka-Dot Bow Tie' },
      { id: 'silver-locket', label: 'Silver Locket' },
      { id: 'tiny-golden-crown', label: 'Tiny Golden Crown' },
    ],
  },
  {
    id: 'special-powers',
    label: 'Special Powers',
    features: [
      { id: 'glowing-heart', label: 'Glowing Heart' },
      { id: 'shimmering-aura', label: 'Shimmering Aura' },
      { id: 'trail-of-sparkles', label: 'Trail of Sparkles' },
      { id: 'floating-lights', label: 'Floating Lights' },
      { id: 'musical-footsteps', label: 'Musical Footsteps' },
      { id: 'own-little-rain-cloud', label: 'Own Little Rain Cloud' },
      { id: 'color-changing-eyes', label: 'Color-Changing Eyes' },
      { id: 'voice-like-bells', label: 'Voice Like Bells' },
    ],
  },
  {
    id: 'unique-looks',
    label: 'Unique Looks',
    features: [
      { id: 'mismatched-eyes', label: 'Mismatched Eyes' },
      { id: 'heart-shaped-mark', label: 'Heart-Shaped Mark' },
      { id: 'rainbow-streak', label: 'Rainbow Streak' },
      { id: 'swirly-markings', label: 'Swirly Markings' },
      { id: 'crooked-smile', label: 'Crooked Smile' },
      { id: 'shining-eyes', label: 'Shining Eyes' },
      {
        id: 'freckles',
        label: 'Freckles',
        bodies: [
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
      },
      {
        id: 'wild-curls',
        label: 'Wild Curls',
        bodies: ['person', 'spellcaster', 'bloodMage', 'fae', 'littleFolk', 'celestial', 'giant', 'merfolk'],
      },
      { id: 'spotted-ears', label: 'Spotted Ears', bodies: ['animal'] },
      { id: 'snow-white-tail-tip', label: 'Snow-White Tail Tip', bodies: ['animal', 'beast'] },
      { id: 'blinking-antenna', label: 'Blinking Antenna', bodies: ['robot', 'alien'] },
      { id: 'glowing-core', label: 'Glowing Core', bodies: ['robot', 'spirit', 'shadow', 'elemental', 'undead'] },
      { id: 'glowing-scales', label: 'Glowing Scales', bodies: ['dragon', 'merfolk'] },
      { id: 'curly-horns', label: 'Curly Horns', bodies: ['dragon', 'beast', 'monster', 'stone', 'shadow'] },
      { id: 'colorful-patches', label: 'Colorful Patches', bodies: ['undead', 'toy', 'monster'] },
      { id: 'glowing-cracks', label: 'Glowing Cracks', bodies: ['stone', 'elemental'] },
      { id: 'leafy-curls', label: 'Leafy Curls', bodies: ['plant'] },
    ],
  },
  {
    id: 'dark-features',
    label: 'Dark Features',
    features: [
      { id: 'raven-feather-cloak', label: 'Raven Feather Cloak', dark: true, gentleLabel: 'Soft Feather Cloak' },
      { id: 'shadow-aura', label: 'Shadow Aura', dark: true, gentleLabel: 'Twilight Aura' },
      { id: 'wisps-of-smoke', label: 'Wisps of Smoke', dark: true, gentleLabel: 'Wisps of Mist' },
      { id: 'glowing-red-eyes', label: 'Glowing Red Eyes', dark: true, gentleLabel: 'Warm Glowing Eyes' },
      { id: 'jagged-scar', label: 'Jagged Scar', dark: true, gentleLabel: 'Silver Zigzag Mark' },
      { id: 'thorny-crown', label: 'Thorny Crown', dark: true, gentleLabel: 'Crown of Brambles' },
      { id: 'bat-wing-cape', label: 'Bat-Wing Cape', dark: true, gentleLabel: 'Night-Blue Cape' },
      { id: 'bone-pendant', label: 'Bone Pendant', dark: true, gentleLabel: 'Moon-White Pendant' },
    ],
  },
  {
    id: 'battle-gear',
    label: 'Battle Gear',
    features: [
      { id: 'silver-shield', label: 'Silver Shield' },
      { id: 'shining-breastplate', label: 'Shining Breastplate' },
      { id: 'plumed-helmet', label: 'Plumed Helmet' },
      { id: 'bright-banner', label: 'Bright Banner' },
      { id: 'sturdy-gauntlets', label: 'Sturdy Gauntlets' },
      { id: 'wooden-sword', label: 'Wooden Sword', dark: true, gentleLabel: 'Wooden Stick' },
      { id: 'moon-steel-blade', label: 'Moon-Steel Blade', dark: true, gentleLabel: 'Moonbeam Wand' },
      { id: 'quiver-of-arrows', label: 'Quiver of Arrows', dark: true, gentleLabel: 'Bag of Feathers' },
    ],
  },
  {
    id: 'nature-elements',
    label: 'Nature Elements',
    features: [
      { id: 'flower-crown', label: 'Flower Crown' },
      { id: 'trailing-ivy', label: 'Trailing Ivy' },
      { id: 'mossy-cloak', label: 'Mossy Cloak' },
      { id: 'acorn-necklace', label: 'Acorn Necklace' },
      { id: 'frosty-breath', label: 'Frosty Breath' },
      { id: 'floating-embers', label: 'Floating Embers' },
      { id: 'mushroom-hat', label: 'Mushroom Hat' },
      { id: 'circling-butterflies', label: 'Circling Butterflies' },
    ],
  },
  {
    id: 'celestial-marks',
    label: 'Celestial Marks',
    features: [
      { id: 'star-mark', label: 'Star Mark' },
      { id: 'crescent-moon-mark', label: 'Crescent Moon Mark' },
      { id: 'sunburst-mark', label: 'Sunburst Mark' },
      { id: 'constellation-freckles', label: 'Constellation Freckles' },
      { id: 'comet-streak', label: 'Comet Streak' },
      { id: 'galaxy-eyes', label: 'Galaxy Eyes' },
      { id: 'stardust-halo', label: 'Stardust Halo' },
      { id: 'aurora-shimmer', label: 'Aurora Shimmer' },
    ],
  },
] as const satisfies readonly (Choice & { readonly features: readonly Feature[] })[];

export interface FeatureGroup {
  readonly id: string;
  readonly label: string;
  readonly features: readonly Choice[];
}

/** The features that fit a character type as it is stored, in their seven groups. */
export function featureGroupsFor(characterType: string): FeatureGroup[] {
  const body = bodyOf(characterType);
  return FEATURE_GROUPS.map(({ id, label, features }) => ({
    id,
    label,
    features: features.filter(({ bodies }: Feature) => bodies === undefined || bodies.includes(body)),
  }));
}
