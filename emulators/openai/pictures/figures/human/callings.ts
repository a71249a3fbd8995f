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
  'Law Enforcement': outfit({ headwear: 'peaked-cap', garment: 'police-uniform', held: 'torch' }),
  'Emergency Services': outfit({ headwear: 'fire-helmet', garment: 'rescue-coat', held: 'hose' }),
  'Sports Professional': outfit({ headwear: 'sports-cap', garment: 'jersey', held: 'ball', secondHeld: 'medal' }),
  'Culinary Expert': outfit({ headwear: 'toque', garment: 'chef-jacket', held: 'ladle', secondHeld: 'cake' }),
  'Creative Professional': outfit({ headwear: 'beret', garment: 'smock', held: 'brush', secondHeld: 'palette' }),
} as const satisfies Record<string, Outfit>;

export type HumanSubcategory = keyof typeof SUBCATEGORY_OUTFITS;

/** What a calling (by its lower-case name) changes in its subcategory's outfit; within one, all look different. */
type Callings = Readonly<Record<string, Partial<Outfit>>>;

const PIRATE: Partial<Outfit> = {
  headwear: 'tricorn',
  garment: 'striped-shirt',
  held: 'spyglass',
  faceWear: 'eyepatch',
  hasCape: false,
};
const SMUGGLER: Partial<Outfit> = { headwear: 'cowboy-hat', held: 'lantern', secondHeld: 'coin-bag' };
const BURGLAR: Partial<Outfit> = { headwear: 'headband', garment: 'striped-shirt', hasCape: false };
const PICKPOCKET: Partial<Outfit> = { headwear: 'sports-cap', held: 'coin-bag', hasCape: false };

