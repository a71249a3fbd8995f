import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { DEFAULT_STYLE_ID } from '@talelantern/domain/images/portrait-styles';
import { cameraOf, passageOf } from '@talelantern/domain/stories/chapter-pictures';
import { heroOf } from '@talelantern/domain/stories/hero';
import { buildMomentBrief, buildMomentPrompt } from '@talelantern/domain/stories/moment-prompt';
import { namedIn, locationNamedIn } from '@talelantern/domain/stories/scene-cast';
import { SCENE_SLOTS, type SceneSlot } from '@talelantern/domain/stories/scene-image';
import { readSceneMoment, withCast, type SceneMoment } from '@talelantern/domain/stories/scene-moment';
import { buildScenePrompt, type SceneLocation } from '@talelantern/domain/stories/scene-prompt';
import type { InputPicture } from '../../stand-ins/illustrator/recognition/input-picture.ts';
import { UNSTYLED } from '../../stand-ins/illustrator/samples/sample-picture.ts';
import { readScene } from '../../stand-ins/illustrator/scenes/read-scene.ts';
import type { SceneSpec } from '../../stand-ins/illustrator/scenes/scene-spec.ts';
import { replyToPrompt } from '../../stand-ins/storyteller/reply-to-prompt.ts';
import type { AskModel, GeneratedStory } from './generate-stories.ts';

/** A picture of a chapter, and what it was drawn from. */
export interface Illustration {
  part: number;
  slot: SceneSlot;
  passage: string;
  moment: SceneMoment;
  /** The names of the cast in the order in which they stand. */
  names: readonly string[];
  prompt: string;
  sceneSpec: SceneSpec;
}

/** Asks the storyteller without the vendor's protocol. */
export const askStoryteller: AskModel = ({ input }, seed, schema) => {
  const { text = '', ...facts } = replyToPrompt(input, { seed, variation: '', fault: null });
  return Promise.resolve(schema === null ? text : JSON.stringify(facts));
};

const withAllFields = (character: GeneratedStory['characters'][number]) => ({
  ...character,
  imageUrl: null,
  imagePath: null,
  customDescription: '',
  advancedFeatures: UNSTYLED,
  realChild: false,
});

const toLocation = (location: GeneratedStory['locations'][number]): SceneLocation => ({ description: '', ...location });

/** The opening and closing pictures of all chapters, as the product has them drawn offline. */
export function illustrate({ characters, locations, ageRange, chapters }: GeneratedStory): Illustration[] {
  const people = characters.map(withAllFields);
  const previousParts = chapters.map(({ paragraphs }) => paragraphs.join('\n\n'));
  return chapters.flatMap((_, part) =>
    SCENE_SLOTS.flatMap((slot): Illustration[] => {
      const slotPassage = passageOf({ previousParts, characters: people, locations }, part, slot);
      if (slotPassage === null) return [];
      const { passage } = slotPassage;
      const namedSubjects = namedIn(passage, people, locations);
      const hero = heroOf({ characters: people });
      const picturedPeople = namedSubjects.length > 0 || hero === undefined ? namedSubjects : [hero];
      const [only, another] = locations;
      const location = locationNamedIn(passage, locations) ?? (another ? undefined : only);
      const scene = {
        passage,
        ageRange,
        camera: cameraOf(part, slot),
        pictured: picturedPeople,
        described: [],
        place: location ? { location: toLocation(location), isPictured: false } : null,
      };
      const brief = buildMomentBrief(scene);
      const facts = replyToPrompt(buildMomentPrompt(brief).input, { seed: '', variation: '', fault: null });
      const sceneMoment = readSceneMoment(facts);
      const moment = sceneMoment && withCast(sceneMoment, brief.cast);
      if (!moment) throw new Error(`No moment: ${passage}`);
      const prompt = buildScenePrompt({ ...scene, styleId: DEFAULT_STYLE_ID, moment });
      const inputs = picturedPeople.map((person): InputPicture => ({
        origin: { prompt: buildPortraitPrompt(person), variation: 'portrait' },
        color: '#808080',
        isWide: false,
      }));
      const drawnScene = readScene({ prompt, variation: `${part}${slot}`, inputs });
      const nameOf = (identity: string) =>
        picturedPeople.find(({ name }) => identity.startsWith(`${name}|`))?.name ?? '';
      return [
        {
          part,
          slot,
          passage,
          moment,
          names: drawnScene.cast.map(({ figure }) => nameOf(figure.identity)),
          prompt,
          sceneSpec: drawnScene,
        },
      ];
    }),
  );
}
