import { expect, it } from 'vitest';
import type { Relationship } from './relationships.ts';
import {
  readRelationshipForm,
  relationshipProblem,
  toRelationship,
  withoutCharacters,
  withoutRelationship,
  withRelationship,
  type RelationshipForm,
} from './relationship-form.ts';

const form: RelationshipForm = {
  fromCharacterId: 'ember',
  toCharacterId: 'pip',
  type: 'Protector',
  details: ' always ',
};
const protector: Relationship = {
  fromCharacterId: 'ember',
  toCharacterId: 'pip',
  type: 'Protector',
  details: 'always',
};
const friend: Relationship = { fromCharacterId: 'pip', toCharacterId: 'ember', type: 'Friend', details: '' };

it('a relationship requires two different characters', () => {
  const message = 'Please choose two different characters';
  expect(relationshipProblem({ ...form, toCharacterId: null })).toEqual({ field: 'characters', message });
  expect(relationshipProblem({ ...form, toCharacterId: 'ember' })).toEqual({ field: 'characters', message });
  expect(toRelationship({ ...form, toCharacterId: 'ember' })).toBeNull();
});

it('a relationship requires a type, but no details', () => {
  expect(relationshipProblem({ ...form, type: null })).toEqual({
    field: 'type',
    message: 'Please choose what they are to each other',
  });
  expect(relationshipProblem({ ...form, details: '' })).toBeNull();
  expect(toRelationship(form)).toEqual(protector);
});

it('a new relationship replaces the one between the same pair', () => {
  expect(withRelationship([protector, friend], { ...protector, type: 'Twin' })).toEqual([
    friend,
    { ...protector, type: 'Twin' },
  ]);
});

it('removing a relationship matches the pair and its direction', () => {
  expect(withoutRelationship([protector, friend], friend)).toEqual([protector]);
});

it('all relationships of a character are removed with it', () => {
  const other: Relationship = { ...friend, toCharacterId: 'lyra' };
  expect(withoutCharacters([protector, friend, other], ['ember'])).toEqual([other]);
});

it('unknown choices in a stored relationship draft are dropped', () => {
  expect(readRelationshipForm({ fromCharacterId: 'ember', type: 'Neighbor' })).toEqual({
    fromCharacterId: 'ember',
    toCharacterId: null,
    type: null,
    details: '',
  });
  expect(readRelationshipForm('ember')).toBeNull();
});
