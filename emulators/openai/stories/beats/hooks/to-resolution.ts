import type { Hook } from './hook.ts';

/** The end of the third chapter and the beginning of the last. */
export const TO_RESOLUTION: readonly Hook[] = [
  {
    end: '“And now?” said {friend}. {Hero} looked towards the east, where there was a thin line of gold. “Now,” said {hero}, “comes the best part.”',
    next: 'The best part, as anyone knows who has ever been away, is going home.',
  },
  {
    end: 'Outside, for the first time in a long while, a bird began to sing.',
    next: 'The bird that had begun to sing went on ahead of them from post to post, as though it were paid to.',
  },
  {
    end: 'Then they took hold of one another, all of them, and turned towards home.',
    next: 'They had turned towards home with lighter feet than they had ever had on the way out.',
  },
  {
    end: 'But there was still the whole long way back, and time was running out.',
    next: 'They did not stop to sleep. Time was running out, and so they ran as well, and for once they were faster.',
  },
  {
    end: '“Do you smell that?” asked {friend}. It was only a trace, on a wind from very far away. It was {smell}.',
    next: 'They followed the smell of home as if it had been a thread, and did not need a map.',
  },
  {
    end: 'It was done. And now that it was done, all of them noticed at the same moment how far it was to the nearest breakfast.',
    next: 'Breakfast was four hours off, and it was with a farmer’s wife, who asked no questions and went on frying eggs until they shook their heads.',
  },
  {
    end: 'When they came out, the sun was just rising, and it looked as though it had been waiting for them.',
    next: 'The sun had risen, and it walked along with them all the way, a little to the left.',
  },
  {
    end: '{Hero} took one last look round. Then {he} did what {he} had been longing to do for so many days: {he} faced the other way.',
    next: 'It does something to you, to face the other way. Everything that had been uphill was downhill now.',
  },
  {
    end: '“What day is it?” asked {friend}. They counted, and lost count, and decided that it must be Sunday.',
    next: 'It was not Sunday. It turned out to be a Wednesday; but they went home as one goes home on a Sunday, in no straight line.',
  },
  {
    end: 'Then {hero} held up {short}, so that the first light could see it too.',
    next: 'In the first light {short} looked smaller, and a good deal more like something that belongs at home.',
  },
  {
    end: 'Outside the door stood the goat, or the dog, or whoever it was that had been following them, and wagged.',
    next: 'There was one more of them on the way home than on the way out, and it ate the map. They did not need the map.',
  },
  {
    end: 'The wind had turned. It smelled of bread and of far away, and it was blowing towards home.',
    next: 'With the wind behind them they hardly had to walk; they only had to lift their feet and be careful about corners.',
  },
  {
    end: '“I should like to tell somebody,” said {hero}. “I should like to tell everybody,” said {friend}.',
    next: 'They told the first person that they met, who was a scarecrow, and it was very good practice.',
  },
  {
    end: 'Nobody closed the door behind them. It was left standing open, for good.',
    next: 'An open door lights a surprisingly long stretch of road. They could see it at their backs until the second hill.',
  },
  {
    end: 'It began to snow, very lightly, as if somebody up there were shaking out a tablecloth after a feast.',
    next: 'The snow had covered up all their footprints, so that it looked as if nobody had ever gone that way; and then they went back along it, laughing, and it looked as if everybody had.',
  },
  {
    end: 'And for the first time since they had set out, nothing was following them.',
    next: 'It was so odd not to be followed that {friend} turned round from time to time to make sure. There was only the road, with the sun on it.',
  },
  {
    end: '“Is it over?” whispered {friend}. “The hard part is,” said {hero}. “Now comes the long part.”',
    next: 'The long part was long. But it had apples in it, and a hay cart, and for two whole days a river that was going their way.',
  },
  {
    end: 'They stood for a moment longer, because there are places that one ought to say goodbye to, even such a place.',
    next: 'It looked quite small behind them, once they had said goodbye to it, like a coat that somebody has grown out of.',
  },
  {
    end: 'The first thing that they did was to laugh, and the second was to take off their shoes.',
    next: 'With their shoes round their necks they walked home on the grass at the edge of the road, and felt every mile of it getting softer.',
  },
  {
    end: 'Up on the ridge stood a row of people with lanterns, and one of them was waving a ladle.',
    next: 'It turned out that the people with the lanterns had been looking for them for a week. The one with the ladle had soup. After that it was hard to go on being heroic.',
  },
  {
    end: '“Carry me,” said {friend}. “Carry me first,” said {hero}. In the end they carried each other, by turns.',
    next: 'They took it by turns as far as the river, and from there on they were both too happy to be carried.',
  },
  {
    end: 'High overhead the wild geese were going north. They knew the way, and they were not keeping it to themselves.',
    next: 'They followed the geese. When the geese slept, they slept; and when the geese complained, which was often, they joined in.',
  },
  {
    end: 'What they had come for, they had. What they had not come for was sitting between them, eating a bun, and it was {foe}.',
    next: 'There is a way of walking that goes one, two, and a bit behind. By the second milestone {foe} had caught up.',
  },
  {
    end: 'Somewhere a rooster crowed, far too early, and was forgiven.',
    next: 'That rooster crowed them over three hills. It may have been three roosters. They did not look; they were looking straight ahead.',
  },
  {
    end: '“You know,” said {friend}, “we never did find out what was in that second box.”',
    next: 'They talked about the second box all the way to the ferry. By then there had been a dragon in it, a choir, and another box.',
  },
  {
    end: '{Hero} shut {his} eyes, turned round three times, and pointed. It was the right direction. It could not have been any other.',
    next: 'They set out in the direction in which {hero} had pointed, and the road came and met them halfway.',
  },
  {
    end: 'All that remained of the night was one star, and it was the one that stands over home.',
    next: 'The star stood where it always stands. They put it between the ears of the road, as sailors say, and kept it there.',
  },
  {
    end: 'Then, without any warning, {friend} hugged everybody.',
    next: 'It takes a while to hug everybody, and then somebody always has to be hugged twice; so it was nearly noon before they were on their way.',
  },
];
