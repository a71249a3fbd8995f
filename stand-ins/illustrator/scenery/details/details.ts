import type { Svg } from '../../svg/elements.ts';
import type { Brush } from '../brush.ts';
import type { View } from '../view.ts';
import * as ancient from './ancient.ts';
import { castle, crookedMansion, loneTower } from './castles.ts';
import * as fair from './fairground.ts';
import * as room from './furniture.ts';
import * as heavens from './heavens.ts';
import * as houses from './houses.ts';
import * as animals from './animals.ts';
import * as crafts from './crafts.ts';
import * as folk from './folk.ts';
import * as sweets from './sweets-and-toys.ts';
import * as magic from './magic.ts';
import * as nature from './nature.ts';
import * as ships from './ships.ts';
import * as town from './town.ts';
import * as travel from './travel.ts';
import * as treasure from './treasures.ts';
import { forge, waterMill, windmill } from './windmills.ts';
import * as wonders from './wonders.ts';

/**
 * The plane of a detail: `sky` hangs high up, `aloft` flies, `far` is behind the middle of the picture, `middle` is its
 * landmark, `water` floats, `near` lies small in the foreground.
 */
export type Plane = 'sky' | 'aloft' | 'far' | 'middle' | 'water' | 'near';

interface Detail {
  readonly plane: Plane;
  readonly draw: (brush: Brush) => Svg;
  /** The scale on its plane. */
  readonly scale: number;
  /** The distance that determines its haze. */
  readonly brush: keyof View['brushes'];
}

const on =
  (plane: Plane, brush: Detail['brush']) =>
  (draw: (brush: Brush) => Svg, scale = 1): Detail => ({ plane, draw, scale, brush });
const sky = on('sky', 'middle');
const aloft = on('aloft', 'middle');
const far = on('far', 'far');
const middle = on('middle', 'middle');
const water = on('water', 'middle');
const near = on('near', 'near');

const STONE = { wall: '#e9d7c3', roof: '#5b6fc0', flag: '#ffd27a' } as const;

