import { describe, expect, it } from 'vitest';
import { readActions } from './read-actions.ts';

const NAMES = ['Ember', 'Lyra', 'Pip'];
const actions = (passage: string) => readActions(passage, NAMES).map(({ action }) => action);

describe('readActions', () => {
  it.each([
    ['Ember flew over the castle while Lyra waved and Pip hid behind a rock.', ['fly', 'wave', 'hide']],
    ['Lyra and Pip ran through the wood.', ['stand', 'run', 'run']],
    ['They all jumped for joy.', ['jump', 'jump', 'jump']],
    ['They ran to the cave. Pip hid there.', ['run', 'run', 'hide']],
    ['Pip was tired. He fell asleep under the tree.', ['stand', 'stand', 'sleep']],
    ['“Look,” said Lyra, pointing at the sky.', ['stand', 'point', 'stand']],
    ['Ember sat down, then she ran away.', ['sit', 'stand', 'stand']],
    ['Pip sat still. The leaves danced in the wind.', ['stand', 'stand', 'sit']],
    ['“I must run,” said Pip. All the cats sat down.', ['stand', 'stand', 'talk']],
    ['Lyra waved to Pip, who was asleep, and to a cat, who hid.', ['stand', 'wave', 'sleep']],
    ['One light went out. The wind walked by, and Ember was asleep.', ['sleep', 'stand', 'stand']],
    ['In went Ember and Pip. Lyra thought about it and looked up.', ['walk', 'think', 'walk']],
    ['Moths sat down on Ember. “Sleep!” Close your eyes, Pip.', ['stand', 'stand', 'sleep']],
    ['In bed lay Ember, and Pip was near.', ['lie', 'stand', 'stand']],
    ['In bed lay Ember, and Pip was near. Good night.', ['sleep', 'stand', 'stand']],
    ['That night Lyra lay in bed and listened.', ['stand', 'lie', 'stand']],
    ['Lyra lay awake in bed. Pip slept.', ['stand', 'lie', 'sleep']],
    ['Ember lay down. Soon she was asleep.', ['sleep', 'stand', 'stand']],
    ['Ember and Lyra were tucked up. Pip tucked in the blanket.', ['lie', 'lie', 'stand']],
    ['Pip was snug under the old quilt, dreaming.', ['stand', 'stand', 'sleep']],
    ['Pip found a key under the quilt. Ember hid her nose.', ['stand', 'stand', 'stand']],
    ['The embers glowed and the pip of an apple rolled away.', ['stand', 'stand', 'stand']],
  ])('an action is read for each name: %s', (passage, expected) => {
    expect(actions(passage)).toEqual(expected);
  });

  it('both characters hug when one hugs the other', () => {
    const [ember, lyra] = readActions('Ember hugged Lyra.', NAMES);
    expect([ember?.action, ember?.towards]).toEqual(['hug', 1]);
    expect([lyra?.action, lyra?.towards]).toEqual(['hug', 0]);
  });

  it('a character that waves at another is turned towards it', () => {
    expect(readActions('Pip waved at Ember.', NAMES)[2]).toMatchObject({ action: 'wave', towards: 0 });
  });

  it('feelings, distance and magic are read from the passage', () => {
    const [ember, lyra, pip] = readActions('Ember trembled. Lyra cast a spell. Pip smiled from far away.', NAMES);
    expect(ember?.feeling).toBe('afraid');
    expect(lyra?.usesPower).toBe(true);
    expect(pip).toMatchObject({ feeling: 'happy', isFar: true });
  });

  it('an object is in the hand of the character who holds it in the passage', () => {
    const carried = readActions('Ember held the lantern. Pip walked past the chest with a key.', NAMES);
    expect(carried.map(({ carries }) => carries)).toEqual(['lantern', null, 'key']);
  });

  it.each([
    'Pip was going to yawn.',
    'Pip did not sleep.',
    'Pip didn’t fall asleep at all.',
    'Pip could not get to sleep.',
    'Pip did not want to go to sleep.',
    'Pip almost fell asleep.',
    'Pip was nearly asleep.',
    'Pip was half asleep.',
    'Pip was about to run.',
    'Pip wanted to sleep.',
    'Pip decided to fly.',
    'Pip would sleep in the hay.',
    'Pip was too happy to sleep.',
  ])('an action that is denied or only intended is not drawn: %s', (passage) => {
    expect(actions(passage)).toEqual(['stand', 'stand', 'stand']);
  });

  it.each([
    ['Pip was going to the wood.', 'walk'],
    ['Pip did not run, but fell asleep.', 'sleep'],
    ['Pip wanted to fly, and jumped.', 'jump'],
    ['Pip could not stop dancing.', 'jump'],
    ['Almost at once Pip was asleep.', 'sleep'],
    ['Without a word Pip ran.', 'run'],
    ['Pip yawned.', 'sit'],
  ])('an action next to a denied or intended one is drawn: %s', (passage, expected) => {
    expect(actions(passage)[2]).toBe(expected);
  });

  it('negated actions are ignored', () => {
    expect(readActions('Ember was not lonely. Lyra did not run. Pip stopped laughing.', NAMES)).toEqual(
      readActions('', NAMES),
    );
  });

  it('a passage without actions leaves every character standing', () => {
    expect(readActions('', NAMES)).toHaveLength(3);
    expect(readActions('The wind sang.', [])).toEqual([]);
    expect(readActions('Somebody ran.', ['', ''])).toHaveLength(2);
  });
});
