import type { TopLevelType } from './top-level-types.ts';

/** Subcategories and their types as lines for `readChoices`; a type that implies a gender ('Queen') specifies it. */
export const TYPE_TABLE: Readonly<Record<TopLevelType['label'], Readonly<Record<string, string>>>> = {
  Human: {
    Warrior: 'Knight, Archer, Samurai, Viking, Gladiator, Shield Maiden (female), Fencer, Warrior Monk',
    Healer: 'Doctor, Nurse, Herbalist, Apothecary, Veterinarian, Dentist, Flying Doctor, Village Healer',
    Scholar: 'Librarian, Historian, Astronomer, Scientist, Teacher, Mapmaker, Philosopher, Inventor',
    Royal:
      'King (male), Queen (female), Prince (male), Princess (female), Duke (male), Duchess (female), Royal Adviser, Royal Page',
    Leader: 'Mayor, Captain, Chieftain, Village Elder',
    Artisan: 'Blacksmith, Carpenter, Potter, Weaver, Clockmaker, Glassblower, Toymaker, Lantern Maker',
    Explorer: 'Sailor, Mountaineer, Pilot, Astronaut, Deep-Sea Diver, Treasure Seeker, Polar Explorer, Archaeologist',
    Performer: 'Singer, Dancer, Acrobat, Juggler, Stage Magician, Actor, Puppeteer, Storyteller',
    Merchant: 'Market Trader, Spice Seller, Shopkeeper, Bookseller',
    'Criminal → Mischief-Maker':
      'Pirate → Treasure Sailor, Smuggler → Secret Sailor, Burglar → Tiptoer, Pickpocket → Button Borrower',
    Nomad: 'Desert Wanderer, Caravan Guide, Shepherd, Steppe Rider',
    Mystic: 'Fortune Teller, Dream Reader, Stargazer, Forest Hermit',
    'Law Enforcement': 'Police Officer, Detective, Sheriff, Park Ranger',
    'Emergency Services': 'Firefighter, Paramedic, Lifeguard, Mountain Rescuer',
    'Sports Professional': 'Footballer, Gymnast, Swimmer, Runner, Figure Skater, Cyclist, Tennis Player, Rock Climber',
    'Culinary Expert': 'Baker, Chef, Chocolatier, Ice Cream Maker',
    'Creative Professional':
      'Painter, Writer, Photographer, Architect, Fashion Designer, Composer, Sculptor, Film Director',
  },
  Animal: {
    'Fur and Feather': 'Fox, Owl, Rabbit, Wolf, Bear, Deer, Lion, Cat',
    'Farm Animal': 'Horse, Cow (female), Sheep, Goat, Pig, Donkey, Chicken, Goose',
    'House Pet': 'Dog, Hamster, Guinea Pig, Pony',
    'Woodland Animal': 'Squirrel, Hedgehog, Badger, Raccoon, Beaver, Mouse, Otter, Moose',
    'Savanna Animal': 'Elephant, Giraffe, Zebra, Rhinoceros, Hippopotamus, Cheetah, Meerkat, Gazelle',
    'Jungle Animal': 'Tiger, Panda, Monkey, Gorilla, Orangutan, Sloth, Lemur, Anteater',
    'Desert and Outback Animal': 'Camel, Fennec Fox, Armadillo, Snake, Kangaroo, Koala, Chameleon, Tortoise',
    Bird: 'Eagle, Parrot, Swan, Peacock (male), Flamingo, Toucan, Robin, Hummingbird',
    'Polar Animal': 'Penguin, Polar Bear, Walrus, Reindeer, Snow Leopard, Arctic Hare, Husky, Puffin',
    'Sea Animal': 'Dolphin, Whale, Narwhal, Seal, Octopus, Sea Turtle, Seahorse, Crab',
    'Riverbank Animal': 'Frog, Duck, Crocodile, Platypus',
    'Garden Insect': 'Butterfly, Honeybee, Ladybug, Dragonfly, Firefly, Ant, Grasshopper, Caterpillar',
    Dinosaur:
      'Tyrannosaurus, Triceratops, Stegosaurus, Brachiosaurus, Ankylosaurus, Velociraptor, Spinosaurus, Parasaurolophus',
  },
  'Supernatural Being': {
    'Ghost → Glimmer':
      'Castle Ghost → Castle Glimmer, Attic Ghost → Attic Glimmer, Library Ghost → Library Glimmer, Lighthouse Ghost → Lighthouse Glimmer, Garden Ghost → Garden Glimmer, Bedsheet Ghost → Bedsheet Glimmer, Sailor Ghost → Sailor Glimmer, Musical Ghost → Musical Glimmer',
    'Nature Spirit':
      'River Spirit, Forest Spirit, Mountain Spirit, Wind Spirit, Rain Spirit, Snow Spirit, Flame Spirit, Blossom Spirit',
    'Household Spirit': 'Hearth Spirit, Teapot Spirit, Clock Spirit, Lantern Spirit',
    Angel: 'Guardian Angel, Dawn Angel, Snow Angel, Song Angel',
    'Celestial Being':
      'Star Child, Moon Maiden (female), Sun Prince (male), Comet Rider, Aurora Dancer, Cloud Shepherd, Constellation Keeper, Rainbow Painter',
    'Dream Being': 'Dream Weaver, Lullaby Singer, Pillow Guardian, Daydream Drifter',
    'Season Bringer': 'Spring Bringer, Summer Bringer, Autumn Bringer, Winter Bringer',
    'Vampire → Night Owl Noble':
      'Castle Vampire → Castle Night Owl, Moonlight Vampire → Moonlight Night Owl, Opera Vampire → Opera Night Owl, Tomato Vampire → Tomato Taster',
    'Werefolk → Moon Changer': 'Werewolf → Moon Wolf, Werecat → Moon Cat, Werebear → Moon Bear, Werefox → Moon Fox',
    'Undead → Sleepyhead':
      'Skeleton → Rattle Dancer, Mummy → Bandage Friend, Zombie → Sleepy Shuffler, Pumpkin-Head → Pumpkin Friend',
  },
  'Robot/Artificial Intelligence': {
    'Everyday Robot':
      'Helper Robot, Explorer Robot, Guardian Robot, Companion Robot, Scholar Robot, Builder Robot, Gardener Robot, Gentle Android',
    'Animal Robot':
      'Robot Dog, Robot Cat, Robot Owl, Robot Horse, Robot Turtle, Robot Dolphin, Robot Butterfly, Robot Dragon',
    'Space Robot': 'Rover Robot, Satellite Robot, Starship Robot, Comet-Catcher Robot',
    'Rescue Robot': 'Firefighter Robot, Diver Robot, Medic Robot, Snow Rescue Robot',
    'Vehicle Robot': 'Rocket Robot, Train Robot, Submarine Robot, Hovercar Robot',
    'Giant Robot': 'Mountain-Lifter Robot, Lighthouse Robot, Walking House Robot, Harbor Crane Robot',
    'Toy Robot': 'Wind-Up Robot, Tin Robot, Building-Block Robot, Patchwork Robot',
    'Clockwork Robot': 'Clockwork Knight, Clockwork Dancer, Clockwork Musician, Clockwork Butler',
    'Workshop Robot': 'Steam Robot, Scrap Robot, Bubble Robot, Painter Robot',
    Android: 'Pilot Android, Musician Android, Detective Android, Teacher Android',
    'Artificial Intelligence': 'Hologram Guide, Starship Mind, Library Mind, Dream Computer',
  },
  'Mythical Creature': {
    Dragon:
      'Fire Dragon, Ice Dragon, Forest Dragon, Sea Dragon, Storm Dragon, Shadow Dragon → Twilight Dragon, Crystal Dragon, Star Dragon',
    'Magical Horse':
      'Silver Unicorn, Rainbow Unicorn, Forest Unicorn, Midnight Unicorn, Cloud Pegasus, Star Pegasus, Water Horse, Flame-Maned Horse',
    Phoenix: 'Fire Phoenix, Dawn Phoenix, Ice Phoenix, Rainbow Phoenix',
    'Guardian Beast': 'Griffin, Hippogriff, Sphinx, Winged Lion, Chimera, Qilin, Stone Lion, Nine-Tailed Fox',
    'Wonder Beast': 'Hydra, Three-Headed Dog, Basilisk → Sleepy-Eyed Serpent, Feathered Serpent',
    'Little Legend': 'Jackalope, Moon Rabbit, Dream Tapir, Cloud Sheep',
    Merfolk: 'Mermaid (female), Merman (male), Selkie, Reef Singer',
    'Sea Legend': 'Kraken → Giant Octopus, Sea Serpent, Island Turtle, Lake Monster → Lake Longneck',
    'Giant Folk':
      'Mountain Giant, Frost Giant, Cloud Giant, Garden Giant, Cyclops, Bridge Troll, Ogre → Grumbly Giant, Yeti',
    'Hoofed Folk': 'Centaur, Faun, Minotaur → Bull-Headed Wanderer, Stag Guardian',
    Golem: 'Stone Golem, Clay Golem, Crystal Golem, Snow Golem',
    'Tree Folk': 'Oak Guardian, Willow Whisperer, Pine Walker, Apple-Tree Elder',
  },
  Alien: {
    'Star Traveler':
      'Star Captain, Comet Surfer, Moon Farmer, Planet Painter, Galaxy Mapmaker, Asteroid Miner, Rocket Mechanic, Space Pirate → Space Rascal',
    'Little Alien': 'Green Alien, One-Eyed Alien, Three-Eyed Alien, Antenna Alien',
    'Furry Alien': 'Fluffball Alien, Long-Eared Alien, Striped Alien, Six-Legged Alien',
    'Sea-World Alien': 'Bubble Alien, Tentacle Alien, Finned Alien, Shell Alien',
    'Plant Alien': 'Flower Alien, Cactus Alien, Mushroom Alien, Seedpod Alien',
    'Insect Alien': 'Beetle Alien, Butterfly Alien, Firefly Alien, Cricket Alien',
    'Crystal Alien': 'Quartz Alien, Amethyst Alien, Ice Alien, Geode Alien',
    'Light Alien': 'Sunbeam Alien, Starlight Alien, Rainbow Alien, Lightning Alien',
    'Cloud Alien': 'Nebula Alien, Mist Alien, Raincloud Alien, Cotton-Cloud Alien',
    'Shape-Shifting Alien': 'Jelly Alien, Mirror Alien, Ribbon Alien, Balloon Alien',
    'Cosmic Creature':
      'Space Whale, Star Jellyfish, Comet Fox, Moon Moth, Asteroid Snail, Nebula Manta, Meteor Pup, Planet Turtle',
  },
  'Magical Being': {
    Fairy:
      'Flower Fairy, Leaf Fairy, Snow Fairy, Water Fairy, Moon Fairy, Music Fairy, Tooth Fairy, Fairy Queen (female)',
    Sprite: 'Dewdrop Sprite, Ember Sprite, Breeze Sprite, Ink Sprite',
    Elf: 'Forest Elf, Moon Elf, Frost Elf, Workshop Elf',
    Dwarf: 'Miner Dwarf, Blacksmith Dwarf, Gem-Cutter Dwarf, Baker Dwarf',
    Gnome: 'Garden Gnome, Mushroom Gnome, Tinker Gnome, Book Gnome',
    'Hidden Folk': 'Leprechaun, Brownie, Kobold, Hill Dweller',
    Spellcaster:
      'Kitchen Witch, Forest Witch, Cloud Witch, Star Wizard, Book Wizard, Weather Wizard, Enchantress (female), Enchanter (male)',
    Genie: 'Lamp Genie, Bottle Genie, Sand Genie, Cloud Genie',
    Elemental:
      'Fire Elemental, Water Elemental, Air Elemental, Earth Elemental, Ice Elemental, Lightning Elemental, Crystal Elemental, Light Elemental',
    Dryad: 'Oak Dryad, Birch Dryad, Rose Dryad, Cherry-Blossom Dryad',
    'Enchanted Friend':
      'Snow Person, Scarecrow, Gingerbread Person, Wooden Puppet, Rag Doll, Teddy Bear, Toy Soldier, Living Book',
  },
  Mystic: {
    Mage: 'Fire Mage, Water Mage, Wind Mage, Stone Mage, Light Mage, Shadow Mage → Twilight Mage, Crystal Mage, Mirror Mage',
    Oracle: 'Moon Oracle, Sea Oracle, Cave Oracle, Crystal-Ball Oracle',
    Druid: 'Grove Druid, River Druid, Stone-Circle Druid, Mushroom Druid',
    'Wandering Monk': 'Mountain Monk, Cloud Monk, Bamboo Monk, Bell Monk',
    Alchemist: 'Gold Alchemist, Color Alchemist, Perfume Alchemist, Cloud Alchemist',
    'Star Sage': 'Sun Sage, Comet Reader, Zodiac Keeper, Planet Listener',
    'Dream Guide': 'Sleepwalker Guide, Cloud-Bed Guide, Moonbeam Guide, Memory Guide',
    'Animal Whisperer': 'Wolf Whisperer, Bird Whisperer, Whale Whisperer, Dragon Whisperer',
    'Keeper of Secrets': 'Rune Carver, Scroll Keeper, Riddle Keeper, Key Keeper',
    'Spell Singer': 'Harp Enchanter, Flute Charmer, Drum Caller, Song Weaver',
    'Time Keeper': 'Hourglass Keeper, Clock-Tower Mystic, Sundial Mystic, Season Turner',
  },
  Hybrid: {
    'Furry Folk': 'Foxling, Wolfling, Catling, Bearling, Rabbitling, Otterling, Mouseling, Lionling',
    'Winged Folk':
      'Owl Flyer, Eagle Flyer, Swan Flyer, Raven Flyer, Bat Flyer, Butterfly Flyer, Dragonfly Flyer, Moth Flyer',
    'Sea Folk': 'Shark Swimmer, Octopus Swimmer, Seal Swimmer, Turtle Swimmer',
    'Horned Folk': 'Ramling, Stagling, Goatling, Unicornling',
    'Half-Dragon': 'Flame Half-Dragon, Frost Half-Dragon, Leaf Half-Dragon, Sky Half-Dragon',
    'Half-Magic Folk': 'Half-Elf, Half-Fairy, Half-Giant, Half-Genie',
    'Plant Folk': 'Roseling, Fernling, Acornling, Mushroomling',
    Cyborg: 'Cyborg Explorer, Cyborg Inventor, Cyborg Musician, Cyborg Athlete',
    'Mixed-Up Animal': 'Winged Cat, Fish-Tailed Fox, Butterfly Elephant, Antlered Bear',
  },
  'Dark Being': {
    'Shadow Being → Dusk Being':
      'Shadow Walker → Dusk Walker, Shadow Dancer → Dusk Dancer, Shadow Thief → Dusk Borrower, Shadow Cat → Dusk Cat',
    'Dark Magician → Grumpy Magician':
      'Night Sorcerer (male) → Night Magician, Night Sorceress (female) → Moonlight Magician, Hex Brewer → Soup Brewer, Mirror Warlock → Mirror Magician',
    'Blood Mage → Ruby Mage':
      'Crimson Blood Mage → Crimson Mage, Rose Blood Mage → Rose Mage, Moon Blood Mage → Moon Mage, Royal Blood Mage → Royal Mage',
    'Dark Knight → Gloomy Knight':
      'Raven Knight → Feather Knight, Iron Knight → Rusty Knight, Thorn Knight → Bramble Knight, Nightfall Knight → Evening Knight',
    'Dark Royal → Grumpy Royal':
      'Ice Queen (female) → Snowflake Queen, Thorn King (male) → Bramble King, Raven Princess (female) → Feather Princess, Shadow Prince (male) → Dusk Prince',
    'Dark Fairy → Bramble Fairy':
      'Thorn Fairy → Prickly Fairy, Raven Fairy → Feather Fairy, Toadstool Fairy → Spotty Fairy, Nightshade Fairy → Evening Fairy',
    'Imp → Rascal':
      'Fire Imp → Spark Rascal, Cellar Imp → Cellar Rascal, Ink Imp → Ink Rascal, Thunder Imp → Rumble Rascal',
    'Goblin → Grumbler':
      'Market Goblin → Market Grumbler, Tunnel Goblin → Tunnel Grumbler, Swamp Goblin → Puddle Grumbler, Junkyard Goblin → Tinker Grumbler',
    'Gargoyle → Stone Friend':
      'Tower Gargoyle → Tower Stone Friend, Bridge Gargoyle → Bridge Stone Friend, Fountain Gargoyle → Fountain Stone Friend, Garden Gargoyle → Garden Stone Friend',
    'Monster → Fuzzy Friend':
      'Under-Bed Monster → Under-Bed Fuzzy, Closet Monster → Closet Fuzzy, Sock-Eating Monster → Sock Collector, Swamp Monster → Mud Fuzzy, Fog Monster → Mist Fuzzy, Cave Monster → Cave Fuzzy, Thunder Monster → Rumble Fuzzy, Many-Eyed Monster → Many-Eyed Fuzzy',
    'Nightmare → Wobbly Dream':
      'Nightmare Horse → Night Horse, Nightmare Weaver → Blanket Weaver, Nightmare Jester → Tumble Jester, Nightmare Moth → Night Moth',
  },
};