/** Everything that can be added to a place. */
const DETAILS = {
  castle: far((brush) =>
    castle(brush, { ...STONE, roof: brush.random.pick(['#5b6fc0', '#a8508a', '#3f8a8a', '#c0604a']) }),
  ),
  'knights-castle': far((brush) => castle(brush, { wall: '#b8b4b4', roof: '#7a5a4a', flag: '#d8483c' })),
  'fairytale-castle': far((brush) => castle(brush, { wall: '#fbe6ec', roof: '#d8689a', flag: '#ffe08a' })),
  'golden-palace': far((brush) => castle(brush, { wall: '#f6e0ae', roof: '#e8a83a', flag: '#d8484a', hasDomes: true })),
  'glass-palace': far((brush) =>
    castle(brush, { wall: '#c8ecf6', roof: '#8ac8e8', flag: '#ffffff', hasDomes: true, isClear: true }),
  ),
  'ice-palace': far((brush) => castle(brush, { wall: '#d8f0fc', roof: '#7ab8e8', flag: '#ffffff', isClear: true })),
  'cloud-castle': far((brush) => castle(brush, { wall: '#ffffff', roof: '#f0a8c8', flag: '#ffe08a' })),
  'coral-castle': far((brush) => castle(brush, { wall: '#f6b8a8', roof: '#8a6ac8', flag: '#ffe08a', hasDomes: true })),
  'night-castle': far((brush) => castle(brush, { wall: '#7a7090', roof: '#3f3560', flag: '#c85a7a' })),
  'mountain-fortress': far((brush) => castle(brush, { wall: '#a49a94', roof: '#5a6474', flag: '#4f8ad0' })),
  'candy-castle': far((brush) => castle(brush, { wall: '#fff0f4', roof: '#f07a98', flag: '#8ad0c0' })),
  'crooked-house': middle(crookedMansion),
  'wizards-tower': far((brush) => loneTower(brush, { wall: '#b8a8c8', roof: '#5a4aa8', flag: '#ffe08a' }, 'roof')),
  'clock-tower': far((brush) => loneTower(brush, { wall: '#d8b89a', roof: '#4f7a8a', flag: '#e8584a' }, 'clock')),
  'ivy-tower': far((brush) => loneTower(brush, { wall: '#8aa878', roof: '#a8584a', flag: '#ff9ab4' }, 'roof')),
  watchtower: far((brush) => loneTower(brush, { wall: '#b0a090', roof: '#7a5a44', flag: '#e8584a' }, 'beacon')),
  belfry: far((brush) => loneTower(brush, { wall: '#a8a4b8', roof: '#5a5478', flag: '#c8a0e0' }, 'bell')),
  lighthouse: far((brush) => loneTower(brush, { wall: '#f6f0e8', roof: '#d8483c', flag: '#ffd27a' }, 'beacon')),
  observatory: far((brush) => loneTower(brush, { wall: '#dcd6e4', roof: '#6a8ac0', flag: '#ffd27a' }, 'telescope')),
  'bat-tower': far((brush) => loneTower(brush, { wall: '#7a7090', roof: '#3f3560', flag: '#c85a7a' }, 'roof')),
  cottage: middle((brush) => houses.cottage(brush), 1.3),
  gingerbread: middle(houses.gingerbreadHouse, 1.25),
  treehouse: middle(houses.treeHouse),
  'stilt-hut': middle(houses.stiltHut),
  burrow: middle(houses.burrow, 1.15),
  barn: middle(houses.barn),
  schoolhouse: middle(houses.schoolHouse),
  windmill: middle(windmill),
  'water-mill': middle(waterMill),
  forge: middle(forge),
  'sailing-ship': water((brush) =>
    ships.sailingShip(brush, { sail: '#fffaf0', hull: '#8a5636', flag: '#e0584a', mark: 'none' }),
  ),
  'pirate-ship': water((brush) =>
    ships.sailingShip(brush, { sail: '#e8dcd0', hull: '#5a3a34', flag: '#34304a', mark: 'bones' }),
  ),
  'ghost-ship': water((brush) =>
    ships.sailingShip(brush, { sail: '#dff4f0', hull: '#7aa8a8', flag: '#bfeee6', mark: 'star', isGhostly: true }),
  ),
  'sunken-ship': middle(
    (brush) => ships.sunkenShip(brush, { sail: '#a8c8c0', hull: '#6a5a54', flag: '#c87a6a', mark: 'star' }),
    1.15,
  ),
  steamer: water(ships.steamer),
  'rowing-boat': water(ships.rowingBoat, 1.2),
  'unfinished-hull': middle(ships.unfinishedHull),
  'brass-submarine': middle((brush) => ships.submarine(brush, 'brass')),
  'whale-submarine': middle((brush) => ships.submarine(brush, 'whale')),
  'bubble-diver': middle((brush) => ships.submarine(brush, 'bubble')),
  'steam-train': middle((brush) => travel.train(brush, { engine: '#3f5a8a', coach: '#c8503c', hasStars: false })),
  'night-train': middle((brush) => travel.train(brush, { engine: '#2f3560', coach: '#5a4a9a', hasStars: false })),
  'mountain-train': middle((brush) => travel.train(brush, { engine: '#b8453c', coach: '#4f8a5a', hasStars: false })),
  'star-train': middle((brush) => travel.train(brush, { engine: '#e8b84a', coach: '#6a7ae0', hasStars: true })),
  wagon: middle(travel.wagon),
  'desert-caravan': middle(travel.desertCaravan),
  sleigh: middle(travel.sleigh),
  'snail-caravan': middle(travel.snailCaravan),
  balloon: aloft((brush) => travel.balloon(brush)),
  airship: aloft((brush) => travel.airship(brush, '#e8d8b8', '#8a5c3a')),
  'sky-galleon': aloft(travel.skyGalleon),
  'cloud-ferry': aloft(travel.cloudFerry),
  rocket: middle(travel.rocket),
  'circus-tent': middle(fair.circusTent),
  carousel: middle(fair.carousel),
  'ferris-wheel': far(fair.ferrisWheel),
  'puppet-theatre': middle(fair.puppetTheatre),
  'fruit-stall': middle((brush) => fair.marketStall(brush, 'fruit')),
  'spice-stall': middle((brush) => fair.marketStall(brush, 'spice')),
  'flower-stall': middle((brush) => fair.marketStall(brush, 'flowers')),
  'potion-stall': middle((brush) => fair.marketStall(brush, 'potions')),
  'lantern-stall': middle((brush) => fair.marketStall(brush, 'lanterns')),
  'fish-stall': middle((brush) => fair.marketStall(brush, 'fish')),
  fountain: middle(town.fountain),
  well: middle(town.well, 1.1),
  'stone-bridge': middle(town.stoneBridge),
  'broken-bridge': middle(town.brokenBridge),
  'rope-bridge': middle(town.ropeBridge),
  'lamp-post': middle(town.lampPost),
  'lantern-strings': middle(town.lanternStrings),
  'raven-gate': middle((brush) => town.gate(brush, 'raven')),
  'thorn-gate': middle((brush) => town.gate(brush, 'thorn')),
  'castle-gate': middle((brush) => town.gate(brush, 'castle')),
  'hedge-gate': middle((brush) => town.gate(brush, 'hedge')),
  statue: middle(town.statue, 1.2),
  scarecrow: middle(town.scarecrow),
  ruins: middle(ancient.ruins),
  'stone-circle': middle(ancient.stoneCircle),
  'jungle-temple': middle(ancient.jungleTemple),
  'sun-temple': middle(ancient.sunTemple),
  shrine: middle(ancient.shrine),
  gravestones: middle(ancient.gravestones, 1.15),
  crypt: middle(ancient.crypt),
  'lost-city': middle(ancient.lostCity),
  'hollow-tree': middle(nature.hollowTree),
  'talking-tree': middle(magic.talkingTree),
  'beaver-dam': middle(nature.beaverDam),
  'hot-spring': middle(nature.hotSpring),
  'rock-arch': middle(nature.rockArch),
  nest: middle(nature.greatNest),
  'sleeping-dragon': middle(nature.sleepingDragon),
  camp: middle(nature.camp),
  campfire: middle((brush) => nature.campfire(brush)),
  pumpkins: middle(nature.pumpkins),
  'treetop-walk': middle(nature.treetopWalk),
  'turtle-island': water(nature.turtleIsland),
  rainbow: far(nature.rainbow),
  'cave-mouth': middle(magic.cave),
  'moon-base': middle(heavens.moonBase),
  'dome-garden': middle(heavens.domeGarden),
  'silver-village': middle(heavens.silverVillage),
  'bubble-houses': middle(heavens.bubbleHouses),
  'star-ship': aloft(heavens.starShip),
  comet: sky(heavens.comet),
  'ringed-planet': sky(heavens.ringedPlanet),
  'twin-suns': sky(heavens.twinSuns),
  'sky-chains': sky(heavens.skyChains),
  'star-stairs': middle(heavens.starStairs),
  lollipops: middle(sweets.lollipops),
  'ice-cream-mountain': far(sweets.iceCreamMountain),
  'block-towers': middle(sweets.blockTowers),
  'doll-houses': middle(sweets.dollHouses),
  teddies: middle(sweets.teddyVillage),
  'marble-run': middle(sweets.marbleRun),
  'bell-tree': middle(wonders.bellTree),
  'drum-mountain': far(wonders.drumMountain),
  'harp-bridge': middle(wonders.harpBridge),
  cards: middle(wonders.playingCards),
  mirrors: middle(wonders.mirrors),
  pillows: middle(wonders.pillows),
  fireplace: middle(room.fireplace),
  bed: middle(room.bed),
  armchair: middle(room.armchair),
  oven: middle(room.oven),
  cauldron: middle(room.cauldron),
  globe: middle(room.globe),
  telescope: middle(room.telescope),
  throne: middle(room.throne),
  dinosaur: middle(room.dinosaur),
  paintings: middle(room.paintings),
  portraits: middle(room.portraits),
  'treasure-heap': middle(room.treasureHeap),
  'toy-bench': middle((brush) => crafts.workbench(brush, 'toys')),
  'gear-bench': middle((brush) => crafts.workbench(brush, 'gears')),
  'clock-bench': middle((brush) => crafts.workbench(brush, 'clocks')),
  'potion-bench': middle((brush) => crafts.workbench(brush, 'potions')),
  'apple-lesson': middle((brush) => crafts.blackboard(brush, 'apples')),
  'magic-lesson': middle((brush) => crafts.blackboard(brush, 'magic')),
  'flight-lesson': middle((brush) => crafts.blackboard(brush, 'flight')),
  'flask-lesson': middle((brush) => crafts.blackboard(brush, 'flasks')),
  'door-to-anywhere': middle(magic.doorToAnywhere),
  'floating-stones': sky(magic.floatingStones),
  'music-notes': sky(magic.musicNotes),
  'low-stars': sky(magic.lowStars),
  'firefly-swarm': near(magic.fireflySwarm),
  'wind-ribbons': sky(magic.windRibbons),
  'rainbow-bubbles': sky(magic.rainbowBubbles),
  'stopped-clock': sky(magic.stoppedClock),
  'glowing-steps': near(magic.glowingSteps),
  'glowing-flowers': near(magic.glowingFlowers),
  wisps: middle(magic.wisps),
  kite: sky(magic.kite),
  birds: sky(magic.flyingBirds),
  bats: sky(animals.bats),
  parrots: sky(animals.parrots),
  butterflies: near(animals.butterflies),
  fairies: near(folk.fairies),
  ghosts: near(folk.ghosts),
  gnome: near(folk.gnome),
  rabbit: near(animals.rabbit),
  owl: near(animals.owlOnPost),
  giant: on('far', 'middle')(folk.giant),
  'baby-dragon': near(animals.babyDragon),
  unicorn: near(animals.unicorn),
  merfolk: near(folk.merfolk),
  'cloud-sheep': near(animals.cloudSheep),
  robot: near(folk.littleRobot),
  alien: near(folk.alien),
  'snow-fox': near(animals.snowFox),
  villagers: near(folk.villager),
  trader: near(folk.trader),
  storyteller: near(folk.storyteller),
  pirate: near(folk.pirate),
  troll: near(folk.troll),
  skeleton: near(folk.skeleton),
  penguins: near(animals.penguins),
  swans: near(animals.swans),
  frogs: near(animals.frogs),
  ponies: near(animals.ponies),
  webs: middle(animals.webs),
  chest: near(treasure.chest),
  map: near(treasure.treasureMap),
  crystal: near(treasure.shiningCrystal),
  key: near(treasure.goldenKey),
  lantern: near(treasure.magicLantern),
  egg: near(treasure.dragonEgg),
  pearls: near(treasure.pearls),
  flute: near(treasure.flute),
  book: near(treasure.spellBook),
  crown: near(treasure.lostCrown),
  'star-jar': near(treasure.starJar),
  feather: near(treasure.wishingFeather),
  'music-box': near(treasure.musicBox),
  compass: near(treasure.compass),
  seed: near(treasure.sproutingSeed),
  mirror: near(treasure.handMirror),
} as const satisfies Readonly<Record<string, Detail>>;

export type DetailName = keyof typeof DETAILS;
export const DETAIL_NAMES = Object.keys(DETAILS) as readonly DetailName[];

export const detail = (name: DetailName): Detail => DETAILS[name];
