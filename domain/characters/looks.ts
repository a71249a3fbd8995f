import type { Choice } from '../catalogues/choice.ts';
import { readChoices } from '../catalogues/read-choices.ts';

/** Fields of an appearance; each has five options, which depend on the type (docs/specification.md#3). */
export const APPEARANCE_FIELDS = ['height', 'build', 'color', 'age'] as const;
export type AppearanceField = (typeof APPEARANCE_FIELDS)[number];

/** The options of one body; heights and ages in ascending order. Image models know all these colors. */
export type Looks = Readonly<Record<AppearanceField, readonly Choice[]>>;

const looks = (height: string, build: string, color: string, age: string): Looks => ({
  height: readChoices(height),
  build: readChoices(build),
  color: readChoices(color),
  age: readChoices(age),
});

export const APPEARANCE_SETS = {
  // Human bodies: the color applies to the clothes.
  person: looks(
    'Tiny, Short, Average, Tall, Very Tall',
    'Slender, Athletic, Medium, Sturdy, Round',
    'Ruby Red, Sunny Yellow, Forest Green, Ocean Blue, Royal Purple',
    'Child, Teenager, Young Adult, Adult, Elder',
  ),
  spellcaster: looks(
    'Tiny, Short, Medium, Tall, Towering',
    'Willowy, Nimble, Stately, Sturdy, Round',
    'Midnight Blue, Moon Silver, Emerald Green, Amethyst Purple, Sunset Orange',
    'Apprentice, Young, Grown-Up, Wise Elder, Ageless',
  ),
  bloodMage: looks(
    'Slight, Short, Medium, Tall, Imposing',
    'Slender, Graceful, Wiry, Sturdy, Broad',
    'Garnet Red, Velvet Red, Black Cherry, Rose Pink, Copper Red',
    'Apprentice, Young, Grown-Up, Elder, Ageless',
  ),
  fae: looks(
    'Thimble-Sized, Teacup-Sized, Small, Medium, Willow-Tall',
    'Dainty, Wispy, Nimble, Sturdy, Round',
    'Rose Pink, Daisy Yellow, Leaf Green, Bluebell Blue, Lilac',
    'Budding, Young, Grown-Up, Elder, Ageless',
  ),
  littleFolk: looks(
    'Acorn-High, Boot-High, Knee-High, Barrel-High, Door-High',
    'Nimble, Wiry, Stocky, Sturdy, Round-Bellied',
    'Berry Red, Moss Green, Acorn Brown, Bluebell Blue, Mustard Yellow',
    'Youngster, Young, Grown-Up, Elder, Hundreds of Years Old',
  ),
  celestial: looks(
    'Spark-Sized, Small, Medium, Tall, Sky-High',
    'Delicate, Graceful, Strong, Sturdy, Cloud-Soft',
    'Star White, Sunbeam Gold, Dawn Pink, Midnight Blue, Aurora Green',
    'Newborn, Young, Grown-Up, Elder, Timeless',
  ),

  // Animals and creatures: the color applies to fur, feathers, scales or skin.
  animal: looks(
    'Pocket-Sized, Small, Medium, Large, Enormous',
    'Sleek, Fluffy, Strong, Sturdy, Round',
    'Rusty Red, Honey Gold, Snow White, Chestnut Brown, Silver Gray',
    'Baby, Young, Grown-Up, Elderly, Ancient',
  ),
  beast: looks(
    'Palm-Sized, Small, Medium, Large, Enormous',
    'Sleek, Graceful, Powerful, Fluffy, Round',
    'Pearl White, Flame Red, Midnight Blue, Rose Gold, Jade Green',
    'Newborn, Young, Grown-Up, Elder, Ancient',
  ),
  dragon: looks(
    'Tiny, Small, Medium, Large, Colossal',
    'Serpentine, Graceful, Powerful, Armored, Round-Bellied',
    'Crimson, Emerald, Sapphire, Golden, Obsidian',
    'Hatchling, Young, Grown, Elder, Ancient',
  ),
  merfolk: looks(
    'Minnow-Sized, Small, Medium, Tall, Towering',
    'Slender, Graceful, Strong, Sturdy, Round',
    'Seafoam Green, Coral Pink, Pearl White, Lagoon Blue, Deep-Sea Purple',
    'Little One, Young, Grown-Up, Elder, Old as the Tides',
  ),
  monster: looks(
    'Shoebox-Sized, Small, Medium, Large, Ceiling-High',
    'Fuzzy, Squishy, Lumpy, Spiky, Round',
    'Slime Green, Berry Blue, Plum Purple, Pumpkin Orange, Candy Pink',
    'Baby, Young, Grown-Up, Elderly, Ancient',
  ),
  alien: looks(
    'Pocket-Sized, Knee-High, Medium, Tall, Rocket-High',
    'Slender, Bendy, Squishy, Sturdy, Round',
    'Lime Green, Candy Pink, Galaxy Purple, Electric Blue, Sunset Orange',
    'Just Hatched, Young, Grown-Up, Elder, Old as the Stars',
  ),

  // Bodies of light, mist and magic: the color applies to their glow.
  spirit: looks(
    'Candle-Sized, Small, Medium, Tall, Ceiling-High',
    'Wispy, Floaty, Swirling, Billowing, Round',
    'Moon White, Mist Blue, Firefly Green, Lilac Mist, Candle Gold',
    'Newborn, Young, Grown-Up, Elder, Age-Old',
  ),
  shadow: looks(
    'Mouse-Sized, Small, Medium, Tall, Towering',
    'Slinky, Wispy, Swirling, Billowing, Round',
    'Dusk Violet, Midnight Blue, Smoke Gray, Ember Red, Ink Black',
    'Newborn, Young, Grown-Up, Elder, Old as the Night',
  ),
  elemental: looks(
    'Spark-Sized, Small, Medium, Tall, Storm-High',
    'Flickering, Flowing, Swirling, Sturdy, Mighty',
    'Flame Orange, Water Blue, Leaf Green, Spark Yellow, Crystal Violet',
    'Newborn, Young, Grown-Up, Elder, Old as the World',
  ),
  undead: looks(
    'Knee-High, Short, Medium, Tall, Very Tall',
    'Bony, Floppy, Creaky, Sturdy, Well-Wrapped',
    'Chalk White, Linen Cream, Moss Green, Pumpkin Orange, Dusty Violet',
    'Just Woken, Young at Heart, Grown-Up, Very Old, Ancient',
  ),

  // Bodies of earth and plants: the color applies to skin, stone, bark or petals.
  giant: looks(
    'Door-High, House-High, Treetop-High, Tower-High, Cloud-High',
    'Lanky, Strong, Burly, Rock-Solid, Round-Bellied',
    'Stone Gray, Moss Green, Clay Brown, Frost Blue, Sunset Orange',
    'Little One, Young, Grown-Up, Elder, Old as the Hills',
  ),
  stone: looks(
    'Pebble-Sized, Small, Medium, Large, Cliff-High',
    'Smooth, Craggy, Blocky, Sturdy, Round',
    'Granite Gray, Desert Gold, Clay Red, Marble White, Amethyst Purple',
    'Newly Made, Young, Grown-Up, Mossy and Old, Ancient',
  ),
  plant: looks(
    'Sprout-Sized, Flower-High, Bush-High, Sapling-High, Treetop-High',
    'Slender, Leafy, Gnarled, Sturdy, Bushy',
    'Spring Green, Moss Green, Bark Brown, Blossom Pink, Autumn Orange',
    'Seedling, Young, In Full Bloom, Elder, Ancient',
  ),

  // Artificial bodies: the color applies to metal, cloth or paint.
  robot: looks(
    'Pocket-Sized, Compact, Medium, Tall, Towering',
    'Slim, Rounded, Boxy, Sturdy, Bulky',
    'Copper, Brass, Silver, Sky Blue, Mint Green',
    'Brand New, Young, Well-Tried, Old-Timer, Ancient',
  ),
  toy: looks(
    'Thumb-Sized, Doll-Sized, Child-Sized, Tall, Giant-Sized',
    'Slim, Floppy, Cuddly, Sturdy, Round',
    'Poppy Red, Ginger Brown, Snow White, Sky Blue, Daisy Yellow',
    'Brand New, Nearly New, Well-Loved, Much Mended, Antique',
  ),
};

export type Body = keyof typeof APPEARANCE_SETS;
