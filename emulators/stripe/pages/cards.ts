import { html, type Html } from './html.ts';

/** The vendor's own test cards; a card that fails later is fine for the payment at hand. */
export const CARDS = {
  good: { number: '4242 4242 4242 4242', words: 'Is accepted, now and later' },
  declined: { number: '4000 0000 0000 0002', words: 'Is declined' },
  'fails-later': { number: '4000 0000 0000 0341', words: 'Is accepted now, and declined at the next renewal' },
} as const;
export type Card = keyof typeof CARDS;

export const isCard = (value: unknown): value is Card => typeof value === 'string' && Object.hasOwn(CARDS, value);

/** Cards to choose from in a form, in place of a number to type. */
export function cardChoice(cards: readonly Card[], chosen: Card): Html {
  const choices = cards.map((card) => {
    const { number, words } = CARDS[card];
    const checked = html`checked`;
    return html`<label class="choice">
      <input type="radio" name="card" value="${card}" ${card === chosen ? checked : null} />
      <span>${number}<small>${words}</small></span>
    </label>`;
  });
  return html`<fieldset>
    <legend>Test card</legend>
    ${choices}
  </fieldset>`;
}
