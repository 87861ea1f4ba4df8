import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'));

/**
 * Data as the text of a content file, as Biome formats it: one changed value is one changed line.
 * @param like the text that it replaces, which decides the line breaks
 */
export async function formatJson(data: unknown, like = ''): Promise<string> {
  const lineEnding = `--line-ending=${like.includes('\r\n') ? 'crlf' : 'lf'}`;
  // the name only tells Biome the language
  const options = ['format', '--stdin-file-path=content.json', '--vcs-enabled=false', '--json-formatter-expand=never'];
  const formatting = promisify(execFile)(process.execPath, [biome, ...options, lineEnding], { cwd: project });
  formatting.child.stdin?.end(JSON.stringify(data));
  return (await formatting).stdout;
}
