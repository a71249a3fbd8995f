import type { Choice } from '../catalogues/choice.ts';

/** A label is one adjective and never contains ' and ', which joins two. */
export const TRAIT_GROUPS = {
  Positive: [
    { id: 'brave', label: 'Brave' },
    { id: 'kind', label: 'Kind' },
    { id: 'curious', label: 'Curious' },
    { id: 'loyal', label: 'Loyal' },
    { id: 'patient', label: 'Patient' },
    { id: 'funny', label: 'Funny' },
    { id: 'gentle', label: 'Gentle' },
    { id: 'clever', label: 'Clever' },
    { id: 'honest', label: 'Honest' },
    { id: 'generous', label: 'Generous' },
    { id: 'cheerful', label: 'Cheerful' },
    { id: 'creative', label: 'Creative' },
    { id: 'helpful', label: 'Helpful' },
    { id: 'wise', label: 'Wise' },
    { id: 'playful', label: 'Playful' },
    { id: 'determined', label: 'Determined' },
  ],
  Neutral: [
    { id: 'stubborn', label: 'Stubborn' },
    { id: 'quiet', label: 'Quiet' },
    { id: 'dreamy', label: 'Dreamy' },
    { id: 'serious', label: 'Serious' },
    { id: 'restless', label: 'Restless' },
    { id: 'shy', label: 'Shy' },
    { id: 'cautious', label: 'Cautious' },
    { id: 'proud', label: 'Proud' },
    { id: 'mysterious', label: 'Mysterious' },
    { id: 'forgetful', label: 'Forgetful' },
  ],
  Dark: [
    { id: 'grumpy', label: 'Grumpy', dark: true, gentleLabel: 'Grumbly' },
    { id: 'sly', label: 'Sly', dark: true, gentleLabel: 'Cheeky' },
    { id: 'greedy', label: 'Greedy', dark: true, gentleLabel: 'Treasure-Loving' },
    { id: 'jealous', label: 'Jealous', dark: true, gentleLabel: 'Wishful' },
    { id: 'vain', label: 'Vain', dark: true, gentleLabel: 'Mirror-Loving' },
    { id: 'bossy', label: 'Bossy', dark: true, gentleLabel: 'Eager to Lead' },
    { id: 'reckless', label: 'Reckless', dark: true, gentleLabel: 'Headlong' },
    { id: 'vengeful', label: 'Vengeful', dark: true, gentleLabel: 'Sulky' },
    { id: 'ruthless', label: 'Ruthless', dark: true, gentleLabel: 'Strong-Willed' },
    { id: 'deceitful', label: 'Deceitful', dark: true, gentleLabel: 'Fibbing' },
  ],
} as const satisfies Readonly<Record<string, readonly Choice[]>>;

export type TraitGroup = keyof typeof TRAIT_GROUPS;
export type Trait = (typeof TRAIT_GROUPS)[TraitGroup][number];
export type TraitLabel = Trait['label'];

export const TRAITS: readonly Trait[] = Object.values(TRAIT_GROUPS).flat();
