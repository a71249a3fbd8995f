import { readList, readRecord, readText } from '../stored/read-fields.ts';
import { findRealName, type ReadText } from './find-real-name.ts';

/** A child's profile, or a character that is a real child. */
export interface RealChild {
  id: string;
  name: string;
}

export const readRealChildren = (stored: unknown): RealChild[] =>
  readList(stored).flatMap((entry) => {
    const { id, name } = readRecord(entry);
    const child = { id: readText(id), name: readText(name) };
    return child.id === '' || child.name === '' ? [] : [child];
  });

/** The children whose name is in one of the texts. */
export const namedAmong = (children: readonly RealChild[], texts: readonly ReadText[]): RealChild[] =>
  children.filter(({ name }) => findRealName([name], texts) !== null);
