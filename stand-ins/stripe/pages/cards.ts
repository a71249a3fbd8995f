import { html, type Html } from './html.ts';

/** The vendor's test cards; one that fails later accepts the current payment. */
export const CARDS = {
  good: { number: '4242 4242 4242 4242', words: 'Accepted, now and later' },
  declined: { number: '4000 0000 0000 0002', words: 'Declined' },
  'fails-later': { number: '4000 0000 0000 0341', words: 'Accepted now, declined at the next renewal' },
} as const;
export type Card = keyof typeof CARDS;

export const isCard = (value: unknown): value is Card => typeof value === 'string' && Object.hasOwn(CARDS, value);

/** A choice of cards instead of a number field. */
export function cardChoice(cards: readonly Card[], chosenCard: Card): Html {
  const choices = cards.map((card) => {
    const { number, words } = CARDS[card];
    const checked = html`checked`;
    return html`<label class="choice">
      <input type="radio" name="card" value="${card}" ${card === chosenCard ? checked : null} />
      <span>${number}<small>${words}</small></span>
    </label>`;
  });
  return html`<fieldset>
    <legend>Test card</legend>
    ${choices}
  </fieldset>`;
}
