import { describe, expect, it } from 'vitest';
import type { Relationship } from './relationship.ts';
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

describe('adding a relationship', () => {
  it('needs a target other than self', () => {
    const message = 'Please choose two different characters';
    expect(relationshipProblem({ ...form, toCharacterId: null })).toEqual({ field: 'characters', message });
    expect(relationshipProblem({ ...form, toCharacterId: 'ember' })).toEqual({ field: 'characters', message });
    expect(toRelationship({ ...form, toCharacterId: 'ember' })).toBeNull();
  });

  it('needs a type, but no details', () => {
    expect(relationshipProblem({ ...form, type: null })).toEqual({
      field: 'type',
      message: 'Please choose how they belong together',
    });
    expect(relationshipProblem({ ...form, details: '' })).toBeNull();
    expect(toRelationship(form)).toEqual(protector);
  });

  it('takes the place of the one between the same pair', () => {
    expect(withRelationship([protector, friend], { ...protector, type: 'Twin' })).toEqual([
      friend,
      { ...protector, type: 'Twin' },
    ]);
  });
});

describe('taking relationships away', () => {
  it('matches the pair and its direction', () => {
    expect(withoutRelationship([protector, friend], friend)).toEqual([protector]);
  });

  it('takes all of a character along', () => {
    const other: Relationship = { ...friend, toCharacterId: 'lyra' };
    expect(withoutCharacters([protector, friend, other], ['ember'])).toEqual([other]);
  });
});

it('a form that was kept is read again, with what it does not know left open', () => {
  expect(readRelationshipForm({ fromCharacterId: 'ember', type: 'Neighbour' })).toEqual({
    fromCharacterId: 'ember',
    toCharacterId: null,
    type: null,
    details: '',
  });
  expect(readRelationshipForm('ember')).toBeNull();
});
