import { wordsForLabel, type Choice } from '../catalogues/choice.ts';
import { readChoice, readChoices } from '../catalogues/read-choices.ts';
import type { AgeRange } from '../audience/ages.ts';

/** Types, their categories and their subcategories as lines for `readChoices`. */
const LOCATION_TABLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Woods and Meadows': {
    Forest: 'Lantern Forest, Mushroom Forest, Autumn Wood, Whispering Pines',
    Jungle: 'Parrot Jungle, Vine Bridge Jungle, Orchid Jungle, Treetop Walkway',
    Meadow: 'Wildflower Meadow, Butterfly Meadow, Firefly Meadow, Clover Hill',
    Garden: 'Rose Garden, Secret Garden, Glass Greenhouse, Pumpkin Patch',
    Swamp: 'Lily Pad Swamp, Frog Choir Marsh, Willow Swamp, Glowworm Bog',
  },
  'Mountains and Deserts': {
    Mountain: "Cloud-Topped Peak, Eagle's Ledge, Rope Bridge Gorge, Echo Valley",
    Cave: "Crystal Cave, Dragon's Den, Underground Lake, Glowworm Grotto",
    Desert: 'Golden Dunes, Palm Oasis, Red Rock Canyon, Singing Sands',
    Volcano: 'Sleepy Volcano, Lava Bridge → Glowing Bridge, Hot Springs, Ember Forge',
    'Snow Land': 'Frozen Lake, Ice Palace, Snowy Pine Valley, Northern Lights Camp',
  },
  'Rivers and Seas': {
    River: 'Winding River, Stepping-Stone Stream, Old Water Mill, Beaver Dam',
    Waterfall: 'Rainbow Falls, Hidden Cave Falls, Moonlit Cascade, Seven-Step Falls',
    Lake: 'Mirror Lake, Swan Lake, Boathouse Lake, Misty Lake',
    Seaside: "Shell Beach, Lighthouse Point, Rock Pool Bay, Smuggler's Cove → Hidden Cove",
    Island: 'Palm Island, Treasure Island, Turtle-Back Island, Penguin Island',
    Undersea: 'Coral Reef, Sunken Ship, Mermaid City, Kelp Forest',
  },
  'Sky and Space': {
    'Cloud Land': 'Cloud Castle, Rainbow Bridge, Thunder Workshop, Feather Nest',
    'Floating Isle': 'Isle of Windmills, Isle of Waterfalls, Isle of Cherry Trees, Chained Isles',
    Moon: 'Moon Crater, Moon Garden, Moon Base, Silver Moon Village',
    Planet: 'Ringed Planet, Bubble Planet, Mushroom Planet, Twin-Sun Planet',
    'Space Station': 'Star Dock, Comet Observatory, Space Greenhouse, Control Room',
  },
  'Town and Country': {
    Village: 'Cobblestone Village, Treehouse Village, Stilt Village, Burrow Village',
    Market: 'Night Market, Spice Bazaar, Flower Market, Potion Alley',
    City: 'City of Bridges, City of Towers, City of Tomorrow, Rooftop City',
    Farm: 'Red Barn Farm, Apple Orchard, Windmill Farm, Pony Farm',
    Harbor: 'Fishing Harbor, Pirate Harbor → Treasure Harbor, Lantern Quay, Shipyard',
    Fairground: 'Circus Tent, Merry-Go-Round, Ferris Wheel, Puppet Theater',
  },
  'Castles and Ruins': {
    Castle: "Knight's Castle, Fairytale Castle, Castle Courtyard, Mountain Fortress",
    Palace: 'Golden Palace, Glass Palace, Throne Room, Grand Ballroom',
    Tower: "Wizard's Tower, Clock Tower, Ivy Tower, Watchtower",
    Ruins: 'Overgrown Ruins, Stone Circle, Lost City, Broken Bridge',
    Temple: 'Jungle Temple, Sun Temple, Hall of Statues, Waterfall Shrine',
  },
  'Under One Roof': {
    Cottage: 'Thatched Cottage, Gingerbread Cottage, Attic Bedroom, Fireside Room',
    Library: 'Grand Library, Spiral Library, Hidden Reading Nook, Map Room',
    School: 'Little Schoolhouse, School of Magic, Flying School, Science Classroom',
    Workshop: "Toymaker's Workshop, Inventor's Workshop, Potion Workshop, Clockmaker's Workshop",
    Kitchen: "Castle Kitchen, Village Bakery, Chocolate Kitchen, Witch's Kitchen → Bubbling-Pot Kitchen",
    Museum: 'Dinosaur Hall, Painting Gallery, Treasure Chamber, Planetarium',
  },
  'On the Move': {
    Ship: 'Sailing Ship, Pirate Ship → Treasure Ship, River Steamer, Little Rowing Boat',
    Train: 'Steam Train, Night Train, Mountain Railway, Star Train',
    Airship: 'Hot-Air Balloon, Sky Galleon, Propeller Airship, Cloud Ferry',
    Caravan: 'Painted Wagon, Desert Caravan, Snow Sleigh, Snail-Shell Caravan',
    Submarine: 'Brass Submarine, Whale-Shaped Submarine, Bubble Diver, Deep-Sea Lab',
  },
  Wonderlands: {
    'Candy Land': 'Chocolate River, Lollipop Forest, Gingerbread Town, Ice-Cream Mountain',
    'Toy Land': 'Building-Block City, Dollhouse Street, Teddy Bear Village, Marble Run Park',
    'Dream Land': 'Pillow Hills, Upside-Down Garden, Stairway of Stars, Lullaby Lake',
    'Music Land': 'Piano-Key Road, Bell Forest, Drum Mountains, Harp Bridge',
    Labyrinth: 'Hedge Labyrinth, Mirror Labyrinth, Playing-Card Labyrinth, Crystal Labyrinth',
  },
  'Spooky Places → Moonlit Places': {
    'Haunted House → Creaky House':
      'Ghostly Ballroom → Dancing Ballroom, Creaky Attic, Cobweb Cellar → Lace-Curtain Cellar, Portrait Hallway',
    'Graveyard → Sleepy Garden':
      'Misty Graveyard → Misty Garden, Old Crypt → Stone Cottage, Bat Belfry, Raven Gate → Blackbird Gate',
    'Shadow Forest → Twilight Forest':
      'Crooked Trees, Spider Glade → Silver Thread Glade, Owl Hollow, Thorn Gate → Bramble Gate',
    'Vampire Castle → Night Owl Castle':
      'Candlelit Hall, Crypt Library → Cellar Library, Bat Tower, Midnight Courtyard',
    'Foggy Moor → Misty Moor':
      "Lonely Lamp Post, Will-o'-the-Wisp Pond, Howling Hill → Singing Hill, Ghost Ship Shore → Floating Ship Shore",
  },
};

