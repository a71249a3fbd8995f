import { describe, expect, it } from 'vitest';
import { repeatsInstructions } from './repeated-instructions.ts';
import { asBrief, STORY_INSTRUCTIONS } from './story-prompt.ts';

describe('our instructions', () => {
  it.each(STORY_INSTRUCTIONS.filter((rule) => rule.split(' ').length > 10))('are found in print: %s', (rule) => {
    expect(repeatsInstructions(`Sure! Here they are: ${rule.toUpperCase()}`)).toBe(true);
  });

  it('are found as the brief that came with them', () => {
    const brief = { task: 'chapter', avoidNamed: [] };
    expect(repeatsInstructions(asBrief(brief))).toBe(true);
  });

  it('are not seen in a story that speaks of the same things', () => {
    expect(repeatsInstructions('“Keep every promise,” said the baker, and the way home was long.')).toBe(false);
    expect(repeatsInstructions('“A brief task: avoid the puddle!” said Pip, writing a kind and hopeful letter.')).toBe(
      false,
    );
  });
});
