// A visitor who clicks and types at random. WALK_STEPS and WALK_SEED set the number of steps and the random seed.
import {
  addresses,
  type CDPSession,
  expect,
  expectedHead,
  type Page,
  test,
  translator,
  waitForFrames,
} from '../support/site.ts';

const steps = Number(process.env.WALK_STEPS ?? 300);
const seed = Number(process.env.WALK_SEED ?? 20260401);
const batch = 30;
const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
];

type Language = 'it' | 'en';
type Texts = Record<Language, { title: string; heading: string; toggle: string }>;

/** The texts of each path in each language. */
const shown: Record<string, Texts> = Object.fromEntries(
  addresses.map(({ id, address }) => {
    const texts = (language: Language) => ({
      title: expectedHead(id, language).title,
      heading: translator(language)(`${id === 'home' ? 'hero' : id}.title`),
      toggle: translator(language)('nav.toggle.label'),
    });
    return [address, { it: texts('it'), en: texts('en') }];
  }),
);

declare global {
  interface Window {
    walker: {
      /** takes `steps` steps; stops at the first fault, and returns it with the last steps */
      go: (steps: number) => Promise<string[]>;
      /** visits every page by the footer, the current one last */
      tour: () => Promise<void>;
    };
  }
}

/** Runs in the page. */
function installWalker({ shown, seed }: { shown: Record<string, Texts>; seed: number }): void {
  const root = document.documentElement;
  const log: string[] = [];
  let state = seed;
  // mulberry32
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const text = (selector: string) => document.querySelector(selector)?.textContent;
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  // an open dialog covers everything else
  const modal = () => document.querySelector<HTMLDialogElement>('dialog:is(:modal, :popover-open)');
  const find = (selector: string) =>
    [...(modal() ?? document).querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());

  const leave = () => {
    const dialog = modal();
    if (dialog?.open) dialog.requestClose();
    else dialog?.hidePopover();
  };
  const press = (element: HTMLElement) => {
    element.focus();
    element.click();
  };
  const typed = ['Anna', 'a@b.example', '2027-06-05', '3', '', '🍋 limoni', 'محمد', 'x'.repeat(2000)];
  const fill = (field: HTMLElement, value: string) => {
    const prototype = Object.getPrototypeOf(field) as object;
    field.focus();
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const links = 'a[href^="/"]:not([target], [href*="."])';
  const fields = 'main :is(input:not([type=hidden]), textarea, select)';

  /** what a step acts on, and the step */
  const actions: Record<string, [selector: string, act: (element: HTMLElement) => void]> = {
    'follow a link': [links, press],
    'follow two links at once': [
      links,
      (link) => {
        press(link);
        press(pick(find(links)));
      },
    ],
    'go to a part of the page': ['a[href^="#"]:not([href="#"])', press],
    'press a button': [':is(button, summary):not(form[target] button)', press],
    'change the language and follow a link': [
      'header form button',
      (button) => {
        press(button);
        press(pick(find(links)));
      },
    ],
    'type something': [fields, (field) => fill(field, pick(typed))],
    'send a request': [
      'form[method=dialog] button',
      (button) => {
        fill(document.querySelector('[name=name]') as HTMLElement, 'Anna');
        fill(document.querySelector('[name=email]') as HTMLElement, 'anna@example.com');
        press(button);
      },
    ],
    'press Escape': [
      'body, dialog',
      (element) => {
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        leave();
      },
    ],
    'go back': ['body, dialog', () => navigation.canGoBack && history.back()],
    'go forward': ['body, dialog', () => history.forward()],
    scroll: ['body', () => scrollTo(0, random() * document.body.scrollHeight)],
  };

  const wrong = (): string[] => {
    const expected = shown[location.pathname]?.[root.lang as Language];
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const held = {
      'the title is that of the address and the language': document.title === expected?.title,
      'the heading is that of the address and the language': text('main h1') === expected?.heading,
      'the layout is in the language': text('header form button') === expected?.toggle,
      'nothing is busy': !root.hasAttribute('aria-busy'),
      'one h1, title, description and canonical address': [
        ...['h1', 'head title', 'meta[name=description]', 'link[rel=canonical]'],
        ...['#root > main', '#root > header', '#root > footer', '[aria-current=page]'],
      ].every((one) => count(one) === 1),
      'at most one toast and one dialog':
        count('[role=status] > div') <= 1 && count('dialog:is([open], :popover-open)') <= 1,
      'no scroll lock without a dialog': modal() !== null || getComputedStyle(root).overflowY !== 'hidden',
      'every id once': new Set(ids).size === ids.length,
    };
    return Object.entries(held).flatMap(([name, isHeld]) => (isHeld ? [] : [name]));
  };

  /** waits until nothing is wrong; returns what still is after eight seconds */
  const settle = async () => {
    const timeout = performance.now() + 8000;
    let faults: string[];
    do {
      await frames();
      faults = wrong();
    } while (faults.length && performance.now() < timeout);
    return faults;
  };

  window.print = () => {};
  window.walker = {
    async go(number) {
      for (let done = 0; done < number; done++) {
        const possible = Object.entries(actions)
          .map(([name, [selector, act]]) => ({ name, act, elements: find(selector) }))
          .filter(({ elements }) => elements.length > 0);
        const { name, act, elements } = pick(possible);
        const element = pick(elements);
        log.push(`${name}: ${element.outerHTML.slice(0, 80)} at ${location.pathname} in ${root.lang}`);
        act(element);
        const faults = await settle();
        if (faults.length) return [...faults, `at ${location.href} “${document.title}”`, ...log.slice(-12)];
      }
      return [];
    },
    async tour() {
      leave();
      for (const link of [...document.querySelectorAll<HTMLElement>('footer li a[href^="/"]:not([target])')]) {
        press(link);
        await settle();
      }
    },
  };
}

/** Listeners, nodes, heap and frames after garbage collection. */
async function measureMemory(page: Page, devtools: CDPSession) {
  await page.evaluate(() => window.walker.tour());
  // an object is freed by the collection after the one that runs its finalizers
  for (let collections = 0; collections < 3; collections++) {
    await devtools.send('HeapProfiler.collectGarbage');
    await waitForFrames(page);
  }
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize'), frames: of('Frames') };
}

test.describe('a visitor who clicks and types at random', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('keeps the page consistent after every step, without a memory leak', async ({
    page,
    open,
    context,
    firstVisit,
  }) => {
    await firstVisit();
    // a step takes 70 ms on an idle machine
    test.setTimeout(60_000 + steps * 400);
    await open('/camere');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.evaluate(installWalker, { shown, seed });
    const walk = async (from: number, to: number) => {
      for (let turn = from; turn < to; turn += batch) {
        const round = turn / batch;
        await page.setViewportSize(windows[round % windows.length] ?? { width: 1280, height: 800 });
        await page.emulateMedia({ reducedMotion: round % 2 ? 'reduce' : 'no-preference' });
        const faults = await page.evaluate((number) => window.walker.go(number), batch);
        expect(faults, `WALK_SEED=${seed} WALK_STEPS=${steps}, before step ${turn + batch}`).toEqual([]);
      }
    };
    const third = Math.ceil(steps / 3 / batch) * batch;
    await walk(0, third);
    // the first measurement frees the objects of the walk itself
    await measureMemory(page, devtools);
    const before = await measureMemory(page, devtools);
    await walk(third, steps);
    // a later measurement frees garbage that the browser keeps for a while, but never a leak
    await expect(async () => {
      const after = await measureMemory(page, devtools);
      const seen = JSON.stringify({ before, after });
      // of hundreds of pages the browser may keep one, with all its nodes, its listeners and its frame
      expect(after.frames, seen).toBeLessThanOrEqual(before.frames + 2);
      // a leak would add one at every second step
      expect(after.listeners, seen).toBeLessThanOrEqual(before.listeners + 60);
      expect(after.nodes, seen).toBeLessThanOrEqual(2 * before.nodes);
      expect(after.heap, seen).toBeLessThanOrEqual(before.heap + 1_000_000);
    }).toPass({ timeout: 60_000 });
  });
});
