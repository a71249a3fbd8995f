import { AGE_RANGES } from '@talelantern/domain/stories/ages';
import { THEMES } from '@talelantern/domain/stories/themes';
import { Icon } from './parts.tsx';

const oldest = AGE_RANGES.at(-1)?.split('-').at(-1) ?? '';
const youngest = AGE_RANGES[0].split('-')[0] ?? '';

/** What the product does, a sentence each. */
const BLURBS = [
  {
    icon: 'book-open',
    title: 'Told for their age',
    line: `Sentences, words and chapter lengths fit ages ${youngest} to ${oldest}, and ${THEMES.length} themes wait to be picked.`,
  },
  {
    icon: 'brush',
    title: 'Faces that stay the same',
    line: 'Every scene is painted from your own portraits, so the dragon on page nine is still your dragon.',
  },
  {
    icon: 'moon',
    title: 'A light for bedtime',
    line: 'Warm browns instead of blue, a sleep timer, and a voice that marks each word as it is read.',
  },
  {
    icon: 'eye',
    title: 'You may read it first',
    line: 'Name what your child would rather not meet, and ask to see every new chapter before they do.',
  },
  {
    icon: 'lock',
    title: 'Private until you say so',
    line: 'Nobody else sees a story unless you share its link, under a pen name, and you can take it back.',
  },
  {
    icon: 'check-circle',
    title: 'Nothing lost, nothing wasted',
    line: 'What you type is kept, and a chapter or picture that fails never counts against your plan.',
  },
] as const;

/** What a family gets, at a glance. */
export function Blurbs() {
  return (
    <section className="blurbs on-paper">
      <div className="wrap">
        <h2>Made for the last half hour of the day</h2>
        <ul>
          {BLURBS.map(({ icon, title, line }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
