/** What somebody with a role says or does when the trouble is known. `{x}` is the character, `{hero}` the hero. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  hero: ['“If there are two of us,” said {x}, “then it is only half as far.”', '{X} had already found {xhis} boots.'],
  mentor: [
    '“The first step is never the longest,” said {x}, “but it is always the one that counts.”',
    '“I could tell you how it ends,” said {x}, “but then it wouldn’t.”',
    '“Take a coat,” said {x}. “All the great journeys I ever went on were colder than I expected.”',
  ],
  sidekick: [
    '“I packed sandwiches,” said {x}. “You can’t be heroic on an empty tummy.”',
    '“Where you go, I go,” said {x}. “I might go a little behind you.”',
    '“Are we nearly there?” asked {x}, who had not yet shut the door.',
  ],
  antihero: [
    '“I’m not helping,” muttered {x}, already lacing both boots.',
    '“Somebody has to see to it that you don’t enjoy yourselves too much,” said {x}, and came along.',
    '“It’s on my way,” said {x}, without asking where it was.',
  ],
  guardian: [
    '{X} said nothing at all, but moved a little closer, the way a wall moves closer in a storm.',
    '“Nobody goes alone,” said {x}, and that was settled.',
    '{X} walked round the whole of them once, counting, as {xhe} would do every evening from then on.',
  ],
  trickster: [
    '“I know a short cut,” said {x}, who always did, and whose short cuts were famous for being long.',
    '“Let’s not do it properly,” said {x}, “let’s do it so that it works.”',
    '{X} tossed a coin, looked at it, and said that it had come down on its edge.',
  ],
};

const ANYBODY = [
  '“Well, I am not staying here to dust,” said {x}.',
  '“When do we start?” asked {x}.',
  '“I have always wondered what was over there,” said {x}.',
];

const VILLAINS: ReadonlySet<string> = new Set(['villain', 'troublemaker']);

/** What a character with this role says; any role works. */
export function findRoleLines(role: string | null): readonly string[] {
  return LINES[role?.trim().toLowerCase() ?? ''] ?? ANYBODY;
}

/** Whether the role stands in the hero's way. "Troublemaker" is what a villain is called for the smallest. */
export function isVillain(role: string | null): boolean {
  return VILLAINS.has(role?.trim().toLowerCase() ?? '');
}
