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
])('%j is in a different language', (paragraph) => {
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

/** Paragraphs for first readers, whose few short words the detector takes for any language. */
const FIRST_READERS = {
  english: [
    'Mia taps a drum. Tum, tum, tum. “My turn!” says Ember. Ember taps. Tum, tum, CRACK! A hole! Mia looks in. “I see a key,” she says. “A gold key!”',
    'Pip hops. Hop, hop, hop! Ember hops too. Can Ember hop up? Ember hops up on top! Pip claps. Clap, clap! Stop, Ember! A big wave! Splash! Wet Pip. Wet socks. Pip grins.',
    'Boom, boom, boom! Ember runs. Pip runs. A drum rolls down hill. Bump! Thump! Pip grabs it. “My drum,” Pip says. A small mouse peeps out. “My house,” Mouse says.',
    'Pip digs in wet sand. Dig, dig, dig. “I see a red box!” he says. Bolt helps. Pull, pull! Pop! Up comes a box. “Open it, open it!” says Bolt.',
    'Zip! Zip! Bees fly. Pip sniffs. Yum, honey! Ember grins. Sticky paws, sticky nose, sticky ears. Lick, lick, lick. “More honey?” Bees buzz. Pip giggles. Ember giggles. Bees giggle. Yum!',
    'Rap, tap, rap! Ember sat up. Pip sat up. Ember ran. Pip ran. A gull sat on top. Flap, flap, flap! Off it went. Bump! It hit a mast.',
  ],
  other: [
    'Mia klopft. Bum, bum, bum. „Ich auch!“, ruft Ember. Ember klopft. Bum, bum, KRACH! Ein Loch! Mia guckt rein. „Da ist ein Ring“, sagt sie. „Ein Ring aus Gold!“',
    'Pip salta. ¡Hop, hop, hop! Ember salta también. “¿Qué has visto?”, dice Pip. Un mapa. Un mapa rojo. “Es mi mapa”, dice Ember. ¡Plas! Cae al agua. Pip ríe y ríe.',
    'La luna brilla. Pip bosteza. Ember bosteza. “Buenas noches, luna”, dice Pip. “Buenas noches, mar”, dice Ember. Todo calla. Solo la barca se mueve. De aquí para allá. ¡Chis! Duerme, Pip.',
    'Pip saute. Hop, hop, hop ! Ember saute aussi. « Où est le sac ? » dit Pip. Il est là, sur le lit. « On a une carte ! » dit Ember. Pip rit. Vite, vite, dehors !',
    'Pip springt. Hop, hop, hop! Ember springt ook. “Wat is dat?” vraagt Pip. Er ligt een kaart op de mat. “We gaan op reis,” zegt Ember. Plons! Pip is nat. Hij lacht.',
    'Pip hoppar. Hopp, hopp, hopp! Ember hoppar också. ”Vad är det?” säger Pip. En röd karta ligger på mattan. ”Vi går ut”, säger Ember. Plask! Pip är våt. Han skrattar.',
    'Pip salta. Hop, hop, hop! Anche Ember salta. «Che cosa è?» dice Pip. È una mappa rossa. È sul letto. «È la mia mappa», dice Ember. Plaf! Pip cade in acqua. Pip ride.',
    'O Pip pula. Hop, hop, hop! A Ember pula. “O que é?” diz o Pip. É um mapa. Um mapa no chão. “É meu”, diz a Ember. Plof! O Pip cai na água e ri.',
    'Pip hopper. Hop, hop, hop! Ember hopper med. “Hvad er det?” siger Pip. Et kort ligger på gulvet. “Vi går ud i vores have,” siger Ember. Plask! Pip er våd. Han ler.',
  ],
};

/** First paragraphs for ages 3-4, of fifteen words and more. */
const YOUNGEST_READERS = {
  english: [
    'Sticky paws, sticky nose, sticky ears. Lick, lick, lick. “More honey?” Bees buzz. Pip giggles. Bees giggle. Big yum!',
    'Drip, drop, plip, plop, splish, splosh, drip. Big mud! Small mud! Wet fur. Wet hat. Wet boots.',
  ],
  other: [
    '„Klopf, klopf, klopf!“, macht es an der Tür. Pip hüpft auf einem Bein. „Wer ist da?“, ruft Pip.',
    'Tap, tap, tap! Ember ouvre la porte. Une mouette attend dehors. Elle porte une carte dans son bec.',
    'Er ligt een kaart op de mat. “We gaan op reis,” zegt Ember. Pip pakt zijn laarzen.',
    'En röd karta ligger på mattan. ”Vi går ut”, säger Ember. Pip tar sina stövlar på sig.',
    'È una mappa rossa, sul letto. «Andiamo fuori», dice Ember. Pip prende i suoi stivali e corre.',
    'Hay un mapa rojo sobre la cama. “Vamos fuera”, dice Ember. Pip busca sus botas y corre.',
  ],
};

it.each(YOUNGEST_READERS.english)('%j is in English', (paragraph) => {
  expect(isInOtherLanguage(paragraph, ['Pip', 'Ember'])).toBe(false);
});

it.each(YOUNGEST_READERS.other)('%j is short and in a different language', (paragraph) => {
  expect(isInOtherLanguage(paragraph, ['Pip', 'Ember'])).toBe(true);
});

it.each(FIRST_READERS.english)('the simple English of %j is not a different language', (paragraph) => {
  expect(isInOtherLanguage(paragraph, ['Pip', 'Ember', 'Mia', 'Bolt'])).toBe(false);
});

it.each(FIRST_READERS.other)('the simple sentences of %j are in a different language', (paragraph) => {
  expect(isInOtherLanguage(paragraph, ['Pip', 'Ember', 'Mia', 'Bolt'])).toBe(true);
});
