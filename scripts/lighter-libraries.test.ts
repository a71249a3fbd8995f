import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { BIG_INTEGER_MODULE, withStaticFields } from './lighter-libraries.ts';

const LIBRARY = `
class Github extends Provider {
    constructor() {
        super("github.com");
    }
}
/** Always set. */
Github.METHOD = "github.com" /* Method.GITHUB */;
Github.ID = 'github';
Receiver.receivers = [];
var Link = forwardRef(draw);
Link.displayName = "Link";
`;

it('makes fields that are assigned after their class a part of it', () => {
  const code = withStaticFields(LIBRARY);
  expect(code).toContain(`class Github extends Provider { static METHOD = "github.com"; static ID = 'github';\n`);
  expect(code).not.toMatch(/^Github\./m);
});

it('leaves the fields of what is no class of the module, and takes out names for developer tools', () => {
  const code = withStaticFields(LIBRARY);
  expect(code).toContain('Receiver.receivers = [];');
  expect(code).not.toContain('displayName');
});

it('compares numbers of any length as Firestore does with numeric document ids', async () => {
  const address = `data:text/javascript,${encodeURIComponent(BIG_INTEGER_MODULE)}`;
  const { Integer } = (await import(address)) as {
    Integer: { fromString: (digits: string) => { compare: (other: unknown) => number } };
  };
  const compare = (a: string, b: string): number => Integer.fromString(a).compare(Integer.fromString(b));
  expect([compare('9223372036854775806', '9223372036854775807'), compare('10', '9'), compare('-1', '-1')]).toEqual([
    -1, 1, 0,
  ]);
});

it('offers every part of the big integers that Firestore’s lite build uses', () => {
  const firestore = dirname(createRequire(import.meta.url).resolve('@firebase/firestore/lite'));
  const browserBuild = join(firestore, '..', 'lite', 'index.browser.esm.js');
  const shared = /from '\.\/(common-[^']*\.esm\.js)'/.exec(readFileSync(browserBuild, 'utf8'))?.[1] ?? '';
  const code = readFileSync(join(dirname(browserBuild), shared), 'utf8');
  expect(code).toMatch(/import \{ Integer \} from '@firebase\/webchannel-wrapper\/bloom-blob'/);
  expect([...code.matchAll(/(?<![.\w])Integer\.(\w+)/g)].map(([, name]) => name)).toEqual(['fromString']);
  expect(code).toContain('BasePath.extractNumericId(e).compare(BasePath.extractNumericId(t))');
});
