import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyInto } from '../project-copy.ts';
import { faultsIn, report } from './check-content.ts';
import { parseContent } from './content-file.ts';
import { problem } from './faults/fault.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));
let root: string;
const site = () => pathToFileURL(`${root}/`);
const file = (name: string) => join(root, name);

/** Replaces text in a content file. @returns the line of the replacement */
function replace(name: string, search: RegExp, replacement: string): number {
  const text = readFileSync(file(name), 'utf8');
  expect(text).toMatch(search);
  writeFileSync(file(name), text.replace(search, replacement));
  return text.slice(0, text.search(search)).split('\n').length;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hotel-'));
  for (const folder of ['src/announcements', 'src/hotel', 'src/i18n'])
    cpSync(join(repository, folder), file(folder), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the report on changed content', () => {
  it('has file, line, field, problem and example of all faults', () => {
    const phone = replace('src/hotel/identity.json', /"phone": ".*"/, '"phone": "089 000"');
    const dinner = replace('src/hotel/facts.json', /"dinner": {.*}/, '"dinner": { "from": "19:00", "to": "18:30" }');
    const book = replace('src/i18n/en.json', /"bookNow": ".*"/, '"bookNow": ""');
    expect(report(faultsIn(site()))).toBe(
      [
        'There are 3 errors in the content, so nothing was built.',
        '',
        `src/hotel/identity.json:${phone}`,
        '  phone must be a phone number in international form, + and digits only, but is "089 000"',
        '  right would be, for example: "+39089000"',
        '',
        `src/hotel/facts.json:${dinner}`,
        '  hours.dinner.to must be later than “from”, or not later than 06:00 of the next day',
        '  right would be, for example: "22:30"',
        '',
        `src/i18n/en.json:${book}`,
        '  nav.bookNow is empty',
        '  right would be, for example: "Welcome to the sea"',
        '',
      ].join('\n'),
    );
  });

  it('gives a missing field the line of the object around it', () => {
    const line = replace('src/hotel/identity.json', /"street":/, '"road":') - 1;
    expect(faultsIn(site())).toContainEqual(expect.objectContaining({ line, path: ['address', 'street'] }));
  });

  it('names a missing file', () => {
    rmSync(file('src/announcements/announcements.json'));
    expect(faultsIn(site())).toEqual([
      {
        file: 'src/announcements/announcements.json',
        path: [],
        ...problem('fileMissing'),
        example: '{ "$schema": "../../schemas/announcements.json", … }',
      },
    ]);
  });

  it.each([
    ['a comma too few', /("stars": \d),/, '$1', 1, 'CommaExpected', /^"stars": \d,$/],
    ['a comma too many', /("longitude": [\d.]+)/, '$1,', 0, 'PropertyNameExpected', /^{.*}$/],
    ['a quotation mark too few', /("vat": "\w+)"/, '$1', 0, 'UnexpectedEndOfString', /^{.*}$/],
    ['a comment', /"stars"/, '// from 1 to 5\n  "stars"', 0, 'InvalidCommentToken', /^{.*}$/],
  ])('names the line with %s', (_, search, replacement, below, error, right) => {
    const line = replace('src/hotel/identity.json', search, replacement) + below;
    const example = expect.stringMatching(right);
    expect(faultsIn(site())).toEqual([
      { file: 'src/hotel/identity.json', line, path: [], ...problem('json', { error }), example },
    ]);
  });

  it('names a byte order mark', () => {
    expect(parseContent('it.json', '\ufeff{}').faults).toEqual([
      expect.objectContaining({ file: 'it.json', code: 'json' }),
    ]);
  });

  it('names a duplicate field', () => {
    const line = replace('src/hotel/identity.json', /("stars": \d,)/, '$1\n  "stars": 3,') + 1;
    expect(faultsIn(site())).toEqual([
      {
        file: 'src/hotel/identity.json',
        line,
        path: ['stars'],
        ...problem('duplicate'),
        example: '"stars": 3',
      },
    ]);
  });
});

describe('a build of content that is not right', () => {
  const build = () =>
    spawnSync(process.execPath, ['build/build.ts'], { cwd: root, encoding: 'utf8', env: { ...process.env, DEMO: '' } });
  beforeEach(() => copyInto(site()));

  afterEach(() => expect(existsSync(file('dist'))).toBe(false));

  it.each([
    ['a value is wrong', /"stars": \d/, '"stars": 9'],
    ['a file is no JSON', /("stars": \d),/, '$1'],
  ])('prints the report and nothing else when %s', (_, search, replacement) => {
    replace('src/hotel/identity.json', search, replacement);
    expect(build()).toMatchObject({ status: 1, stdout: '', stderr: `${report(faultsIn(site()))}\n` });
  });

  it('names what is still the invented hotel’s, and the command for a demonstration, in both languages', () => {
    const { status, stdout, stderr } = build();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/ci sono ancora \d+ dati[\s\S]*still holds \d+ values/);
    expect(stderr).toMatch(/\n {2}src\/hotel\/identity\.json:\d+ {2}phone: "\+390890000000"\n/);
    expect(stderr.match(/npm run build -- --demo/g)).toHaveLength(2);
  });
});
