import type { Gender } from './character.ts';

/** Names for any type of character, from many languages; easy to read aloud. */
export const NAMES_FOR_ANYONE: readonly string[] = (
  'Amari Aspen Bao Bramble Briar Cinder Clover Comet Ember Fable Fern Hazel Indigo Juniper Kai Lark Maple ' +
  'Marlow Mochi Nimbus Nova Pip Quill Remy Robin Rumi Sage Sky Sol Sparrow Tansy Wren'
).split(' ');

export const NAMES_BY_GENDER: Readonly<Record<Gender, readonly string[]>> = {
  female: (
    'Aiyana Amina Anouk Astrid Calla Celeste Elowen Freya Ines Isla Kalinda Leilani Lumi Lyra Marigold Mei ' +
    'Nala Noor Ophelia Saoirse Sunniva Tala Yuki Zadie'
  ).split(' '),
  male: (
    'Arjun Bodhi Cassian Dario Emrys Finn Hiro Idris Jasper Kofi Leif Mateo Milo Niko Oberon Omar Orin Otis ' +
    'Rafi Rowan Silas Tavi Theo Zephyr'
  ).split(' '),
};
