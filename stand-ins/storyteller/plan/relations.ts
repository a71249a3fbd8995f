import { ANY_END, findRelationship } from '../cast/relationships.ts';
import type { Person } from '../cast/person.ts';
import { fillTemplate } from '../fill-template.ts';
import { toMidSentence, toStoryDetail } from '../free-text.ts';
import type { StoryBrief } from '../story-brief.ts';

/** A relationship between two characters, in complete sentences. */
export interface Relation {
  names: readonly [string, string];
  isWithHero: boolean;
  start: readonly string[];
  /** What the family wrote about the two, as a sentence; empty if nothing. */
  details: readonly string[];
  end: readonly string[];
  small: string;
}

/** Family text may be a complete sentence or a fragment; after a colon both read well. */
function detailSentences(details: string, a: Person, b: Person): string[] {
  const detail = toMidSentence(toStoryDetail(details), [a.name, b.name]);
  if (detail === '') return [];
  return [
    `There was something that one had to know about ${a.name} and ${b.name}: ${detail}.`,
    `Between ${a.name} and ${b.name} it had always been like this: ${detail}.`,
    `If you asked about ${a.name} and ${b.name}, you were told one thing first: ${detail}.`,
  ];
}

/** The relationships in the brief between its characters. */
export function toRelations({ relationships }: StoryBrief, people: readonly Person[], hero: Person): Relation[] {
  return relationships.flatMap(({ from, to, type, details }): Relation[] => {
    const record = findRelationship(type);
    const a = people.find(({ name }) => name === from.trim());
    const b = people.find(({ name }) => name === to.trim());
    if (record === null || a === undefined || b === undefined || a === b) return [];
    const words = { ...a.forms('a', 'a'), ...b.forms('b', 'b') };
    return [
      {
        names: [a.name, b.name],
        isWithHero: a === hero || b === hero,
        start: record.start.map((sentence) => fillTemplate(sentence, words)),
        details: detailSentences(details, a, b),
        end: [record.end, ...ANY_END].map((sentence) => fillTemplate(sentence, words)),
        small: fillTemplate(record.small, words),
      },
    ];
  });
}
