import type { ArtStyleName } from '../art-styles.ts';
import type { FigureSpec } from '../picture-spec.ts';
import type { SettingSpec } from '../scenery/setting-spec.ts';

/** An action of the whole body. */
export type Action =
  | 'stand'
  | 'walk'
  | 'run'
  | 'jump'
  | 'fly'
  | 'wave'
  | 'point'
  | 'reach'
  | 'look'
  | 'talk'
  | 'think'
  | 'cheer'
  | 'hug'
  | 'sit'
  | 'lie'
  | 'sleep'
  | 'hide';

/** A feeling that the passage mentions; if it mentions none, the character keeps its own expression. */
export type Feeling = 'happy' | 'sad' | 'afraid' | 'cross' | 'amazed';

/** What one character does in the scene. */
export interface CharacterAction {
  readonly action: Action;
  readonly feeling: Feeling | null;
  /** Index of the character that it looks at or talks to; null if none is named. */
  readonly towards: number | null;
  readonly isFar: boolean;
  /** The object in its hand. */
  readonly carries: PropName | null;
  readonly usesPower: boolean;
}

export interface CastMember extends CharacterAction {
  /** The figure as in the character's own portrait. */
  readonly figure: FigureSpec;
}

export const PROP_NAMES = [
  'book',
  'lantern',
  'map',
  'key',
  'star',
  'chest',
  'campfire',
  'crystal',
  'egg',
  'flower',
  'letter',
  'boat',
  'balloon',
  'cake',
  'feather',
  'ball',
] as const;
export type PropName = (typeof PROP_NAMES)[number];

/** How much of the place is visible around the cast. */
export type Shot = 'close' | 'medium' | 'wide';

export interface SceneSpec {
  readonly style: ArtStyleName;
  readonly setting: SettingSpec;
  /** The cast in the order in which they stand, left to right. */
  readonly cast: readonly CastMember[];
  /** The objects on the ground. */
  readonly props: readonly PropName[];
  readonly hasMagic: boolean;
  /** Whether sleepers lie in beds instead of on the ground. */
  readonly hasBeds: boolean;
  readonly shot: Shot;
}