type LocationCategory = Choice & { readonly subcategories: readonly Choice[] };
type LocationType = Choice & { readonly categories: readonly LocationCategory[] };

export const LOCATION_TYPES: readonly LocationType[] = Object.entries(LOCATION_TABLE).map(([type, categories]) => ({
  ...readChoice(type),
  categories: Object.entries(categories).map(([category, subcategories]) => ({
    ...readChoice(category),
    subcategories: readChoices(subcategories),
  })),
}));

/** Type, category and subcategory as stored labels (docs/specification.md#3). */
export interface LocationKind {
  type: string;
  /** The chosen value; empty if the user chose none. */
  category: string;
  subcategory: string;
}

export const categoriesOf = (type: string): readonly LocationCategory[] =>
  LOCATION_TYPES.find(({ label }) => label === type)?.categories ?? [];

export const locationSubcategoriesOf = (type: string, category: string): readonly Choice[] =>
  categoriesOf(type).find(({ label }) => label === category)?.subcategories ?? [];

export const locationKindFor = ({ type, category, subcategory }: LocationKind, ageRange: AgeRange): LocationKind => ({
  type: wordsForLabel(LOCATION_TYPES, type, ageRange),
  category: wordsForLabel(categoriesOf(type), category, ageRange),
  subcategory: wordsForLabel(locationSubcategoriesOf(type, category), subcategory, ageRange),
});
