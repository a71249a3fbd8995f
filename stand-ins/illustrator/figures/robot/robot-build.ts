import type { Hex } from '../../svg/color.ts';
import type { Headwear, HeldItem } from '../human/outfit.ts';

type RobotHead = 'wide' | 'dome' | 'visor' | 'round' | 'screen' | 'box' | 'smooth';

type RobotTop =
  | 'none'
  | 'antenna'
  | 'dish'
  | 'crest'
  | 'ears'
  | 'propeller'
  | 'lamp'
  | 'halo'
  | 'sprout'
  | 'floppy-ears'
  | 'cat-ears'
  | 'tufts'
  | 'horse-ears'
  | 'fin'
  | 'feelers'
  | 'horns'
  | 'nose-cone'
  | 'chimney'
  | 'periscope'
  | 'roof'
  | 'lantern-room'
  | 'crane'
  | 'siren'
  | 'studs'
  | 'bubble'
  | 'funnel';

export type RobotTorso =
  | 'barrel'
  | 'hulk'
  | 'beast'
  | 'shell'
  | 'swimmer'
  | 'rocket'
  | 'engine'
  | 'capsule'
  | 'car'
  | 'house'
  | 'tower'
  | 'bricks'
  | 'patchwork'
  | 'boiler'
  | 'scrap'
  | 'glass'
  | 'waistcoat'
  | 'plate'
  | 'skirt'
  | 'bookcase'
  | 'console';

type RobotBase =
  | 'legs'
  | 'wheels'
  | 'tracks'
  | 'hover'
  | 'ball'
  | 'boots'
  | 'paws'
  | 'fins'
  | 'jets'
  | 'springs'
  | 'pedestal'
  | 'beam'
  | 'skis';

export type RobotBack =
  | 'none'
  | 'butterfly'
  | 'dragon'
  | 'feathers'
  | 'panels'
  | 'key'
  | 'tank'
  | 'thin-tail'
  | 'dog-tail'
  | 'horse-tail'
  | 'fluke'
  | 'net'
  | 'cape';

export type RobotChest =
  | 'none'
  | 'heart'
  | 'compass'
  | 'shield'
  | 'button'
  | 'book'
  | 'gauge'
  | 'star'
  | 'leaf'
  | 'flame'
  | 'cross'
  | 'drop'
  | 'snow'
  | 'gear'
  | 'note'
  | 'clock'
  | 'palette'
  | 'moon'
  | 'paw';

/** The parts of one robot model. */
export interface RobotBuild {
  readonly head: RobotHead;
  readonly top: RobotTop;
  readonly hat: Headwear;
  readonly torso: RobotTorso;
  readonly base: RobotBase;
  readonly back: RobotBack;
  readonly chest: RobotChest;
  readonly hands: 'round' | 'claw' | 'fist' | 'none';
  /** What the hand on the right of the picture holds. */
  readonly held: HeldItem;
  /** Whether light shines through the body. */
  readonly isHologram: boolean;
}

export interface RobotPaint {
  readonly shell: Hex;
  readonly metal: Hex;
  readonly glow: Hex;
}
