import { AGE_RANGE_CHOICES } from '@talelantern/domain/stories/ages';
import { PLANS } from '@talelantern/domain/subscriptions/plans';
import { PATHS } from '../config/paths.ts';
import { PARTS } from './hero.tsx';

const ages = AGE_RANGE_CHOICES.map(({ id, line }) => `${id} (${line})`).join(', ');

/** What parents ask before they start. */
const QUESTIONS = [
  {
    question: 'Which ages is it for?',
    answer: `There are four: ${ages}. The account is yours; your children are profiles in it, without a photo or a birthday.`,
  },
  {
    question: 'Who writes and paints?',
    answer:
      'An AI, from what your family chose. Everything that goes in and comes out is checked for children before anyone sees it, and every story says that it was made this way.',
  },
  {
    question: 'Will it frighten my child?',
    answer:
      'Write down what to leave out, spiders or storms, and it stays out of words and pictures. If you like, every chapter is shown to you first.',
  },
  {
    question: 'Who can see our stories?',
    answer:
      'Only you. A shared link shows one story under a pen name, is not found by search engines, and can be taken back at any time.',
  },
  {
    question: 'What does Free give us?',
    answer: `${PLANS.free.features.join(', ')}. The device’s own voice reads aloud; recorded narrations belong to Pro and Unlimited.`,
  },
] as const;

/** Questions that open where they stand. */
export function Questions() {
  return (
    <section className="ask on-paper" id={PARTS.questions}>
      <div className="wrap">
        <h2>Before you light it</h2>
        <div>
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
          <p>
            <a href={PATHS.helpFaq}>More questions, answered</a>
          </p>
        </div>
      </div>
    </section>
  );
}
