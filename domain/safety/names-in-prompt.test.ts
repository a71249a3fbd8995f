import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAliases } from './aliases.ts';
import { hideNamesInPrompt } from './names-in-prompt.ts';

const hidden = (prompt: string, ...realNames: string[]): string =>
  hideNamesInPrompt(prompt, createAliases(realNames, [prompt]).hide);

describe('real names in a picture’s prompt', () => {
  it('are hidden wherever a family has written them', () => {
    const prompt = 'Portrait | Name: Mia; Kind: Animal - Forest - Fox | Wish: with Mia’s cat | Mia: a drawing';
    expect(hidden(prompt, 'Mia')).not.toContain('Mia');
    expect(hidden('Mia', 'Mia')).not.toContain('Mia');
  });

  it('leave the words of our own lists as they are', () => {
    const prompt = 'Portrait | Name: Star; Power: Star Dust | Mood: Cheerful | Personality: Brave and Kind';
    const changed = hidden(prompt, 'Cheerful', 'Brave', 'Star');
    expect(changed).toContain('Mood: Cheerful');
    expect(changed).toContain('Personality: Brave and Kind');
    expect(changed).not.toContain('Name: Star');
  });

  it('are gone from any text that is none of our words', () => {
    const words = fc.constantFrom('Mia', 'mia', 'Mias', 'MIA', 'x', ': ', '; ', ' | ', ', ', ' and ', 'Mood: ', '\n');
    fc.assert(
      fc.property(fc.array(words), (pieces) => {
        expect(hidden(pieces.join(' '), 'Mia')).not.toMatch(/\bmias?\b/i);
      }),
    );
  });

  it('change nothing else', () => {
    expect(hidden('Portrait | Name: Ember | Wish: by the sea', 'Mia')).toBe(
      'Portrait | Name: Ember | Wish: by the sea',
    );
  });
});
