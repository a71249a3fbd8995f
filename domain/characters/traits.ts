import { readChoices } from '../catalogues/read-choices.ts';

/** A label is one adjective and never contains ' and ', which joins two. */
export const TRAIT_GROUPS = {
  Positive: readChoices(
    'Brave, Kind, Curious, Loyal, Patient, Funny, Gentle, Clever, Honest, Generous, Cheerful, Creative, Helpful, Wise, Playful, Determined',
  ),
  Neutral: readChoices('Stubborn, Quiet, Dreamy, Serious, Restless, Shy, Cautious, Proud, Mysterious, Forgetful'),
  Dark: readChoices(
    'Grumpy → Grumbly, Sly → Cheeky, Greedy → Treasure-Loving, Jealous → Wishful, Vain → Mirror-Loving, Bossy → Eager to Lead, Reckless → Headlong, Vengeful → Sulky, Ruthless → Strong-Willed, Deceitful → Fibbing',
  ),
};

export const TRAITS = Object.values(TRAIT_GROUPS).flat();
