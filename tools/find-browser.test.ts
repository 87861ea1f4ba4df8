import { describe, expect, it } from 'vitest';
import { chooseBrowser, type Machine } from './find-browser.ts';

const linux: Machine = { platform: 'linux', env: { PATH: '/usr/local/bin:/usr/bin' } };
const only =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file);

describe('the search for a browser', () => {
  it('prefers CHROME_PATH', () => {
    const machine = { ...linux, env: { ...linux.env, CHROME_PATH: '/my/chrome' } };
    expect(chooseBrowser(machine, only('/my/chrome', '/usr/bin/chromium'))).toBe('/my/chrome');
  });

  it('throws if CHROME_PATH names a missing file', () => {
    const machine = { ...linux, env: { ...linux.env, CHROME_PATH: '/my/chrome' } };
    expect(() => chooseBrowser(machine, only('/usr/bin/chromium'))).toThrow('CHROME_PATH is “/my/chrome”');
  });

  it('searches PATH in order', () => {
    const both = only('/usr/bin/chromium', '/usr/local/bin/google-chrome-stable');
    expect(chooseBrowser(linux, both)).toBe('/usr/local/bin/google-chrome-stable');
  });

  it('skips a file that does not run', () => {
    const both = only('/usr/bin/chromium-browser', '/snap/bin/chromium');
    expect(chooseBrowser(linux, both, (file) => file !== '/usr/bin/chromium-browser')).toBe('/snap/bin/chromium');
  });

  it('searches the program folders of macOS and Windows', () => {
    const mac: Machine = { platform: 'darwin', env: { HOME: '/Users/anna' } };
    const homeApp = '/Users/anna/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(chooseBrowser(mac, only(homeApp))).toBe(homeApp);
    const windows: Machine = { platform: 'win32', env: { PROGRAMFILES: 'C:\\Program Files' } };
    const program = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    expect(chooseBrowser(windows, only(program))).toBe(program);
  });

  it('falls back to Playwright’s own browser', () => {
    expect(chooseBrowser({ ...linux, own: '/cache/chrome' }, only('/cache/chrome'))).toBe('/cache/chrome');
  });

  it('returns undefined without a browser', () => {
    expect(chooseBrowser(linux, () => false)).toBeUndefined();
  });
});
