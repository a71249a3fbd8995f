import { expect, it } from 'vitest';
import { drawnText, isUsableAlt, readSceneMoment, SCENE_MOMENT_JSON_SCHEMA, withCast } from './scene-moment.ts';

const moment = {
  who: [
    { name: 'Pip', doing: 'laughing at the waves' },
    { name: 'Ember', doing: 'spreading her wings' },
  ],
  where: 'on the pier, with a lantern',
  camera: 'wide shot',
  light: 'dusk',
  mood: 'playful',
  alt: 'Ember spreads her wings on the pier while Pip laughs.',
};
const CAST = [{ name: 'Ember the Bold' }, { name: 'Pip' }];

it('the schema of a moment requires every field and does not allow others, as strict output requires', () => {
  expect(SCENE_MOMENT_JSON_SCHEMA).toMatchObject({
    additionalProperties: false,
    required: ['who', 'where', 'camera', 'light', 'mood', 'alt'],
    properties: { who: { items: { additionalProperties: false, required: ['name', 'doing'] } } },
  });
});

it('each field of a moment is on one line and within its size cap', () => {
  const long = 'waving '.repeat(100);
  const read = readSceneMoment({ ...moment, who: [{ name: 'Pip', doing: long }], where: 'on\nthe  pier' });
  expect(read?.who[0]?.doing).toHaveLength(200);
  expect(read?.where).toBe('on the pier');
});

it.each([null, 'A picture.', {}, { ...moment, who: 'Ember' }, { ...moment, light: 3 }])(
  '%j is not read as a moment',
  (value) => {
    expect(readSceneMoment(value)).toBeNull();
  },
);

it('a moment has its cast in the order of the pictures, under their own names, each once', () => {
  const momentWithPipTwice = { ...moment, who: [...moment.who, { name: 'pip', doing: 'running' }] };
  expect(withCast(momentWithPipTwice, CAST)?.who).toEqual([
    { name: 'Ember the Bold', doing: 'spreading her wings' },
    { name: 'Pip', doing: 'laughing at the waves' },
  ]);
});

it('a cast member who is not in the picture does nothing, and is not in the moment’s words', () => {
  const momentWithoutPip = withCast({ ...moment, who: [{ name: 'Ember', doing: 'waving' }] }, CAST);
  expect(momentWithoutPip?.who).toEqual([
    { name: 'Ember the Bold', doing: 'waving' },
    { name: 'Pip', doing: '' },
  ]);
  expect(momentWithoutPip && drawnText(momentWithoutPip)).not.toContain('Pip');
});

it('a moment with a character outside the cast is rejected', () => {
  const stranger = { name: 'Zorblax', doing: 'dancing' };
  expect(withCast({ ...moment, who: [...moment.who, stranger] }, CAST)).toBeNull();
});

it.each([[[]], [[{ name: 'Ember', doing: '' }]]])('a moment in which nobody does anything is rejected: %j', (who) => {
  expect(withCast({ ...moment, who }, CAST)).toBeNull();
});

it('the drawn words of a moment are all of its fields except the alternative text', () => {
  expect(drawnText({ ...moment, mood: '' })).toBe(
    'Pip, laughing at the waves. Ember, spreading her wings. on the pier, with a lantern. wide shot. dusk',
  );
});

it.each([moment.alt, 'Mr. Owl reads to Pip.', 'Scenery rolls by while Pip sleeps on the train.', 'x'.repeat(160)])(
  '“%s” can be used as an alternative text',
  (alt) => expect(isUsableAlt(alt)).toBe(true),
);

it.each([
  '',
  'A picture of Ember on the pier.',
  'An illustration showing Pip.',
  'This warm scene shows Pip.',
  'Ember waves. Pip laughs.',
  'x'.repeat(161),
])('“%s” cannot be used as an alternative text', (alt) => expect(isUsableAlt(alt)).toBe(false));
