import { expect, it } from 'vitest';
import { chosenComplaints, withComplaints } from './picture-complaints.tsx';

const COMPLAINTS = ['Too scary', 'The colors are wrong', 'Something is missing'];

it('chosen complaints are put before typed text and can be removed again', () => {
  const scary = withComplaints('The scarf is green', ['Too scary'], COMPLAINTS);
  expect(scary).toBe('Too scary. The scarf is green');
  const both = withComplaints(scary, ['Too scary', 'Something is missing'], COMPLAINTS);
  expect(both).toBe('Too scary. Something is missing. The scarf is green');
  expect(chosenComplaints(both, COMPLAINTS)).toEqual(['Too scary', 'Something is missing']);
  expect(withComplaints(both, [], COMPLAINTS)).toBe('The scarf is green');
});
