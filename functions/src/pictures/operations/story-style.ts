import { ENTITY_ID_PATTERN } from '@talelantern/domain/stored/entity-id-pattern';
import { DEFAULT_STYLE_ID } from '@talelantern/domain/images/portrait-styles';
import { heroOf } from '@talelantern/domain/stories/hero';
import type { Story } from '@talelantern/domain/stories/story';
import type { StoreTx } from '../../generation/ports/ports.ts';

/** The style of all pictures of a story: the style of its hero's portrait. Id of a portrait style. */
export async function styleOfStory(find: StoreTx['pictured'], story: Story | null): Promise<string> {
  const hero = story && heroOf(story);
  if (!hero || !ENTITY_ID_PATTERN.test(hero.id)) return DEFAULT_STYLE_ID;
  const item = await find('characters', hero.id);
  return item?.userId === story.userId ? item.imageStyle : DEFAULT_STYLE_ID;
}
