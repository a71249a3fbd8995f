import type { IdeaPicture, IdeaLocation } from '@talelantern/domain/stories/story-ideas';

const LOCATION_ART: Readonly<Record<IdeaLocation, string>> = {
  forest: 'woods-and-meadows-forest',
  meadow: 'woods-and-meadows-meadow',
  garden: 'woods-and-meadows-garden',
  jungle: 'woods-and-meadows-jungle',
  cave: 'mountains-and-deserts-cave',
  mountain: 'mountains-and-deserts-mountain',
  snow: 'mountains-and-deserts-snow-land',
  desert: 'mountains-and-deserts-desert',
  river: 'rivers-and-seas-river',
  waterfall: 'rivers-and-seas-waterfall',
  lake: 'rivers-and-seas-lake',
  seaside: 'rivers-and-seas-seaside',
  island: 'rivers-and-seas-island',
  undersea: 'rivers-and-seas-undersea',
  harbour: 'town-and-country-harbor',
  ship: 'on-the-move-ship',
  airship: 'on-the-move-airship',
  train: 'on-the-move-train',
  castle: 'castles-and-ruins-castle',
  tower: 'castles-and-ruins-tower',
  ruins: 'castles-and-ruins-ruins',
  village: 'town-and-country-village',
  market: 'town-and-country-market',
  city: 'town-and-country-city',
  farm: 'town-and-country-farm',
  fairground: 'town-and-country-fairground',
  cottage: 'under-one-roof-cottage',
  kitchen: 'under-one-roof-kitchen',
  library: 'under-one-roof-library',
  workshop: 'under-one-roof-workshop',
  school: 'under-one-roof-school',
  clouds: 'sky-and-space-cloud-land',
  moon: 'sky-and-space-moon',
  planet: 'sky-and-space-planet',
  labyrinth: 'wonderlands-labyrinth',
  toys: 'wonderlands-toy-land',
  sweets: 'wonderlands-candy-land',
  dreams: 'wonderlands-dream-land',
  music: 'wonderlands-music-land',
};

const isLocation = (picture: IdeaPicture): picture is IdeaLocation => Object.hasOwn(LOCATION_ART, picture);

export const artOfIdea = (picture: IdeaPicture): string =>
  isLocation(picture) ? `/art/places/${LOCATION_ART[picture]}.webp` : `/art/ideas/${picture}.webp`;
