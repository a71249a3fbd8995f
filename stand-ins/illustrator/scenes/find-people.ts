import type { Described } from './scene-fields.ts';

const KINDS =
  'dragon|unicorn|phoenix|griffin|pegasus|mermaid|fairy|elf|dwarf|gnome|giant|troll|ghost|vampire|witch|wizard|sorcerer|sorceress|mage|knight|princess|prince|queen|king|pirate|robot|android|alien|fox|owl|rabbit|bunny|lion|cat|kitten|wolf|dog|puppy|bear|panda|deer|mouse|tiger|bird|parrot|penguin|turtle|frog|elephant|monkey|horse|pony|hedgehog|squirrel|otter|girl|boy|woman|man|grandmother|grandfather|teacher|explorer|astronaut|inventor|baker|shepherd';
const NAMED_KIND = new RegExp(
  String.raw`(?:(\p{Lu}\p{L}+),? (?:the|an?) )?((?:\p{Ll}+ ){0,2})\b(${KINDS})\b(?:,? (?:called |named )?(\p{Lu}\p{L}+))?`,
  'gu',
);
const MAX_PEOPLE = 4;

/** Finds the characters of a free text by their kind ("Ember the little dragon", "an old wizard"), each kind once. */
export function findPeople(text: string): Described[] {
  const people = new Map<string, Described>();
  for (const [, nameBefore, adjectives = '', kind = '', nameAfter] of text.matchAll(NAMED_KIND)) {
    if (people.has(kind) || people.size === MAX_PEOPLE) continue;
    const name = nameBefore ?? nameAfter ?? kind;
    const look = adjectives.trim();
    const fields = [`Name: ${name}`, `Kind: ${kind}`, `Colour: ${look}`, `Age: ${look}`, `Gender: ${kind}`];
    people.set(kind, { name, prompt: ['Picture', ...fields].join(' | '), picture: null });
  }
  return [...people.values()];
}
