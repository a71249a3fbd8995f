import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { RULE_CONSTANTS } from './constants.ts';
import { writeConstants } from './write-constants.ts';

const FILE = join(PROJECT_ROOT, 'firestore.rules');
const PARTS_FOLDER = join(PROJECT_ROOT, 'rules');

const FILE_HEADER =
  '// Written by `npm run rules` from rules/ and the constants of domain. Change those, not this file.';

interface RulesPart {
  name: string;
  text: string;
}

export const rulesParts = (): RulesPart[] =>
  readdirSync(PARTS_FOLDER)
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(PARTS_FOLDER, name), 'utf8') }));

const section = ({ name, text }: RulesPart): string => `// From rules/${name}\n\n${text.trimEnd()}`;

const indent = (text: string): string => text.replace(/^(?=.)/gm, '    ');

const assemble = (sections: readonly string[]): string => `${FILE_HEADER}
rules_version = '2';

service cloud.firestore {
  match /databases/{database}/documents {
${indent(sections.join('\n\n'))}
  }
}
`;

export const rulesFile = (): { file: string; actual: string; expected: string } => ({
  file: FILE,
  actual: readFileSync(FILE, 'utf8'),
  expected: assemble([writeConstants(RULE_CONSTANTS), ...rulesParts().map(section)]),
});
