import { expect, it } from 'vitest';
import { isInOtherLanguage } from './other-language.ts';

const CAST = ['Xiomara Quispe', 'Björn'];

it.each([
  'El puerto todavía dormía cuando Ember abrió un ojo. En algún lugar debajo del faro sonó una campana una sola vez, y luego lo pensó mejor y calló. El mar estaba muy quieto.',
  'Der Hafen schlief noch, als Ember ein Auge öffnete. Irgendwo unter dem Leuchtturm schlug eine Glocke einmal, und dann überlegte sie es sich anders. Das Meer lag flach wie ein Tischtuch da.',
  'Le port dormait encore quand Ember ouvrit un œil. Quelque part sous le phare une cloche sonna une fois, puis elle se ravisa. La mer était plate comme une nappe sur la table du matin.',
  'Порт ещё спал, когда Эмбер открыла один глаз. Где-то под маяком один раз прозвонил колокол, а потом передумал. Море лежало ровное, как скатерть на столе у бабушки ранним утром дома.',
  '港はまだ眠っていました。エンバーが片目を開けると、灯台の下のどこかで鐘が一度だけ鳴り、それから思い直したように静かになりました。海はテーブルクロスのように平らでした。とても静かな朝でした。',
  `Der Hafen schlief noch, als Ember ein Auge öffnete. ${'Irgendwo unter dem Turm schlug die Glocke. '.repeat(4)}`,
  'Era uma vez uma raposa pequena que morava debaixo de um velho carvalho. O inverno era longo, a floresta estava quieta, e ela tinha fome todos os dias, menos quando Ember trazia sopa quente.',
  'De haven sliep nog toen Ember een oog opendeed. Ergens onder de vuurtoren luidde één keer een klok, en toen bedacht zij zich. De zee lag zo plat als een tafelkleed in de ochtend.',
])('%j is in another language', (paragraph) => {
  expect(isInOtherLanguage(paragraph, CAST)).toBe(true);
});

it.each([
  'The harbour town was still asleep when Ember opened one eye. Somewhere below the lighthouse a bell rang once, and then it thought better of it. The sea lay as flat as a tablecloth.',
  '“¡Hola, amigo!” cried Xiomara Quispe, and Xiomara Quispe waved to Björn from the boat. “Buenos días!” They rowed out past the pier, and the gulls went with them, hoping for bread and cheese.',
  'Whoosh! Splash! Up went the boat, down went the boat, and up and down went Pip with it, holding on to his hat, his map, his lunch and his very best spoon all at once.',
  'Ember was red. Pip was small. The moon was big. They sat in a tree. They saw a star. “Oh!” said Pip. The star fell down. It fell in the sea. Plop! Off they ran.',
  '¡Hola, amigo! ¿Qué tal?',
  'Zorblax quibbled. Vermissary thrumbled. The grumpkins of Old Snorrington wibbled and wobbled and would not come down from the top of the tallest flumberry tree, however kindly they were asked.',
])('%j is in English, or too short to say', (paragraph) => {
  expect(isInOtherLanguage(paragraph, CAST)).toBe(false);
});