export const CALLINGS: Readonly<Record<HumanSubcategory, Callings>> = {
  Warrior: {
    knight: {},
    archer: { headwear: 'feather-cap', garment: 'tunic', held: 'bow', secondHeld: 'nothing' },
    samurai: { headwear: 'kabuto', garment: 'kimono', secondHeld: 'nothing', hasCape: false },
    viking: { headwear: 'viking-helmet', garment: 'poncho', held: 'axe' },
    gladiator: { headwear: 'laurel', held: 'spear' },
    'shield maiden': { headwear: 'circlet', held: 'spear' },
    fencer: { headwear: 'feather-cap', garment: 'stage-suit', secondHeld: 'nothing' },
    'warrior monk': { headwear: 'headband', garment: 'kimono', held: 'staff', secondHeld: 'nothing', hasCape: false },
    soldier: { held: 'spear' },
  },
  Healer: {
    doctor: { headwear: 'none', faceWear: 'head-mirror', held: 'first-aid', secondHeld: 'nothing' },
    nurse: { held: 'first-aid', secondHeld: 'nothing' },
    herbalist: { headwear: 'flower-wreath', secondHeld: 'basket' },
    apothecary: { headwear: 'none', faceWear: 'glasses', held: 'flask', secondHeld: 'herbs' },
    veterinarian: { headwear: 'sports-cap', held: 'first-aid', secondHeld: 'basket' },
    dentist: { headwear: 'none', faceWear: 'head-mirror', held: 'magnifier', secondHeld: 'cup' },
    'flying doctor': { headwear: 'captain-cap', held: 'first-aid', secondHeld: 'compass', hasCape: true },
    'village healer': { headwear: 'head-scarf', held: 'herbs', secondHeld: 'cup' },
  },
  Scholar: {
    librarian: { headwear: 'none', secondHeld: 'lantern' },
    historian: { headwear: 'none', held: 'quill', secondHeld: 'scroll' },
    astronomer: { headwear: 'beret', held: 'telescope', faceWear: 'none' },
    scientist: {
      headwear: 'none',
      garment: 'healer-coat',
      faceWear: 'goggles',
      held: 'flask',
      secondHeld: 'magnifier',
    },
    teacher: {},
    mapmaker: { headwear: 'feather-cap', held: 'map', secondHeld: 'compass', faceWear: 'none' },
    philosopher: { headwear: 'laurel', garment: 'robe', held: 'scroll', faceWear: 'none', hasCape: true },
    inventor: { headwear: 'headband', garment: 'apron', faceWear: 'goggles', held: 'wrench', secondHeld: 'scroll' },
  },
  Royal: {
    king: {},
    queen: { secondHeld: 'gem' },
    prince: { headwear: 'circlet', held: 'sword' },
    princess: { headwear: 'tiara', held: 'wand' },
    duke: { headwear: 'top-hat', garment: 'sash-coat' },
    duchess: { headwear: 'tiara', held: 'cup' },
    'royal adviser': {
      headwear: 'beret',
      garment: 'scholar-gown',
      faceWear: 'glasses',
      held: 'scroll',
      hasCape: false,
    },
    'royal page': { headwear: 'feather-cap', garment: 'tunic', held: 'banner', hasCape: false },
  },
  Leader: {
    mayor: { headwear: 'top-hat', held: 'scroll', hasCape: false },
    captain: { headwear: 'captain-cap', held: 'spyglass' },
    chieftain: { headwear: 'feather-cap', garment: 'poncho', held: 'staff' },
    'village elder': { headwear: 'none', garment: 'robe', faceWear: 'glasses', held: 'staff', hasCape: false },
  },
  Artisan: {
    blacksmith: {},
    carpenter: { headwear: 'hard-hat', faceWear: 'none' },
    potter: { headwear: 'head-scarf', held: 'vase', faceWear: 'none' },
    weaver: { headwear: 'none', held: 'needle', faceWear: 'glasses' },
    clockmaker: { headwear: 'none', held: 'compass', secondHeld: 'wrench', faceWear: 'monocle' },
    glassblower: { held: 'flask' },
    toymaker: { headwear: 'jester-cap', held: 'puppet', faceWear: 'none' },
    'lantern maker': { headwear: 'beret', held: 'lantern', faceWear: 'none' },
  },
  Explorer: {
    sailor: { headwear: 'sailor-cap', garment: 'striped-shirt', held: 'spyglass', secondHeld: 'nothing' },
    mountaineer: { headwear: 'hard-hat', held: 'rope', secondHeld: 'nothing' },
    pilot: { headwear: 'deerstalker', faceWear: 'goggles' },
    astronaut: { headwear: 'space-helmet', garment: 'space-suit', held: 'banner', secondHeld: 'nothing' },
    'deep-sea diver': { headwear: 'space-helmet', garment: 'tunic', held: 'lantern', secondHeld: 'nothing' },
    'treasure seeker': { headwear: 'headband', secondHeld: 'gem' },
    'polar explorer': { headwear: 'hood', garment: 'poncho', held: 'banner', secondHeld: 'nothing' },
    archaeologist: { held: 'brush', secondHeld: 'vase' },
  },
  Performer: {
    singer: { headwear: 'none', held: 'microphone' },
    dancer: { headwear: 'flower-wreath', garment: 'robe', held: 'ribbon', hasCape: false },
    acrobat: { headwear: 'headband', garment: 'jersey', held: 'ribbon', hasCape: false },
    juggler: { headwear: 'jester-cap', held: 'juggling-balls', hasCape: false },
    'stage magician': { secondHeld: 'cards' },
    actor: { headwear: 'feather-cap', held: 'scroll' },
    puppeteer: { headwear: 'beret', held: 'puppet', hasCape: false },
    storyteller: { headwear: 'none', garment: 'robe', held: 'book', secondHeld: 'lantern' },
    musician: { headwear: 'feather-cap', held: 'lute' },
    drummer: { headwear: 'headband', held: 'drum', hasCape: false },
  },
  Merchant: {
    'market trader': {},
    'spice seller': { headwear: 'head-scarf', held: 'basket', secondHeld: 'flask' },
    shopkeeper: { headwear: 'sports-cap', garment: 'apron', held: 'basket' },
    bookseller: { headwear: 'beret', faceWear: 'glasses', held: 'book' },
  },
  Criminal: {
    pirate: PIRATE,
    'treasure sailor': PIRATE,
    smuggler: SMUGGLER,
    'secret sailor': SMUGGLER,
    burglar: BURGLAR,
    tiptoer: BURGLAR,
    pickpocket: PICKPOCKET,
    'button borrower': PICKPOCKET,
    thief: {},
  },
  Nomad: {
    'desert wanderer': { headwear: 'turban', held: 'lantern' },
    'caravan guide': { held: 'map', secondHeld: 'compass' },
    shepherd: { headwear: 'straw-hat', held: 'staff' },
    'steppe rider': { headwear: 'feather-cap', held: 'bow' },
    wanderer: { headwear: 'straw-hat' },
  },
  Mystic: {
    'fortune teller': { headwear: 'head-scarf', held: 'crystal-ball', secondHeld: 'cards' },
    'dream reader': { headwear: 'circlet', faceWear: 'third-eye', held: 'book' },
    stargazer: { held: 'telescope' },
    'forest hermit': { headwear: 'hood', garment: 'poncho', held: 'staff', secondHeld: 'lantern' },
    wizard: {},
    witch: {},
    mage: {},
    sorcerer: {},
    druid: { headwear: 'flower-wreath', held: 'staff' },
    oracle: { headwear: 'circlet', faceWear: 'third-eye', held: 'crystal-ball' },
  },
  'Law Enforcement': {
    'police officer': {},
    detective: { headwear: 'deerstalker', held: 'magnifier', hasCape: true },
    sheriff: { headwear: 'cowboy-hat', held: 'key' },
    'park ranger': { headwear: 'explorer-hat', held: 'radio' },
    judge: { headwear: 'mortarboard', garment: 'scholar-gown', held: 'gavel' },
  },
  'Emergency Services': {
    firefighter: {},
    paramedic: { headwear: 'sports-cap', held: 'first-aid' },
    lifeguard: { headwear: 'swim-cap', garment: 'jersey', held: 'rope' },
    'mountain rescuer': { headwear: 'hard-hat', held: 'rope', secondHeld: 'radio' },
  },
  'Sports Professional': {
    footballer: { headwear: 'headband' },
    gymnast: { headwear: 'none', held: 'ribbon' },
    swimmer: { headwear: 'swim-cap', faceWear: 'goggles', held: 'trophy' },
    runner: { headwear: 'headband', held: 'trophy' },
    'figure skater': { headwear: 'tiara', held: 'medal', secondHeld: 'nothing' },
    cyclist: { headwear: 'hard-hat', held: 'cup' },
    'tennis player': { held: 'racket' },
    'rock climber': { headwear: 'hard-hat', held: 'rope', secondHeld: 'nothing' },
  },
  'Culinary Expert': {
    baker: { held: 'rolling-pin', secondHeld: 'nothing' },
    chef: {},
    chocolatier: { held: 'cup' },
    'ice cream maker': { headwear: 'sailor-cap', held: 'ice-cream', secondHeld: 'nothing' },
  },
  'Creative Professional': {
    painter: {},
    writer: { headwear: 'none', faceWear: 'glasses', held: 'quill', secondHeld: 'book' },
    photographer: { headwear: 'sports-cap', held: 'camera', secondHeld: 'nothing' },
    architect: { headwear: 'hard-hat', held: 'scroll', secondHeld: 'compass' },
    'fashion designer': { headwear: 'straw-hat', held: 'needle', secondHeld: 'nothing' },
    composer: { headwear: 'headphones', held: 'quill', secondHeld: 'scroll' },
    sculptor: { headwear: 'head-scarf', garment: 'apron', held: 'hammer', secondHeld: 'vase' },
    'film director': { faceWear: 'glasses', held: 'camera', secondHeld: 'scroll' },
  },
};
