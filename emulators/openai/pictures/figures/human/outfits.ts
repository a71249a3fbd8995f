import { firstMeaning, type WordTable } from '../../words/match-words.ts';
import type { Outfit } from './outfit.ts';

const PLAIN: Outfit = {
  headwear: 'none',
  garment: 'tunic',
  held: 'nothing',
  secondHeld: 'nothing',
  faceWear: 'none',
  hasCape: false,
};

const outfit = (choices: Partial<Outfit>): Outfit => ({ ...PLAIN, ...choices });

/** One outfit per Human subcategory; no two share headwear, garment and held item. */
export const SUBCATEGORY_OUTFITS = {
  Warrior: outfit({ headwear: 'knight-helmet', garment: 'armour', held: 'sword', secondHeld: 'shield', hasCape: true }),
  Healer: outfit({ headwear: 'nurse-cap', garment: 'healer-coat', held: 'herbs', secondHeld: 'flask' }),
  Scholar: outfit({ headwear: 'mortarboard', garment: 'scholar-gown', held: 'book', faceWear: 'glasses' }),
  Royal: outfit({ headwear: 'crown', garment: 'royal-gown', held: 'sceptre', hasCape: true }),
  Leader: outfit({ headwear: 'laurel', garment: 'sash-coat', held: 'banner', hasCape: true }),
  Artisan: outfit({ headwear: 'headband', garment: 'apron', held: 'hammer', faceWear: 'goggles' }),
  Explorer: outfit({ headwear: 'explorer-hat', garment: 'explorer-vest', held: 'map', secondHeld: 'compass' }),
  Performer: outfit({ headwear: 'top-hat', garment: 'stage-suit', held: 'wand', hasCape: true }),
  Merchant: outfit({ headwear: 'turban', garment: 'merchant-vest', held: 'scales', secondHeld: 'coin-bag' }),
  Criminal: outfit({ headwear: 'hood', garment: 'rogue-leathers', held: 'key', faceWear: 'mask', hasCape: true }),
  Nomad: outfit({ headwear: 'head-scarf', garment: 'poncho', held: 'bundle-stick' }),
  Mystic: outfit({ headwear: 'wizard-hat', garment: 'robe', held: 'orb-staff', hasCape: true }),
  'Law Enforcement': outfit({ headwear: 'peaked-cap', garment: 'police-uniform', held: 'whistle' }),
  'Emergency Services': outfit({ headwear: 'fire-helmet', garment: 'rescue-coat', held: 'hose' }),
  'Sports Professional': outfit({ headwear: 'sports-cap', garment: 'jersey', held: 'ball', secondHeld: 'medal' }),
  'Culinary Expert': outfit({ headwear: 'toque', garment: 'chef-jacket', held: 'ladle', secondHeld: 'cake' }),
  'Creative Professional': outfit({ headwear: 'beret', garment: 'smock', held: 'brush', secondHeld: 'palette' }),
} as const satisfies Record<string, Outfit>;

export type HumanSubcategory = keyof typeof SUBCATEGORY_OUTFITS;

