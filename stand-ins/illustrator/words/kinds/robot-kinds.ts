import { ROBOT_MODELS, type RobotModel } from '../../figures/robot/robot-models.ts';
import { firstMeaning, type WordTable } from '../word-table.ts';
import type { KindReader, DefaultColors } from './figure-kind.ts';

const ROBOT_WORDS = /robot|android|cyborg|artificial intelligence|\bai\b|drone|automaton|mech|golem|machine|\bbot\b/;

const MODELS: WordTable<RobotModel> = [
  [/garden|farm|flower|plant/, 'gardener'],
  [/explor|rover|probe|space|scout|drone|survey/, 'explorer'],
  [/guard|warrior|battle|combat|defen|security|sentinel|soldier|military|war\b/, 'guardian'],
  [/tiny|companion|pet|toy|pocket|friend|nano|entertain/, 'companion'],
  [/scholar|teacher|learn|library|ancient|oracle|medical|doctor|research|scien|analys/, 'scholar'],
  [/build|construct|work|repair|engineer|industr|mechanic|golem/, 'builder'],
  [/android|cyborg|human|artificial intelligence|\bai\b|hologram|virtual|assistant/, 'android'],
  [/help|service|house|cook|clean/, 'helper'],
];
const MODELS_BY_CHANCE = ['helper', 'explorer', 'companion'] as const;
const ROBOT_COLORS: DefaultColors = ['#8fc7d8', '#e8a04a', '#7aa86a', '#c86a6a', '#9a8ad0'];

/** "robot dog", "wind-up robot" and "clockwork knight" are models by their own names. */
const namedModel = (level: string): RobotModel | undefined => {
  const name = level.replace(/\b(robot|guide)\b/g, '').trim();
  return ROBOT_MODELS.find((model) => model === name);
};

/** Under the top level of robots every name means a robot. */
export const readRobot: KindReader = ({ level, random }) => {
  const model = namedModel(level) ?? firstMeaning(MODELS, level) ?? random.pick(MODELS_BY_CHANCE);
  return { shape: { rig: 'robot', model }, defaultColors: ROBOT_COLORS };
};

/** Elsewhere only text with the word "robot" names one. */
export const readNamedRobot: KindReader = (words) => (ROBOT_WORDS.test(words.level) ? readRobot(words) : null);
