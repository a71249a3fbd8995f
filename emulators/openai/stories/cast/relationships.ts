/**
 * How two people stand to each other: `{a}` is `{b}`'s friend, parent, rival… `{ahis}`, `{bhim}` and so on are their
 * pronouns.
 */
export interface RelationshipRecord {
  /** For the first chapter. */
  start: readonly string[];
  /** For the last one. */
  end: string;
  /** In a few words, for the smallest. */
  small: string;
}

const RECORDS: Readonly<Record<string, RelationshipRecord>> = {
  friend: {
    start: [
      '{A} and {b} had been friends since the day they both reached for the same plum and ended up sharing it.',
      'Nobody could remember a time when {a} and {b} had not been friends, least of all {a} and {b}.',
    ],
    end: '{A} and {b} shared a plum on the way home, and argued about who should have the stone.',
    small: '{A} was the best friend of {b}.',
  },
  enemy: {
    start: [
      '{A} and {b} had been enemies for so long that neither could have told you how it started.',
      'When {a} came in by the front, {b} went out by the back; that was how things were between them.',
    ],
    end: '{A} held the door for {b}, and neither of them made anything of it, and that is how it ends, sometimes.',
    small: '{A} and {b} were not friends. Not yet!',
  },
  sibling: {
    start: [
      '{A} and {b} were brought up under one roof, which meant that they argued about everything and forgave it by teatime.',
      '{A} and {b} had the same laugh, as happens in families, and used it mostly on each other.',
    ],
    end: 'There was one last slice, and {a} looked at {b}, and they both said “you have it” in the same breath, as only two from one nest can.',
    small: '{A} and {b} shared a room. And a bath!',
  },
  parent: {
    start: [
      '{A}, who had taught {b} to walk, had never quite got used to seeing {bhim} do it away from {ahim}.',
      'There was nothing that {a} would not have done for {b}, except let {bhim} go out without a scarf.',
    ],
    end: '{A} carried {b} the last bit of the way, although {b} was really too big for it, and both of them knew that it might be the last time.',
    small: '{A} always looked after {b}. Every day!',
  },
  child: {
    start: [
      '{A} had {b}’s eyes, {b}’s walk and {b}’s way of being right, which did not always make things easier at home.',
      'All {a} knew about the world {ahe} had first heard from {b} at bedtime.',
    ],
    end: 'That night it was {a} who tucked in the blanket around {b}, and {b}, half asleep, let {ahim}.',
    small: '{A} loved to sit on the lap of {b}.',
  },
  mentor: {
    start: [
      '{A} had taught {b} nearly everything, except how to wait.',
      'Everything that {b} could do had once been something that {a} had shown {bhim} twice.',
    ],
    end: '“I have nothing left to teach you,” said {a} to {b}. “Except the washing-up.”',
    small: '{A} showed {b} how things are done.',
  },
  student: {
    start: [
      '{A} came to {b} every afternoon to learn, and most of what {ahe} learned was not on the list.',
      '{A} asked {b} so many questions that {b} had begun to learn the answers.',
    ],
    end: '{A} showed {b} something that {b} had not known, and it would be hard to say which of the two was prouder.',
    small: '{A} learned new things from {b}.',
  },
  rival: {
    start: [
      '{A} and {b} had raced each other to every finish line in the land and were still counting.',
      'If {b} could do it in ten, then {a} had to do it in nine, hopping.',
    ],
    end: '{A} and {b} reached the gate at exactly the same moment, and each said that the other had won, which was a first.',
    small: '{A} and {b} ran a race. They always ran a race!',
  },
  partner: {
    start: [
      '{A} and {b} did everything by halves, and the halves always fitted.',
      'Where {a} ended and {b} began was a matter of habit; they had been partners for years.',
    ],
    end: '“Same again tomorrow?” asked {a}. “A bit later in the day,” said {b}.',
    small: '{A} and {b} did all things together.',
  },
  guardian: {
    start: [
      '{A} had promised, a long time ago, to look after {b}, and had not looked away since.',
      'If {b} sneezed in the night, {a} was there with a handkerchief before the second sneeze.',
    ],
    end: '{A}, who had watched over {b} through all of it, finally shut both eyes, because now {b} was watching over {ahim}.',
    small: '{A} kept {b} safe and warm.',
  },
  protector: {
    start: [
      '{A} stood between {b} and anything with teeth, and had the scratches to show for it.',
      'Nobody ever pushed {b} in a queue, because behind {bhim} there was generally {a}.',
    ],
    end: 'It was {b} who had stood in front of {a} this time, and {a} was still shaking {ahis} head about it.',
    small: '{A} stood in front when {b} was scared.',
  },
  servant: {
    start: [
      '{A} ran the house for {b}, and in a quiet way ran {b} as well.',
      '{A} fetched and carried for {b}, and knew all {bhis} secrets, and where the good biscuits were.',
    ],
    end: 'When they were home {b} made the tea and carried it in to {a}, and spilled most of it, and it was the best {a} had ever been given.',
    small: '{A} helped {b} all day long.',
  },
  master: {
    start: [
      '{A} gave the orders and {b} improved on them; so it had always been.',
      '{B} followed {a} everywhere, two steps behind, and was the one who looked where they were going.',
    ],
    end: '“After you,” said {a} to {b} at the door, for the first time in all those years.',
    small: '{A} went first, and {b} came after.',
  },
  twin: {
    start: [
      '{A} and {b} had shared a birthday, a pram and a great many punishments, and could finish each other’s sandwiches.',
      'As they were twins, {a} always knew when {b} was about to laugh, and the other way round, and so there was no stopping it.',
    ],
    end: '{A} yawned, and at the same moment, on the other side of the fire, so did {b}.',
    small: '{A} and {b} were twins. Two peas in a pod!',
  },
  cousin: {
    start: [
      '{A} and {b} were cousins, and saw each other at weddings and whenever there was any sort of trouble.',
      'It was with {a} that {b}, {ahis} cousin, had built the raft, and with {a} that {bhe} had sunk in it.',
    ],
    end: '{A} was asked to stay for the whole of the summer with {b}, as cousins should.',
    small: '{A} and {b} were cousins. They liked the same cake.',
  },
  teacher: {
    start: [
      '{A} had taught {b} to read, starting with the word “ready”.',
      'In {ahis} lessons {a} had never once said that {b} was too young for something; {ahe} only said “not yet”.',
    ],
    end: '{A} took out the old report, crossed out “could do better”, and wrote underneath it, for {b} to see: did.',
    small: '{A} taught {b} to count to ten.',
  },
  apprentice: {
    start: [
      '{A} was apprenticed to {b}, and swept the workshop very badly, because {ahe} was always looking at the sky.',
      '{A} had learned from {b} how to hold the tools, and was now learning when to put them down.',
    ],
    end: 'There were two names on the workshop sign the next day; {a} had to read it three times, while {b} looked at something else.',
    small: '{A} helped {b} in the workshop. Tap, tap!',
  },
  ally: {
    start: [
      '{A} and {b} had shaken hands on it once, in the rain, and that was still good.',
      'It was not friendship, exactly, between {a} and {b}; it was more that each of them always knew where the other was standing.',
    ],
    end: '{A} put out a {ahand} to shake on it, and {b} looked at the {ahand} and gave {ahim} a hug instead.',
    small: '{A} helped {b}, and {b} helped {a}.',
  },
  nemesis: {
    start: [
      'For each thing that {a} had ever begun there was {b}, who had stopped it; it was almost a kind of company.',
      '{A} had sworn to get the better of {b}, and {b} would have been rather hurt to be forgotten.',
    ],
    end: '“This changes nothing between us,” said {a} to {b}. “Naturally,” said {b}. They were both smiling.',
    small: '{A} and {b} teased each other. Tee-hee!',
  },
  family: {
    start: [
      '{A} and {b} belonged together in the way of families: loudly, and without having to think about it.',
      '{A} and {b} were family, and there was one chair at the table that each of them called mine.',
    ],
    end: 'There were enough chairs that evening, and still {a} and {b} squeezed on to the same one.',
    small: '{A} and {b} were one family.',
  },
};

/** Softer words that are used for the smallest children. */
const SAME_AS: Readonly<Record<string, string>> = {
  'not-yet-friend': 'enemy',
  helper: 'servant',
  guide: 'master',
  'teasing rival': 'nemesis',
};

/** How a relationship is told, or null for one that the tables do not know. */
export function findRelationship(type: string): RelationshipRecord | null {
  const key = type.trim().toLowerCase();
  return RECORDS[SAME_AS[key] ?? key] ?? null;
}