/** What one calling changes in its subcategory's outfit; later rows are for words that only hint at a calling. */
const CALLING_CHANGES: WordTable<Partial<Outfit>> = [
  [/samurai|ninja|ronin|martial/, { headwear: 'kabuto', garment: 'kimono' }],
  [/viking|barbarian|berserker/, { headwear: 'viking-helmet', held: 'axe', garment: 'poncho' }],
  [/archer|ranger|hunter/, { headwear: 'feather-cap', held: 'bow', garment: 'tunic', secondHeld: 'nothing' }],
  [/gladiator|spartan|centurion|amazon/, { headwear: 'laurel', held: 'spear' }],
  [/paladin|crusader/, { headwear: 'circlet', held: 'hammer' }],
  [/soldier|guard\b|mercenary|sentinel/, { headwear: 'knight-helmet', held: 'spear' }],
  [/swordsman|swordswoman|fighter|duelist/, { headwear: 'headband', held: 'sword' }],
  [/paramedic|first aid/, { headwear: 'sports-cap', garment: 'rescue-coat', held: 'first-aid' }],
  [/surgeon|doctor|physician/, { headwear: 'none', faceWear: 'head-mirror', held: 'first-aid', secondHeld: 'nothing' }],
  [/nurse|midwife/, { headwear: 'nurse-cap', held: 'first-aid' }],
  [/herbalist|druid|alchemist|apothecary/, { headwear: 'flower-wreath', held: 'herbs', secondHeld: 'flask' }],
  [/pharmacist|chemist/, { headwear: 'none', faceWear: 'glasses', held: 'flask' }],
  [/shaman|cleric|priest|medicine/, { headwear: 'circlet', held: 'orb-staff', garment: 'robe' }],
  [/therap|counsel/, { headwear: 'none', faceWear: 'glasses', held: 'cup', secondHeld: 'book' }],
  [/veterin/, { headwear: 'headband', held: 'first-aid', secondHeld: 'basket' }],
  [/astronom|stargazer/, { headwear: 'none', held: 'telescope' }],
  [
    /scientist|researcher|inventor|biolog|physicist/,
    { headwear: 'none', garment: 'healer-coat', faceWear: 'goggles', held: 'flask' },
  ],
  [/histor|archivist|scribe|linguist/, { headwear: 'none', held: 'scroll', secondHeld: 'quill' }],
  [/librarian/, { headwear: 'none', held: 'book', secondHeld: 'book' }],
  [/philosoph|sage/, { headwear: 'laurel', garment: 'robe', held: 'scroll', faceWear: 'none' }],
  [/teacher|professor|mathematic/, { headwear: 'mortarboard', held: 'book' }],
  [/emperor|empress/, { headwear: 'crown', held: 'orb-staff' }],
  [/princess|duchess|queen|countess|lady/, { headwear: 'tiara', held: 'sceptre' }],
  [/prince\b|duke|noble|lord|baron|count\b/, { headwear: 'circlet', held: 'sword' }],
  [
    /mayor|president|minister|senator|diplomat|ambassador|council|politic/,
    { headwear: 'top-hat', held: 'scroll', hasCape: false },
  ],
  [/general|commander|marshal|admiral/, { headwear: 'captain-cap', held: 'sword' }],
  [/captain|pilot|navigator/, { headwear: 'captain-cap', held: 'spyglass' }],
  [/chief|elder|tribal/, { headwear: 'feather-cap', held: 'staff' }],
  [/activist|revolution/, { headwear: 'headband', held: 'banner' }],
  [/blacksmith|smith\b/, { headwear: 'headband', held: 'hammer' }],
  [/potter|sculpt|ceramic/, { headwear: 'head-scarf', held: 'vase', faceWear: 'none' }],
  [/carpenter|woodwork|builder|mason/, { headwear: 'hard-hat', held: 'hammer', faceWear: 'none' }],
  [/engineer|mechanic|tinker|clock/, { headwear: 'hard-hat', held: 'wrench' }],
  [/weav|tailor|seamstr|cobbler|leather/, { headwear: 'none', held: 'needle', faceWear: 'glasses' }],
  [/jewel|glass|gold ?smith/, { headwear: 'none', held: 'gem', faceWear: 'monocle' }],
  [
    /astronaut|cosmonaut|space/,
    { headwear: 'space-helmet', garment: 'space-suit', held: 'banner', secondHeld: 'nothing' },
  ],
  [
    /pirate|buccaneer|corsair/,
    { headwear: 'tricorn', held: 'spyglass', faceWear: 'eyepatch', garment: 'striped-shirt' },
  ],
  [/sailor|mariner|fisher/, { headwear: 'sailor-cap', garment: 'striped-shirt', held: 'spyglass' }],
  [/archaeolog|treasure|cartograph|geograph/, { headwear: 'explorer-hat', held: 'map', secondHeld: 'compass' }],
  [/mountain|climber|spelunk|caver/, { headwear: 'hard-hat', held: 'rope' }],
  [/deep.?sea|diver/, { headwear: 'space-helmet', held: 'lantern' }],
  [/explor|adventurer|scout|pathfinder|pioneer/, { headwear: 'explorer-hat', held: 'map' }],
  [/wander|travel|gypsy|drifter|pilgrim|vagabond/, { headwear: 'straw-hat', held: 'bundle-stick' }],
  [/desert|bedouin|caravan/, { headwear: 'turban', held: 'lantern' }],
  [/herder|shepherd|horse|rider/, { headwear: 'straw-hat', held: 'staff' }],
  [/magician|conjur|illusionist/, { headwear: 'top-hat', held: 'wand' }],
  [/clown|jester|comedian|mime|fool/, { headwear: 'jester-cap', held: 'juggling-balls' }],
  [/juggl|acrobat|circus|gymnast/, { headwear: 'headband', held: 'juggling-balls', garment: 'jersey', hasCape: false }],
  [/danc|ballet/, { headwear: 'flower-wreath', held: 'ribbon', garment: 'royal-gown', hasCape: false }],
  [/sing|actor|actress|rapper|host/, { headwear: 'none', held: 'microphone' }],
  [/bard|musician|minstrel|guitar|violin/, { headwear: 'feather-cap', held: 'lute' }],
  [/\bdj\b|composer|producer/, { headwear: 'headphones', held: 'microphone' }],
  [/drumm/, { headwear: 'headband', held: 'drum' }],
  [/shop|vendor|grocer|market/, { headwear: 'straw-hat', garment: 'apron', held: 'basket' }],
  [/trader|caravan master|import/, { headwear: 'turban', held: 'scales' }],
  [/bank|broker|invest|tycoon/, { headwear: 'top-hat', faceWear: 'monocle', held: 'coin-bag' }],
  [/antique|art dealer|collector|auction/, { headwear: 'none', faceWear: 'monocle', held: 'vase' }],
  [/smuggl|outlaw|bandit/, { headwear: 'cowboy-hat', held: 'coin-bag', hasCape: false }],
  [/spy|hacker|con artist|forger|mastermind|gang|crime/, { headwear: 'beret', held: 'cards' }],
  [/assassin|shadow/, { headwear: 'hood', held: 'lantern' }],
  [/thief|rogue|burglar|pickpocket/, { headwear: 'hood', held: 'key' }],
  [/fortune|tarot|seer|psychic|medium/, { headwear: 'head-scarf', held: 'crystal-ball', secondHeld: 'cards' }],
  [/oracle|prophet|mystic sage|guru|yogi/, { headwear: 'circlet', held: 'crystal-ball', faceWear: 'third-eye' }],
  [/monk|hermit|ascetic/, { headwear: 'none', held: 'lantern', garment: 'poncho' }],
  [
    /witch|wizard|mage|sorcer|enchant|warlock|necromanc/,
    { headwear: 'wizard-hat', garment: 'robe', held: 'orb-staff' },
  ],
  [/detective|investigator|inspector|private eye/, { headwear: 'deerstalker', held: 'magnifier', hasCape: true }],
  [/sheriff|marshall|deputy/, { headwear: 'cowboy-hat', held: 'lantern' }],
  [/judge|magistrate|lawyer|attorney/, { headwear: 'mortarboard', held: 'gavel', garment: 'scholar-gown' }],
  [/agent|swat|special/, { headwear: 'sports-cap', held: 'radio', faceWear: 'glasses' }],
  [/park|forest ranger|border|customs/, { headwear: 'explorer-hat', held: 'radio' }],
  [/police|officer|constable|patrol/, { headwear: 'peaked-cap', held: 'whistle' }],
  [/rescue|lifeguard|coast/, { headwear: 'hard-hat', held: 'rope' }],
  [/dispatch|emergency op/, { headwear: 'headphones', held: 'radio' }],
  [/fire/, { headwear: 'fire-helmet', held: 'hose' }],
  [/tennis|badminton|squash/, { headwear: 'headband', held: 'racket' }],
  [/swim|surf/, { headwear: 'swim-cap', faceWear: 'goggles', held: 'medal', secondHeld: 'nothing' }],
  [/racer|driver|cyclist|skate/, { headwear: 'hard-hat', faceWear: 'goggles', held: 'trophy' }],
  [/coach|referee/, { headwear: 'sports-cap', held: 'whistle' }],
  [/runner|athlete|olymp|champion|boxer|wrestl/, { headwear: 'headband', held: 'trophy' }],
  [/soccer|football|basketball|baseball|player/, { headwear: 'sports-cap', held: 'ball' }],
  [/baker|pastry|confection|chocolat|dessert/, { headwear: 'toque', held: 'rolling-pin', secondHeld: 'cake' }],
  [
    /barista|sommelier|bartender|tea|mixolog|brew/,
    { headwear: 'beret', garment: 'apron', held: 'cup', secondHeld: 'nothing' },
  ],
  [/food critic|restaurateur|nutrition/, { headwear: 'none', faceWear: 'monocle', held: 'cake', secondHeld: 'book' }],
  [/butcher|farmer|cheese/, { headwear: 'straw-hat', garment: 'apron', held: 'basket', secondHeld: 'nothing' }],
  [
    /writer|author|poet|journalist|novelist|blogger/,
    { headwear: 'none', faceWear: 'glasses', held: 'quill', secondHeld: 'book' },
  ],
  [/photo|film|director|cinema/, { headwear: 'sports-cap', held: 'camera', secondHeld: 'nothing' }],
  [
    /design|architect|animator|game|fashion/,
    { headwear: 'none', faceWear: 'glasses', held: 'scroll', secondHeld: 'brush' },
  ],
  [/king\b/, { headwear: 'crown', held: 'sceptre' }],
  [/knight/, { headwear: 'knight-helmet', garment: 'armour', held: 'sword' }],
];

