import type { ArtStyleName } from './art-styles.ts';
import type { ElementName } from './figures/elemental/element-names.ts';
import type { GiantForm } from './figures/giant/giant-form.ts';
import type { Being } from './figures/human/being.ts';
import type { BirdKind } from './figures/bird/bird-form.ts';
import type { SaurianKind } from './figures/saurian/saurian-form.ts';
import type { SeaKind } from './figures/sea/sea-form.ts';
import type { BugKind } from './figures/bug/bug-form.ts';
import type { GhostKind } from './figures/ghost/ghost-form.ts';
import type { AlienKind } from './figures/alien/alien-form.ts';
import type { CritterKind } from './figures/critter/critters.ts';
import type { Outfit } from './figures/human/outfit.ts';
import type { MonsterForm } from './figures/monster/monster-form.ts';
import type { RobotModel } from './figures/robot/robot-models.ts';
import type { SettingSpec } from './scenery/setting-spec.ts';
import type { Hex } from './svg/color.ts';

export type Gender = 'female' | 'male';
export type AgeGroup = 'child' | 'adult' | 'elder';
/** The ages that are drawn differently; each belongs to a group of proportions. */
export const AGE_STEPS = ['child', 'teen', 'young', 'grown', 'elder', 'ancient'] as const;
export type AgeStep = (typeof AGE_STEPS)[number];

/** A face in parts, so that two traits can be combined. */
export interface Expression {
  readonly brow: 'soft' | 'raised' | 'determined' | 'worried' | 'one-up';
  readonly mouth: 'smile' | 'open' | 'grin' | 'smirk' | 'small' | 'flat';
  /** Direction of the gaze, in fractions of the eye's width: negative is to the picture's left. */
  readonly gaze: number;
  /** How far the gaze goes up, in fractions of the eye's height. */
  readonly rise: number;
  /** How far the lids are lowered, 0..1. */
  readonly lids: number;
  /** Strength of the blush, 0..1. */
  readonly blush: number;
  /** Tilt of the head in degrees, clockwise. */
  readonly lean: number;
}

export type Pose = 'relaxed' | 'wave' | 'hip' | 'shy' | 'raised';

export const FEATURE_NAMES = [
  'crown',
  'wings',
  'cape',
  'scarf',
  'freckles',
  'scar',
  'glowing-eyes',
  'glowing-body',
  'sword',
  'shield',
  'vines',
  'flowers',
  'leaves',
  'moon-mark',
  'star-mark',
  'sun-mark',
  'gem',
  'necklace',
  'glasses',
  'horns',
  'halo',
  'runes',
  'feather',
  'armour',
  'backpack',
  'hat',
  'aura',
  'shadow-wisps',
  'frost',
  'embers',
  'bow-tie',
  'heart-mark',
  'glowing-heart',
  'lights',
  'notes',
  'rain-cloud',
  'butterflies',
  'sparkles',
  'mushroom-hat',
  'banner',
  'rainbow-streak',
  'curls',
  'leafy-curls',
  'goggles',
  'locket',
  'tiny-crown',
  'thorn-crown',
  'plumed-helmet',
  'gauntlets',
  'wooden-sword',
  'moon-blade',
  'quiver',
  'raven-cloak',
  'bat-cape',
  'moss-cloak',
  'bone-pendant',
  'acorn-necklace',
  'sparkle-trail',
  'note-steps',
  'bells',
  'smoke',
  'frost-breath',
  'aurora',
  'stardust-halo',
  'constellation',
  'comet-streak',
  'swirls',
  'face-swirls',
  'shining-eyes',
  'color-changing-eyes',
  'mismatched-eyes',
  'red-eyes',
  'galaxy-eyes',
  'antenna',
  'core',
  'glowing-scales',
  'glowing-cracks',
  'curly-horns',
  'spotted-ears',
  'tail-tip',
  'patches',
] as const;
export type FeatureName = (typeof FEATURE_NAMES)[number];

export const POWER_NAMES = [
  'flying',
  'invisibility',
  'time',
  'animals',
  'plants',
  'weather',
  'healing',
  'shape-shifting',
  'elements',
  'mind',
  'dreams',
  'teleportation',
  'light',
  'shadow',
  'crystals',
  'music',
  'potions',
  'illusions',
  'nature',
  'beams',
] as const;
export type PowerName = (typeof POWER_NAMES)[number];

/** The fields that all rigs share. */
interface FigureTraits {
  /** The seed of skin, hair, eyes and markings, the same in every picture of one character. */
  readonly identity: string;
  readonly color: Hex;
  /** Whether the figure is drawn as a rainbow. */
  readonly isRainbow: boolean;
  readonly gender: Gender;
  readonly age: AgeGroup;
  readonly ageStep: AgeStep;
  /** Height relative to an average figure of its kind, about 0.85..1.1. */
  readonly stature: number;
  /** Breadth relative to an average figure of its kind, about 0.85..1.15. */
  readonly girth: number;
  readonly expression: Expression;
  readonly pose: Pose;
  readonly features: readonly FeatureName[];
  readonly power: PowerName | null;
}

export interface HumanSpec extends FigureTraits {
  readonly rig: 'human';
  readonly outfit: Outfit;
  readonly being: Being;
}

export interface GiantSpec extends FigureTraits {
  readonly rig: 'giant';
  readonly form: GiantForm;
}

export interface ElementalSpec extends FigureTraits {
  readonly rig: 'elemental';
  readonly element: ElementName;
}

export interface MonsterSpec extends FigureTraits {
  readonly rig: 'monster';
  readonly form: MonsterForm;
}

export const DRAGON_ELEMENTS = ['fire', 'ice', 'earth', 'water', 'storm', 'shadow', 'star', 'crystal', 'gold'] as const;
export type DragonElement = (typeof DRAGON_ELEMENTS)[number];

export interface DragonSpec extends FigureTraits {
  readonly rig: 'dragon';
  readonly element: DragonElement;
}

export interface BirdSpec extends FigureTraits {
  readonly rig: 'bird';
  readonly kind: BirdKind;
}

export interface SaurianSpec extends FigureTraits {
  readonly rig: 'saurian';
  readonly kind: SaurianKind;
}

export interface SeaSpec extends FigureTraits {
  readonly rig: 'sea';
  readonly kind: SeaKind;
}

export interface BugSpec extends FigureTraits {
  readonly rig: 'bug';
  readonly kind: BugKind;
}

export interface GhostSpec extends FigureTraits {
  readonly rig: 'ghost';
  readonly kind: GhostKind;
}

export interface AlienSpec extends FigureTraits {
  readonly rig: 'alien';
  readonly kind: AlienKind;
}

export interface CritterSpec extends FigureTraits {
  readonly rig: 'critter';
  readonly kind: CritterKind;
}

export interface RobotSpec extends FigureTraits {
  readonly rig: 'robot';
  readonly model: RobotModel;
}

export type FigureSpec =
  | HumanSpec
  | GiantSpec
  | ElementalSpec
  | MonsterSpec
  | DragonSpec
  | CritterSpec
  | BirdSpec
  | RobotSpec
  | SaurianSpec
  | SeaSpec
  | BugSpec
  | GhostSpec
  | AlienSpec;

/** The fields of each rig. */
export type FigureShape = ShapeOf<FigureSpec>;
type ShapeOf<Spec> = Spec extends FigureTraits ? Omit<Spec, keyof FigureTraits> : never;

export interface PictureSpec {
  readonly style: ArtStyleName;
  readonly setting: SettingSpec;
  /** Null draws the place alone. */
  readonly figure: FigureSpec | null;
}
