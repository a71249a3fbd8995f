import { describe, expect, it } from 'vitest';
import { readDeeds } from './read-deeds.ts';

const NAMES = ['Ember', 'Lyra', 'Pip'];
const actions = (passage: string) => readDeeds(passage, NAMES).map(({ action }) => action);

describe('readDeeds', () => {
  it.each([
    ['Ember flew over the castle while Lyra waved and Pip hid behind a rock.', ['fly', 'wave', 'hide']],
    ['Lyra and Pip ran through the wood.', ['stand', 'run', 'run']],
    ['They all jumped for joy.', ['jump', 'jump', 'jump']],
    ['They ran to the cave. Pip hid there.', ['run', 'run', 'hide']],
    ['Pip was tired. He fell asleep under the tree.', ['stand', 'stand', 'sleep']],
    ['“Look,” said Lyra, pointing at the sky.', ['stand', 'point', 'stand']],
    ['Ember sat down, then she ran away.', ['sit', 'stand', 'stand']],
    ['Pip sat still. The leaves danced in the wind.', ['stand', 'stand', 'sit']],
    ['“I must have dreamed it,” said Pip. All the cats sat down.', ['stand', 'stand', 'stand']],
    ['The embers glowed and the pip of an apple rolled away.', ['stand', 'stand', 'stand']],
  ])('%s', (passage, expected) => {
    expect(actions(passage)).toEqual(expected);
  });

  it('lets both hug when one hugs the other', () => {
    const [ember, lyra] = readDeeds('Ember hugged Lyra.', NAMES);
    expect([ember?.action, ember?.towards]).toEqual(['hug', 1]);
    expect([lyra?.action, lyra?.towards]).toEqual(['hug', 0]);
  });

  it('turns somebody towards the one that is spoken to', () => {
    expect(readDeeds('Pip waved at Ember.', NAMES)[2]).toMatchObject({ action: 'wave', towards: 0 });
  });

  it('hears feelings, distance and magic', () => {
    const [ember, lyra, pip] = readDeeds('Ember trembled. Lyra cast a spell. Pip smiled from far away.', NAMES);
    expect(ember?.feeling).toBe('afraid');
    expect(lyra?.usesPower).toBe(true);
    expect(pip).toMatchObject({ feeling: 'happy', isFar: true });
  });

  it('takes what is denied for nothing that happens', () => {
    expect(readDeeds('Ember was not lonely. Lyra did not run. Pip stopped laughing.', NAMES)).toEqual(
      readDeeds('', NAMES),
    );
  });

  it('gives nobody a deed when the text names none', () => {
    expect(readDeeds('', NAMES)).toHaveLength(3);
    expect(readDeeds('The wind sang.', [])).toEqual([]);
    expect(readDeeds('Somebody ran.', ['', ''])).toHaveLength(2);
  });
});
