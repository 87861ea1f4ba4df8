import { describe, expect, it } from 'vitest';
import { chooseBrowser, type Machine } from './find-browser.ts';

const linux: Machine = { platform: 'linux', env: { PATH: '/usr/local/bin:/usr/bin' } };
const only =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file);

describe('the search for a browser', () => {
  it('takes the one that CHROME_PATH names before all others', () => {
    const machine = { ...linux, env: { ...linux.env, CHROME_PATH: '/my/chrome' } };
    expect(chooseBrowser(machine, only('/my/chrome', '/usr/bin/chromium'))).toBe('/my/chrome');
  });

  it('says so when CHROME_PATH names a file that is not there', () => {
    const machine = { ...linux, env: { ...linux.env, CHROME_PATH: '/my/chrome' } };
    expect(() => chooseBrowser(machine, only('/usr/bin/chromium'))).toThrow('CHROME_PATH is “/my/chrome”');
  });

  it('finds one on the PATH, in the PATH’s order', () => {
    const both = only('/usr/bin/chromium', '/usr/local/bin/google-chrome-stable');
    expect(chooseBrowser(linux, both)).toBe('/usr/local/bin/google-chrome-stable');
  });

  it('passes by a file that does not run', () => {
    const both = only('/usr/bin/chromium-browser', '/snap/bin/chromium');
    expect(chooseBrowser(linux, both, (file) => file !== '/usr/bin/chromium-browser')).toBe('/snap/bin/chromium');
  });

  it('knows where macOS and Windows keep their programs', () => {
    const mac: Machine = { platform: 'darwin', env: { HOME: '/Users/anna' } };
    const homeApp = '/Users/anna/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(chooseBrowser(mac, only(homeApp))).toBe(homeApp);
    const windows: Machine = { platform: 'win32', env: { PROGRAMFILES: 'C:\\Program Files' } };
    const program = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    expect(chooseBrowser(windows, only(program))).toBe(program);
  });

  it('takes Playwright’s own where the system has none', () => {
    expect(chooseBrowser({ ...linux, own: '/cache/chrome' }, only('/cache/chrome'))).toBe('/cache/chrome');
  });

  it('finds nothing where there is nothing', () => {
    expect(chooseBrowser(linux, () => false)).toBeUndefined();
  });
});
