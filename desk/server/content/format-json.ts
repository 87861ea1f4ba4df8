import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** Biome's program. The script of its package takes four times as long: it starts Node, and looks for the program each time. */
const biome = (() => {
  const { platform, arch, report } = process;
  const { header } = report.getReport() as { header: { glibcVersionRuntime?: string } };
  const libc = platform === 'linux' && !header.glibcVersionRuntime ? '-musl' : '';
  const file = platform === 'win32' ? 'biome.exe' : 'biome';
  return createRequire(import.meta.url).resolve(`@biomejs/cli-${platform}-${arch}${libc}/${file}`);
})();

/**
 * Data as the text of a content file, as Biome formats it: one changed value is one changed line.
 * @param like the text that it replaces, which decides the line breaks
 */
export async function formatJson(data: unknown, like = ''): Promise<string> {
  const lineEnding = `--line-ending=${like.includes('\r\n') ? 'crlf' : 'lf'}`;
  // the name only tells Biome the language
  const options = ['format', '--stdin-file-path=content.json', '--vcs-enabled=false', '--json-formatter-expand=never'];
  const formatting = promisify(execFile)(biome, [...options, lineEnding], { cwd: project });
  formatting.child.stdin?.end(JSON.stringify(data));
  return (await formatting).stdout;
}
