import { AGE_RANGES } from '@talelantern/domain/audience/ages';
import { THEMES } from '@talelantern/domain/catalogues/themes';
import { Icon } from './parts.tsx';

const oldest = AGE_RANGES.at(-1)?.split('-').at(-1) ?? '';
const youngest = AGE_RANGES[0].split('-')[0] ?? '';

const BLURBS = [
  {
    icon: 'book-open',
    title: 'Just right for their age',
    line: `Sentences, words and chapter lengths fit ages ${youngest} to ${oldest}, with ${THEMES.length} themes to choose from.`,
  },
  {
    icon: 'brush',
    title: 'Faces that stay the same',
    line: 'Scenes are painted from the portraits you’ve made, so the dragon on page nine is still your dragon.',
  },
  {
    icon: 'moon',
    title: 'A light for bedtime',
    line: 'Warm browns instead of blue, a sleep timer, and the words marked as they’re read aloud.',
  },
  {
    icon: 'eye',
    title: 'Read it first',
    line: 'List anything you’d rather leave out, and see every new chapter before your child does.',
  },
  {
    icon: 'lock',
    title: 'Private until you say so',
    line: 'A story stays in your account unless you share its link, under a pen name. You can take the link back at any time.',
  },
  {
    icon: 'check-circle',
    title: 'Nothing lost, nothing wasted',
    line: 'What you type survives a reload, and a chapter or picture that fails isn’t counted against your plan.',
  },
] as const;

export const Blurbs = () => (
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
