import { existsSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { copyProject } from '../project-copy.ts';
import { faultsIn, report } from './check-content.ts';
import { parseContent } from './content-file.ts';
import { delivered as read } from './content-fixtures.ts';
import { problem } from './faults/fault.ts';
import { hotelFiles } from './hotel-files.ts';

const { identity, facts, announcements } = hotelFiles;

/** The faults of the site's content once texts of its files are replaced, and the lines of the replacements. */
function replacing(...changes: [file: string, search: RegExp, replacement: string][]) {
  const texts = new Map(changes.map(([file, search, replacement]) => [file, read(file)?.replace(search, replacement)]));
  const lines = changes.map(([file, search]) => read(file)?.split(search, 1)[0]?.split('\n').length ?? 0);
  return { faults: faultsIn((file) => texts.get(file) ?? read(file)), lines };
}

describe('the report on changed content', () => {
  it('has file, line, field, problem and example of all faults', () => {
    const { faults, lines } = replacing(
      [identity, /"phone": ".*"/, '"phone": "089 000"'],
      [facts, /"dinner": {.*}/, '"dinner": { "from": "19:00", "to": "18:30" }'],
      ['src/i18n/en.json', /"bookNow": ".*"/, '"bookNow": ""'],
    );
    expect(report(faults)).toBe(`There are 3 errors in the content, so nothing was built.

${identity}:${lines[0]}
  phone must be one phone number, with its country code if it is not Italian, but is “089 000”
  it should be, for example: "+39089000"

${facts}:${lines[1]}
  hours.dinner.to must be later than the beginning, or not later than 06:00 of the next day

src/i18n/en.json:${lines[2]}
  nav.bookNow is empty
`);
  });

  it('gives a missing field the line of the object around it', () => {
    const { faults, lines } = replacing([identity, /"street":/, '"road":']);
    const line = Number(lines[0]) - 1;
    expect(faults).toContainEqual(expect.objectContaining({ line, path: ['address', 'street'] }));
  });

  it('names a missing file', () => {
    const faults = faultsIn((file) => (file === announcements ? undefined : read(file)));
    expect(report(faults)).toBe(`There is one error in the content, so nothing was built.

${announcements}
  is missing
`);
  });

  it.each([
    ['a comma too few', /("stars": \d),/, '$1', 1, 'CommaExpected', expect.stringMatching(/^"stars": \d,$/)],
    ['a quotation mark too few', /("vat": "\w+)"/, '$1', 0, 'UnexpectedEndOfString', undefined],
    ['a comment', /"stars"/, '// from 1 to 5\n  "stars"', 0, 'InvalidCommentToken', undefined],
  ])('names the line with %s', (_, search, replacement, below, error, example) => {
    const { faults, lines } = replacing([identity, search, replacement]);
    const line = Number(lines[0]) + below;
    expect(faults).toEqual([{ file: identity, line, path: [], ...problem('json', { error }), example }]);
  });

  it('names a byte order mark', () => {
    expect(parseContent('it.json', '\ufeff{}').faults).toMatchObject([
      { file: 'it.json', ...problem('json', { error: 'ByteOrderMark' }) },
    ]);
  });

  it('names a duplicate field', () => {
    const { faults, lines } = replacing([identity, /("stars": \d,)/, '$1\n  "stars": 3,']);
    const line = Number(lines[0]) + 1;
    expect(faults).toEqual([{ file: identity, line, path: ['stars'], ...problem('duplicate') }]);
  });
});

describe('a build of faulty content', () => {
  const copy = copyProject('faulty');
  afterAll(() => copy.remove());
  afterEach(() => expect(existsSync(new URL('dist', copy.folder))).toBe(false));

  /** What the build prints of an identity. */
  function build(text: string): string {
    vi.stubEnv('DEMO', '');
    writeFileSync(new URL(identity, copy.folder), text);
    return copy.run('build/build.ts');
  }

  it('prints the report and nothing else when a file is not valid JSON', () => {
    const change = [/("stars": \d),/, '$1'] as const;
    const { faults } = replacing([identity, ...change]);
    expect(build(read(identity)?.replace(...change) ?? '')).toBe(`${report(faults)}\n`);
  });

  it('names what is still the invented hotel’s, and the command for a demonstration, in both languages', () => {
    const refusal = build(read(identity) ?? '');
    expect(refusal).toMatch(/Ci sono ancora \d+ dati[\s\S]*\d+ values are still/);
    expect(refusal).toMatch(/\n {2}src\/hotel\/identity\.json:\d+ {2}phone: "\+390890000000"\n/);
    expect(refusal).toMatch(/\n {2}src\/announcements\/announcements\.json:\d+ {2}announcements\[0\]: "La terrazza/);
    expect(refusal.match(/npm run build -- --demo/g)).toHaveLength(2);
  });
});
