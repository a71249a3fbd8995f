import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGE_RANGES, USUAL_AGE, type AgeRange } from '../../domain/audience/ages.ts';
import { levelAt, type ReadingLevel } from '../../domain/audience/reading-levels.ts';
import type { PlanLimits } from '../../domain/plans/plans.ts';
import { buildBibleBrief, buildBiblePrompt } from '../../domain/stories/bible-prompt.ts';
import { isLastPhase } from '../../domain/stories/phases.ts';
import { buildStoryPrompt, toBriefInput, type StoryPrompt } from '../../domain/stories/story-prompt.ts';
import { chapterWordsFor, styleVersionOf, wordTargetsFor } from '../../domain/stories/style-sheet.ts';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { row, table } from '../markdown-table.ts';
import comparison from './comparison.json' with { type: 'json' };
import { briefOf, chapterOf, FAMILIES, type Family } from './families.ts';
import { dollars, pictureCost, textCost, tokensIn, usualCost } from './prompt-costs.ts';
import { scenePrompts } from './prompts-file.ts';
import {
  currentJson,
  earlierJson,
  isAge,
  readSheet,
  sentencesOf,
  SHEETS,
  versionsOf,
  type Sheet,
  type SheetId,
  type SheetVersion,
} from './sheet-versions.ts';

const FILE = join(PROJECT_ROOT, 'docs', 'prompts-compared.md');

const INTRODUCTION = `# Prompts before and after the style sheets

Written by \`npm run prompts\`; reviews and the former text are in [comparison.json](../scripts/prompts/comparison.json). **Before** is
the last commit without style sheets (${comparison.commit}, ${comparison.date}), **after** what is sent now, for the same families as in
[prompts.md](prompts.md). **No real model was asked.**`;

const VERSIONS_INTRODUCTION = `## Versions of the sheets

[versions.json](../domain/stories/style-sheets/versions.json) holds them, and
[earlier](../domain/stories/style-sheets/earlier) the text of those that are no longer in force
([0181](decisions/0181-versions-of-style-sheets-are-kept-with-what-was-measured.md)). **Characters** and **tokens** are those of the
sheet's sentences, **micros** what a first chapter for one hero costs with them by the model of paid plans.

The measures on the right are of 480 offline stories, 24 for each age and reading level. **They are the storyteller's, which
does not read the sheets**: it knows the age and the reading level from the brief, so a change of sentences changes none of
them. A version in force is measured again when the storyteller's prose has changed, earlier ones are not. Only **sent
back**, the share of chapters with a paragraph that is too long for the sheet, depends on a sheet. What a version does to a
real model's chapters is to be read from \`chapter_written\` in the log, which names the versions in force.`;

const charactersOf = ({ instructions, input }: StoryPrompt): number => instructions.length + input.length;

/** The age at which a reading level is usual. */
const ageOf = (level: ReadingLevel): AgeRange => AGE_RANGES.find((age) => levelAt(age) === level) ?? USUAL_AGE;

const sentencesLength = (sheet: Sheet): number => sentencesOf(sheet).length;

/** What a first chapter costs by the model of paid plans with a version of a sheet, in micros. */
function firstChapterCost(id: SheetId, sheet: Sheet): number {
  const ageRange = isAge(id) ? id : ageOf(id);
  const reader = isAge(id) ? null : { readingLevel: id, likes: [] };
  const brief = briefOf({ ...FAMILIES[0], ageRange, reader, avoid: [] });
  const others = charactersOf(buildStoryPrompt(brief)) - sentencesLength(readSheet(currentJson(id)));
  const { min, max } = sheet.paragraphWords ?? wordTargetsFor({ ageRange, reader: null }).paragraph;
  const answerWords = ((brief.paragraphs.min + brief.paragraphs.max) / 2) * ((min + max) / 2);
  return textCost([{ characters: others + sentencesLength(sheet), answerWords }], { isEconomy: false });
}

function versionRow(id: SheetId, { version, stories }: SheetVersion, isInForce: boolean): string {
  const sheet = readSheet(isInForce ? currentJson(id) : earlierJson(id, version));
  return row(
    `${id}/${version}`,
    sentencesLength(sheet),
    tokensIn(sentencesLength(sheet)),
    firstChapterCost(id, sheet),
    stories.grade,
    stories.wordsPerSentence,
    stories.wordsPerChapter,
    `${stories.talkPercent} %`,
    `${stories.refrainPercent} %`,
    `${stories.sentBackPercent} %`,
  );
}

const versionRows = (): string[] =>
  SHEETS.flatMap((id) =>
    versionsOf(id).map((version, index, all) => versionRow(id, version, index === all.length - 1)),
  );

const VERSION_HEAD = [
  'Sheet',
  'Characters',
  'Tokens',
  'Micros',
  'Grade',
  'Words a sentence',
  'Words a chapter',
  'Paragraphs with talk',
  'Chapters with four words three times',
  'Sent back',
];

const changes = (): string[] =>
  SHEETS.flatMap((id) =>
    versionsOf(id).map(({ version, date, changed }) => `- **${id}/${version}**, ${date}: ${changed}`),
  );

const COSTS_INTRODUCTION = `## Costs

In dollars, from the listed prices: four characters or three quarters of a word are taken for a token, nothing for cached.
A chapter is its request, an answer of as many words as are asked for now, and the request for its notes; the samples'
earlier chapters are two sentences, and whole ones would cost the same before and after. **Usual** is what the
[plan table](benchmarks.md#what-each-plan-costs) assumes; a test fails when a cost exceeds it.`;

