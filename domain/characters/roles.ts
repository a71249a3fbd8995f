import type { Choice } from '../catalogues/choice.ts';

type RoleChoice = Choice & { readonly line: string };

export const ROLE_CHOICES = [
  { id: 'hero', label: 'Hero', line: 'The one the story follows.' },
  {
    id: 'villain',
    label: 'Villain',
    dark: true,
    gentleLabel: 'Troublemaker',
    line: 'The one who stands in the way.',
  },
  { id: 'mentor', label: 'Mentor', line: 'The one who knows and shows how.' },
  { id: 'sidekick', label: 'Sidekick', line: 'The friend who comes along.' },
  { id: 'antihero', label: 'Antihero', line: 'A bit of trouble with a good heart.' },
  { id: 'guardian', label: 'Guardian', line: 'The one who keeps the others safe.' },
  { id: 'trickster', label: 'Trickster', line: 'The one with a joke and a plan.' },
] as const satisfies readonly RoleChoice[];

export type CharacterRole = (typeof ROLE_CHOICES)[number]['label'];

export const CHARACTER_ROLES: readonly CharacterRole[] = ROLE_CHOICES.map(({ label }) => label);
