import type { Character } from '@talelantern/domain/characters/character';
import type { Location } from '@talelantern/domain/locations/location';
import type { Story } from '@talelantern/domain/stories/story';
import type { GeneratedPicture, PictureOrder } from '../pictures/picture-service.ts';
import type { NarrationOrder, Recording } from '../reading/reading-service.ts';
import type { ScenePlan } from '../scenes/scene-service.ts';
import type { ChapterAssignment, ChapterDraft } from '../stories/chapter.ts';
import type { OfferedRewrite, RewriteOrder } from '../stories/rewrite-service.ts';

interface Kinds {
  story: { input: ChapterAssignment; made: ChapterDraft; saved: Story };
  portrait: { input: PictureOrder<Character>; made: GeneratedPicture; saved: Character };
  location: { input: PictureOrder<Location>; made: GeneratedPicture; saved: Location };
  scene: { input: ScenePlan; made: GeneratedPicture; saved: Story };
  rewrite: { input: RewriteOrder; made: OfferedRewrite; saved: OfferedRewrite };
  narration: { input: NarrationOrder; made: Recording; saved: Recording };
}
export type Kind = keyof Kinds;
export type Input<K extends Kind> = Kinds[K]['input'];
export type Made<K extends Kind> = Kinds[K]['made'];
export type Saved<K extends Kind> = Kinds[K]['saved'];

export interface Finished<K extends Kind> {
  input: Input<K>;
  made: Made<K>;
}

type OfferedKind = Exclude<Kind, 'rewrite' | 'narration'>;

/** Finished work that is not saved yet and is offered to the family. */
export type FinishedOffer = { [K in OfferedKind]: { kind: K; requestId: string } & Finished<K> }[OfferedKind];

export const isOfferOf = <K extends Kind>(kind: K, offer: FinishedOffer): offer is FinishedOffer & Finished<K> =>
  offer.kind === kind;

/** Narrations are stored by their function, and rewrites are offered in their story. */
type WithoutOffer = 'narration' | 'rewrite';

/** Whether finished work of this kind is offered on any screen. */
export const isOffered = <Name>(kind: Name): kind is Exclude<Name, WithoutOffer> =>
  kind !== 'narration' && kind !== 'rewrite';
