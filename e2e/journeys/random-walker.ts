import type { Language, PageId } from '../support/site.ts';

/** What the walker knows about the site. */
export interface Plan {
  seed: number;
  pages: { id: PageId; address: string; title: Record<Language, string>; heading: Record<Language, string> }[];
  toggle: Record<Language, string>;
}

declare global {
  interface Window {
    walker: {
      /** takes so many steps; stops at the first fault, and returns it with the last steps */
      go: (steps: number) => Promise<string[]>;
      /** visits every page in both languages, and ends on the first one */
      tour: () => Promise<string[]>;
    };
  }
}

/** Runs in the page. Installs a walker that clicks, types and navigates at random. */
export function installWalker({ seed, pages, toggle }: Plan): void {
  const root = document.documentElement;
  let language = root.lang as Language;
  let path = location.pathname;
  let state = seed;
  const log: string[] = [];

  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;

  const frames = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  // the test's fixture reads the browser's own errors
  const errors: string[] = [];
  const { error } = console;
  console.error = (...said) => {
    errors.push(said.join(' '));
    error(...said);
  };
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const tick = () => new Promise((done) => setTimeout(done));

  // an open dialog covers everything else
  const modal = () => document.querySelector<HTMLDialogElement>('dialog:is(:modal, :popover-open)');
  const find = (selector: string) =>
    [...(modal() ?? document).querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());

  const press = (element: HTMLElement) => {
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element.focus();
    element.click();
  };
  const follow = async (link: HTMLElement) => {
    path = new URL((link as HTMLAnchorElement).href).pathname;
    const stays = path === location.pathname;
    press(link);
    // nothing else shows that the same page was opened again
    if (stays) await frames();
  };
  const flip = (button: HTMLElement) => {
    language = language === 'it' ? 'en' : 'it';
    press(button);
  };
  const texts = [
    'Anna',
    'a@b.example',
    '2027-06-05',
    '3',
    '0',
    '',
    '🍋 limoni',
    'محمد',
    'x'.repeat(2000),
    '<b>&"\'{x}',
  ];
  const type = (field: HTMLElement) => {
    const prototype = Object.getPrototypeOf(field) as object;
    const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
    field.focus();
    setter?.call(field, pick(texts));
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const fill = (form: HTMLElement) => {
    for (const [name, value] of [
      ['name', 'Anna'],
      ['email', 'anna@example.com'],
      ['guests', '2'],
    ]) {
      (form.querySelector(`[name=${name}]`) as HTMLInputElement).value = String(value);
    }
    press(form.querySelector('button') as HTMLElement);
  };
  const swipe = (toast: HTMLElement) => {
    const by = pick([20, 200]);
    const at = (kind: string, x: number) =>
      toast.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX: x, clientY: 0, pointerId: 1 }));
    at('pointerdown', 0);
    at('pointermove', by);
    at('pointerup', by);
  };
  const pressEscape = (element: HTMLElement) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  // history navigation is asynchronous
  let travels = 0;
  const travel = (by: number) => () => {
    travels++;
    addEventListener('popstate', () => travels--, { once: true });
    const { currentEntry } = navigation;
    path = new URL(String(navigation.entries()[(currentEntry?.index ?? 0) + by]?.url)).pathname;
    history.go(by);
  };
  const near = (by: number) => () => {
    const entry = navigation.entries()[(navigation.currentEntry?.index ?? 0) + by];
    return entry?.sameDocument ? [root] : [];
  };
  const pageLinks = 'a[href^="/"]:not([target], [href*="."])';
  const dialogs = (kind: string) => () => (modal() ? find(kind) : []);

  /** the elements for each step, and the step */
  const steps: Record<string, [find: () => HTMLElement[], act: (element: HTMLElement) => unknown]> = {
    'follow a link': [() => find(pageLinks), follow],
    'follow a link of the footer': [() => find(`footer ${pageLinks}`), follow],
    'follow two links at once': [
      () => find(`footer ${pageLinks}`),
      async (link) => {
        press(link);
        await tick();
        return follow(pick(find(`footer ${pageLinks}`)));
      },
    ],
    'go to a part of the page': [() => find('a[href^="#"]:not([href="#"])'), press],
    'change the language': [() => find('header form button'), flip],
    'change the language three times': [
      () => find('header form button'),
      (button) => {
        for (let turn = 0; turn < 3; turn++) flip(button);
      },
    ],
    'change the language and follow a link': [
      () => find('header form button'),
      (button) => {
        const link = pick(find(`footer ${pageLinks}`));
        flip(button);
        return follow(link);
      },
    ],
    'open the menu': [() => find('[aria-haspopup=dialog]'), press],
    'change the language in the menu': [dialogs('button[form]'), flip],
    'press something in a dialog': [dialogs('button:not([form])'), press],
    'follow a link of the menu': [dialogs(pageLinks), follow],
    'leave a dialog': [
      () => [modal()].filter((one) => one !== null),
      (element) => {
        const dialog = element as HTMLDialogElement;
        if (dialog.open) dialog.requestClose();
        else dialog.hidePopover();
      },
    ],
    'press in a gallery': [
      () => find('[role=group] button'),
      (button) => {
        press(button);
        // a guest sees this before the next step
        return frames();
      },
    ],
    'unfold a question': [() => find('summary'), press],
    'type something': [() => find('main :is(input:not([type=hidden]), textarea)'), type],
    'choose guests': [
      () => find('select'),
      (select) => {
        (select as HTMLSelectElement).selectedIndex = Math.floor(random() * 6);
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
    ],
    'send whatever is in the form': [() => find('form[method=post] button'), press],
    'send a request': [() => find('form[method=post]'), fill],
    'send a request and leave': [
      () => find('form[method=post]'),
      (form) => {
        fill(form);
        return follow(pick(find(`footer ${pageLinks}`)));
      },
    ],
    'dismiss a message': [() => find('[role=status] button'), press],
    'swipe a message': [() => find('[role=status] > div'), swipe],
    'press Escape': [() => find('body'), pressEscape],
    'share the page': [() => find('footer button'), press],
    'close the banner': [() => find('[data-banner-part] button'), press],
    scroll: [() => find('body'), () => scrollTo(0, random() * document.body.scrollHeight)],
    'go back': [near(-1), travel(-1)],
    'go back twice': [near(-2), travel(-2)],
    'go forward': [near(1), travel(1)],
    'leave the tab and return': [
      () => find('body'),
      () => {
        document.dispatchEvent(new Event('visibilitychange'));
        dispatchEvent(new Event('focus'));
      },
    ],
  };

  const page = () => pages.find(({ address }) => address === path);
  const arrived = () =>
    travels === 0 &&
    location.pathname === path &&
    root.lang === language &&
    document.title === page()?.title[language] &&
    !root.hasAttribute('aria-busy');

  const settle = async () => {
    const timeout = performance.now() + 8000;
    do await tick();
    while (!arrived() && performance.now() < timeout);
  };

  const count = (selector: string) => document.querySelectorAll(selector).length;
  const text = (selector: string) => document.querySelector(selector)?.textContent;
  const wrong = (): string[] => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const { overflowY, paddingInlineEnd } = getComputedStyle(root);
    const held: Record<string, boolean> = {
      'address, title and language agree': arrived(),
      'one h1': count('h1') === 1,
      'the title is the page’s, in the language shown': text('main h1') === page()?.heading[language],
      'the layout is in the language shown': text('header form button') === toggle[language],
      'one title, one description, one canonical address': [
        'head title',
        'meta[name=description]',
        'link[rel=canonical]',
      ].every((one) => count(one) === 1),
      'at most one message': count('[role=status] > div') <= 1,
      'at most one dialog': count('dialog:is([open], :popover-open)') <= 1,
      'no scroll lock without a dialog': modal() !== null || (overflowY !== 'hidden' && paddingInlineEnd === '0px'),
      'the menu marks the page': text('[aria-current=page]') !== undefined && count('[aria-current=page]') === 1,
      'every id once': new Set(ids).size === ids.length,
      'nothing is busy': !root.hasAttribute('aria-busy'),
      'no key in the place of words': !/\b(?:nav|common|hero|rooms|contact)\.[a-z]\w*/.test(String(text('#root'))),
      'one main, one header, one footer': ['main', 'header', 'footer'].every((one) => count(`#root > ${one}`) === 1),
    };
    return [...Object.keys(held).filter((invariant) => !held[invariant]), ...errors.splice(0)];
  };

  const take = async (name: string, act: () => unknown): Promise<string[]> => {
    log.push(`${name} → ${path} in ${language}`);
    if (log.length > 12) log.shift();
    // the test prints this if the page unloads
    console.debug(name, location.href, [path, language, history.length].join(' '));
    await act();
    log[log.length - 1] = `${name} → ${path} in ${language}`;
    await settle();
    const faults = wrong();
    return faults.length ? [...faults, `at ${location.href} “${document.title}”`, ...log] : [];
  };

  const step = (): Promise<string[]> => {
    const possible = Object.entries(steps).filter(([, [things]]) => things().length > 0);
    const [name, [things, act]] = pick(possible);
    const thing = pick(things());
    return take(name, () => act(thing));
  };

  window.print = () => {};
  window.walker = {
    async go(number) {
      for (let done = 0; done < number; done++) {
        const faults = await step();
        if (faults.length) return faults;
      }
      return [];
    },
    async tour() {
      const faults: string[] = [];
      for (let turn = 0; turn < 2; turn++) {
        for (const { address } of [...pages.slice(1), ...pages.slice(0, 1)]) {
          const link = () => document.querySelector<HTMLElement>(`footer li a[href="${address}"]`) as HTMLElement;
          faults.push(...(await take(`see ${address}`, () => follow(link()))));
        }
        const button = document.querySelector<HTMLElement>('header form button') as HTMLElement;
        faults.push(...(await take('change the language', () => flip(button))));
      }
      return faults;
    },
  };
}