/** Words of the notes with ideas, and of the title and the cards, which were not asked for before. */
const NOTES_WORDS = 300;
const CARDS_WORDS = 60;

/** What the chapter of a family costs, in micros. */
function chapterCosts(family: Family, isEconomy: boolean): { before: number; after: number } {
  const { instructions, notesCharacters } = formerOf(family);
  const brief = briefOf(family);
  const { min, max } = chapterWordsFor(brief, brief.paragraphs);
  const answerWords = (min + max) / 2;
  const { reader: _notSentBefore, ...formerBrief } = brief;
  const notes = buildBiblePrompt(buildBibleBrief(brief, chapterOf(family)), { asksForCards: true });
  const isLast = isLastPhase(family.phase);
  return {
    before: textCost(
      [
        { characters: instructions.join('\n').length + toBriefInput(formerBrief).length, answerWords },
        ...(isLast ? [] : [{ characters: notesCharacters, answerWords: NOTES_WORDS }]),
      ],
      { isEconomy },
    ),
    after: textCost(
      [
        { characters: charactersOf(buildStoryPrompt(brief)), answerWords },
        { characters: charactersOf(notes), answerWords: CARDS_WORDS + (isLast ? 0 : NOTES_WORDS) },
      ],
      { isEconomy },
    ),
  };
}

/** What describes a moment, and what judges a scene. */
const MOMENT_WORDS = 110;
const JUDGEMENT_WORDS = 30;
const PORTRAITS = 2;
/** With the place's picture. */
const REFERENCES = 1 + PORTRAITS;

/** What a scene with three reference pictures costs, in micros. */
function sceneCosts(quality: PlanLimits['imageQuality']): { before: number; after: number } {
  const { moment, picture, judgement } = scenePrompts();
  const asked = [
    { characters: charactersOf(moment), answerWords: MOMENT_WORDS },
    { characters: charactersOf(judgement), answerWords: JUDGEMENT_WORDS, pictures: 1 + PORTRAITS },
  ];
  return {
    before: pictureCost(comparison.scene.length, quality, REFERENCES),
    after: pictureCost(picture.length, quality, REFERENCES) + textCost(asked, { isEconomy: true }),
  };
}

interface Cost {
  what: string;
  before: number;
  after: number;
  usual: number;
}

/** What chapters and scenes cost before and after, and what the plan table assumes, in micros. */
export function comparedCosts(): Cost[] {
  const chapters = [true, false].flatMap((isEconomy) =>
    FAMILIES.map((family) => ({
      what: `${family.title}, ${isEconomy ? 'cheaper model' : 'model of paid plans'}`,
      ...chapterCosts(family, isEconomy),
      usual: usualCost({ kind: 'story', quality: 'low', isEconomy }),
    })),
  );
  const scenes = (['low', 'medium', 'high'] as const).map((quality) => ({
    what: `A scene in ${quality} quality, with three pictures`,
    ...sceneCosts(quality),
    usual: usualCost({ kind: 'scene', quality, isEconomy: true, references: REFERENCES }),
  }));
  return [...chapters, ...scenes];
}

const costRow = ({ what, before, after, usual }: Cost): string =>
  row(what, dollars(before), dollars(after), `+${Math.round((100 * (after - before)) / before)} %`, dollars(usual));

/** What was sent before, and the review. */
function formerOf({ title }: Family) {
  const former = comparison.families.find((each) => each.title === title);
  if (!former) throw new Error(`comparison.json has no family “${title}”.`);
  return former;
}

/** The instructions that only one side has. */
function changedLines(family: Family): string[] {
  const former = formerOf(family).instructions;
  const current = buildStoryPrompt(briefOf(family)).instructions.split('\n');
  return [
    ...former.filter((line) => !current.includes(line)).map((line) => `- ${line}`),
    ...current.filter((line) => !former.includes(line)).map((line) => `+ ${line}`),
  ];
}

const diffBlock = (lines: readonly string[]): string => `\`\`\`diff\n${lines.join('\n')}\n\`\`\``;

function familySections(): string[] {
  const changed = FAMILIES.map(changedLines);
  const shared = (changed[0] ?? []).filter((line) => changed.every((lines) => lines.includes(line)));
  const families = FAMILIES.map((family, index) => {
    const own = (changed[index] ?? []).filter((line) => !shared.includes(line));
    const { told, weak } = formerOf(family).review;
    return [
      `### ${family.title} (${styleVersionOf(briefOf(family))})`,
      diffBlock(own),
      `**New:** ${told}`,
      `**Still weak:** ${weak}`,
    ].join('\n\n');
  });
  return ['### Every family', diffBlock(shared), ...families];
}

/** docs/prompts-compared.md: its current and its expected text, before formatting. */
export function comparedFile(): { file: string; actual: string; expected: string } {
  const sections = [
    INTRODUCTION,
    VERSIONS_INTRODUCTION,
    table(VERSION_HEAD, versionRows()),
    changes().join('\n'),
    COSTS_INTRODUCTION,
    table(['What', 'Before', 'After', '', 'Usual'], comparedCosts().map(costRow)),
    '## Six families',
    'Lines with - were sent before, lines with + are sent now; all others are the same. Each family is reviewed as an editor of picture books would.',
    ...familySections(),
  ];
  const actual = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  return { file: FILE, actual, expected: `${sections.join('\n\n')}\n` };
}