const SUBCATEGORY_HINTS: WordTable<HumanSubcategory> = [
  [/warrior|knight|soldier|sword|guard/, 'Warrior'],
  [/heal|doctor|nurse|cleric/, 'Healer'],
  [/scholar|scientist|teacher|librarian|student/, 'Scholar'],
  [/royal|king\b|queen|prince/, 'Royal'],
  [/leader|mayor|captain|chief/, 'Leader'],
  [/artisan|smith|carpenter|craft/, 'Artisan'],
  [/explor|pirate|sailor|astronaut|archaeolog/, 'Explorer'],
  [/perform|musician|danc|sing|magician|clown/, 'Performer'],
  [/merchant|trader|shop/, 'Merchant'],
  [/criminal|thief|rogue|bandit|outlaw/, 'Criminal'],
  [/nomad|wander|travel/, 'Nomad'],
  [/mystic|wizard|witch|mage|sorcer|oracle|magical|druid|shaman/, 'Mystic'],
  [/law enforcement|police|detective|sheriff|judge/, 'Law Enforcement'],
  [/emergency|fire ?fighter|paramedic|rescue/, 'Emergency Services'],
  [/sport|athlete|player|champion/, 'Sports Professional'],
  [/culinary|chef|cook|baker/, 'Culinary Expert'],
  [/creative|artist|painter|writer|photo/, 'Creative Professional'],
];

/** The subcategory named between dashes ("Human - Warrior - Knight"), else the one the words hint at. */
export function findSubcategory(kind: string): HumanSubcategory | null {
  const named = kind.split(' - ')[1]?.trim();
  if (named !== undefined && named in SUBCATEGORY_OUTFITS) return named as HumanSubcategory;
  return firstMeaning(SUBCATEGORY_HINTS, kind.toLowerCase()) ?? null;
}

/** What the person of this kind wears, from subcategory and specific type. */
export function readOutfit(kind: string): Outfit {
  const subcategory = findSubcategory(kind);
  const calling = kind.split(' - ')[2] ?? kind;
  const base = subcategory === null ? PLAIN : SUBCATEGORY_OUTFITS[subcategory];
  return { ...base, ...firstMeaning(CALLING_CHANGES, calling.toLowerCase()) };
}
