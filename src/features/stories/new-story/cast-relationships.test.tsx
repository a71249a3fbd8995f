import type { AgeRange } from '@talelantern/domain/audience/ages';
import { RELATIONSHIP_TYPES } from '@talelantern/domain/stories/relationships';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useReducer } from 'react';
import { expect, test } from 'vitest';
import { ember } from '../../characters/character-fakes.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { CastRelationships } from './cast-relationships.tsx';
import { changeDraft, EMPTY_DRAFT } from './story-choices.ts';
import type { CastMember } from './use-new-story.ts';

const member = (id: string, name: string): CastMember => ({ ...ember({ id, name }), role: 'Hero' });
const [EMBER, PIP, LYRA] = [member('ember', 'Ember'), member('pip', 'Pip'), member('lyra', 'Lyra')];

function Cast({ members, ageRange }: { members: readonly CastMember[]; ageRange: AgeRange }) {
  const [draft, change] = useReducer(changeDraft, { ...EMPTY_DRAFT, ageRange });
  return <CastRelationships members={members} draft={draft} change={change} shownProblem={null} />;
}

const renderCast = (members: readonly CastMember[], ageRange: AgeRange = '5-8') =>
  renderWithServices(<Cast members={members} ageRange={ageRange} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tap = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));
const relationshipItems = () => within(screen.getByRole('list', { name: 'Relationships' })).getAllByRole('listitem');

test('a cast of one character does not offer relationships', () => {
  renderCast([EMBER]);
  expect(screen.queryByRole('button', { name: 'Add a relationship' })).toBeNull();
});

test('with two characters the pair is preselected; a relationship requires a type, and details are optional', () => {
  renderCast([EMBER, PIP]);
  press('Add a relationship');
  press('Add relationship');
  expect(screen.getByText('Please choose what they are to each other')).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: 'And who else?' })).toBeNull();
  tap('What is Ember to Pip?', 'Protector');
  expect(screen.queryByText('Please choose what they are to each other')).toBeNull();
  press('Add relationship');
  expect(relationshipItems().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ember is Pip’s Protector'),
  ]);
  expect(document.activeElement?.textContent).toBe('Add a relationship');
});

test('all types of relationship can be chosen, those that children know best first', () => {
  renderCast([EMBER, PIP]);
  press('Add a relationship');
  const group = screen.getByRole('radiogroup', { name: 'What is Ember to Pip?' });
  const types = within(group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
  expect(types.slice(0, 4)).toEqual(['Friend', 'Family', 'Sibling', 'Twin']);
  expect(types).toHaveLength(RELATIONSHIP_TYPES.length);
  expect(new Set(types)).toEqual(new Set(RELATIONSHIP_TYPES));
});

test('with three characters, a relationship needs two different characters to be chosen', () => {
  renderCast([EMBER, PIP, LYRA]);
  press('Add a relationship');
  press('Add relationship');
  expect(screen.getByText('Please choose two different characters')).toBeTruthy();
  tap('And who else?', 'Pip');
  tap('Who?', 'Pip');
  tap('What is Pip to Ember?', 'Friend');
  fireEvent.change(screen.getByLabelText(/^A detail/), { target: { value: 'since the big storm' } });
  press('Add relationship');
  expect(relationshipItems()[0]?.textContent).toContain('Pip is Ember’s Friend“since the big storm”');
});

test('a second relationship of the same pair replaces the first and can be removed', () => {
  renderCast([EMBER, PIP]);
  for (const type of ['Friend', 'Twin']) {
    press('Add a relationship');
    tap('What is Ember to Pip?', type);
    press('Add relationship');
  }
  expect(relationshipItems()).toHaveLength(1);
  press('Remove: Ember is Pip’s Twin');
  expect(screen.queryByRole('list', { name: 'Relationships' })).toBeNull();
});

test('a relationship is shown as replaced while another of the same pair is filled in', () => {
  renderCast([EMBER, PIP]);
  press('Add a relationship');
  tap('What is Ember to Pip?', 'Friend');
  press('Add relationship');
  press('Add a relationship');
  expect(screen.queryByRole('deletion')).toBeNull();
  tap('What is Ember to Pip?', 'Twin');
  expect(screen.getByRole('deletion').textContent).toBe('Ember is Pip’s Friend');
  press('Never mind');
  expect(screen.queryByRole('deletion')).toBeNull();
  expect(relationshipItems()).toHaveLength(1);
});

test('the focus stays in the section when a relationship is removed', async () => {
  renderCast([EMBER, PIP]);
  press('Add a relationship');
  tap('What is Ember to Pip?', 'Twin');
  press('Add relationship');
  const button = screen.getByRole('button', { name: 'Remove: Ember is Pip’s Twin' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('DIV'));
  expect(document.activeElement?.textContent).toBe('Add a relationship');
});

test('ages 3-4 see gentle labels for dark types of relationship', () => {
  renderCast([EMBER, PIP], '3-4');
  press('Add a relationship');
  tap('What is Ember to Pip?', 'Not-Yet-Friend');
  press('Add relationship');
  expect(relationshipItems()[0]?.textContent).toContain('Ember is Pip’s Not-Yet-Friend');
});

test('the relationship form offers all twenty types and can be cancelled', () => {
  renderCast([EMBER, PIP]);
  press('Add a relationship');
  expect(within(screen.getByRole('radiogroup', { name: 'What is Ember to Pip?' })).getAllByRole('radio')).toHaveLength(
    20,
  );
  press('Never mind');
  expect(screen.getByRole('button', { name: 'Add a relationship' })).toBeTruthy();
});
