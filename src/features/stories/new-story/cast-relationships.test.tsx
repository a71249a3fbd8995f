// @vitest-environment happy-dom
import type { AgeRange } from '@talelantern/domain/stories/ages';
import type { Relationship } from '@talelantern/domain/stories/relationship';
import type { RelationshipForm } from '@talelantern/domain/stories/relationship-form';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ember } from '../../characters/character-fakes.ts';
import { renderWithServices } from '../../render-with-services.tsx';
import { CastRelationships } from './cast-relationships.tsx';
import type { CastMember } from './use-new-story.ts';

afterEach(cleanup);

const member = (id: string, name: string): CastMember => ({ ...ember({ id, name }), role: 'Hero' });
const [EMBER, PIP, LYRA] = [member('ember', 'Ember'), member('pip', 'Pip'), member('lyra', 'Lyra')];

function Cast({ members, ageRange }: { members: readonly CastMember[]; ageRange: AgeRange }) {
  const [form, setForm] = useState<RelationshipForm | null>(null);
  const [relationships, setRelationships] = useState<readonly Relationship[]>([]);
  return (
    <CastRelationships
      members={members}
      ageRange={ageRange}
      relationships={relationships}
      form={form}
      onForm={setForm}
      onRelationships={(changed) => {
        setRelationships(changed);
        setForm(null);
      }}
    />
  );
}

const renderCast = (members: readonly CastMember[], ageRange: AgeRange = '5-8') =>
  renderWithServices(<Cast members={members} ageRange={ageRange} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tap = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));
const bonds = () => within(screen.getByRole('list', { name: 'Relationships' })).getAllByRole('listitem');

test('one character alone has nobody to belong to', () => {
  renderCast([EMBER]);
  expect(screen.queryByRole('button', { name: 'Add a relationship' })).toBeNull();
});

test('of two the pair is proposed; it needs a type, and its details are optional', () => {
  renderCast([EMBER, PIP]);
  press('Add a relationship');
  press('Add relationship');
  expect(screen.getByText('Please choose how they belong together')).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: 'And who else?' })).toBeNull();
  tap('What is Ember to Pip?', 'Protector');
  expect(screen.queryByText('Please choose how they belong together')).toBeNull();
  press('Add relationship');
  expect(bonds().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Ember is Pip’s Protector')]);
  expect(document.activeElement?.textContent).toBe('Add a relationship');
});

test('of three somebody else has to be chosen, and whoever stands on the other side makes room', () => {
  renderCast([EMBER, PIP, LYRA]);
  press('Add a relationship');
  press('Add relationship');
  expect(screen.getByText('Please choose two different characters')).toBeTruthy();
  tap('And who else?', 'Pip');
  tap('Who?', 'Pip');
  tap('What is Pip to Ember?', 'Friend');
  fireEvent.change(screen.getByLabelText(/^A detail/), { target: { value: 'since the big storm' } });
  press('Add relationship');
  expect(bonds()[0]?.textContent).toContain('Pip is Ember’s Friend“since the big storm”');
});

test('the same pair again takes the place of the first, and can be taken away', () => {
  renderCast([EMBER, PIP]);
  for (const type of ['Friend', 'Twin']) {
    press('Add a relationship');
    tap('What is Ember to Pip?', type);
    press('Add relationship');
  }
  expect(bonds()).toHaveLength(1);
  press('Remove: Ember is Pip’s Twin');
  expect(screen.queryByRole('list', { name: 'Relationships' })).toBeNull();
});

test('the smallest read the dark ones in gentle words', () => {
  renderCast([EMBER, PIP], '3-4');
  press('Add a relationship');
  tap('What is Ember to Pip?', 'Not-Yet-Friend');
  press('Add relationship');
  expect(bonds()[0]?.textContent).toContain('Ember is Pip’s Not-Yet-Friend');
});

test('all twenty types can be chosen, and choosing can be left', () => {
  renderCast([EMBER, PIP]);
  press('Add a relationship');
  expect(within(screen.getByRole('radiogroup', { name: 'What is Ember to Pip?' })).getAllByRole('radio')).toHaveLength(
    20,
  );
  press('Never mind');
  expect(screen.getByRole('button', { name: 'Add a relationship' })).toBeTruthy();
});
