import { bookingAddress } from '../src/hotel/booking.ts';
import { email } from '../src/hotel/identity.ts';
import { addressOf, languageIds } from '../src/navigation/routes.ts';
import { button, dialog, find, link, region } from './find.ts';
import { inNewTab, it, sign, signOf, t } from './signs.ts';
import type { Visitor } from './visitor.ts';

/** Opens the booking engine, with and without a stay. */
export async function searchForARoom(visitor: Visitor): Promise<void> {
  const field = (name: string) => `form[target] [name=${name}]`;
  for (const language of languageIds) {
    const submit = button(inNewTab(t[language]('hero.search.submit'), language));
    await visitor.open(addressOf('home', language));
    await visitor.click(submit);
    same(await visitor.newTab(), bookingAddress(language, { adults: 2 }));
    await visitor.choose(field('checkin'), '2031-06-05');
    await visitor.sees(
      '2031-06-05',
      (checkout) => document.querySelector<HTMLInputElement>(checkout)?.min,
      field('checkout'),
    );
    await visitor.choose(field('checkout'), '2031-06-12');
    await visitor.choose(field('adults'), '4');
    await visitor.click(submit);
    same(
      await visitor.newTab(),
      bookingAddress(language, { checkin: '2031-06-05', checkout: '2031-06-12', adults: 4 }),
    );
    await visitor.click(link(inNewTab(t[language]('nav.bookNow'), language), 'header'));
    same(await visitor.newTab(), bookingAddress(language));
    await visitor.sees(signOf('home', language), sign);
  }
}

/** Fills in the form wrongly, then rightly, and puts the acknowledgement away. */
export async function requestARoom(visitor: Visitor): Promise<void> {
  const form = 'main form[method=post]';
  const field = (name: string) => `${form} [name=${name}]`;
  const submit = button(it('contact.form.submit'), form);
  const toast = { css: '[role=status] > *' };
  const focused = (name: string) =>
    visitor.sees(name, () => (document.activeElement as HTMLInputElement | null)?.name ?? '');
  await visitor.open(addressOf('contact', 'it'));
  await visitor.click(submit);
  await focused('name');
  await visitor.type(field('name'), 'Anna Rossi');
  await visitor.type(field('email'), 'anna at example');
  await visitor.click(submit);
  await focused('email');
  await visitor.lacks(toast);
  await visitor.run((css) => document.querySelector<HTMLInputElement>(css)?.select(), field('email'));
  await visitor.press('Escape');
  await visitor.type(field('message'), 'Due notti? "Grazie" & a presto');
  await visitor.choose(field('email'), '');
  await visitor.type(field('email'), 'anna@example.com');
  await visitor.choose(field('checkin'), '2031-06-05');
  await visitor.choose(field('checkout'), '2031-06-12');
  await visitor.type(field('guests'), '3');
  await visitor.press('Enter');
  await visitor.shows(toast);
  const { text, letter } = await visitor.run(() => {
    const shown = document.querySelector('[role=status] > *');
    return { text: shown?.textContent ?? '', letter: shown?.querySelector('a')?.href ?? '' };
  });
  for (const key of ['title', 'text'] as const) contains(text, it(`contact.toast.${key}`));
  contains(letter, email.href);
  const body = decodeURIComponent(letter).replaceAll('\u00A0', ' ');
  for (const value of [
    'Anna Rossi',
    'anna@example.com',
    '5 giugno 2031',
    '12 giugno 2031',
    'Due notti? "Grazie" & a presto',
  ]) {
    contains(body, value);
  }
  await visitor.sees(
    '',
    (css) =>
      Array.from(document.querySelectorAll<HTMLInputElement>(`${css} :is(input, textarea)`), ({ value }) => value).join(
        '',
      ),
    form,
  );
  await visitor.press('Escape');
  await visitor.lacks(toast);
}

/** Closes what is announced, and comes back later. */
export async function closeTheBanner(visitor: Visitor): Promise<void> {
  const banner = region(it('banner.label'));
  await visitor.open('/');
  await visitor.shows(banner);
  await visitor.sees({ sentences: 1, gap: 0 }, () => {
    const shown = document.querySelector('[data-banner-part]');
    return {
      sentences: find({ css: '[data-banner-part] p' }).length,
      gap: Math.round(innerHeight - (shown?.getBoundingClientRect().bottom ?? 0)),
    };
  });
  await visitor.click(button(it('banner.close')));
  await visitor.lacks(banner);
  await visitor.click(link(it('nav.rooms'), 'footer'));
  await visitor.sees(signOf('rooms', 'it'), sign);
  await visitor.lacks(banner);
  await visitor.open(addressOf('contact', 'en'));
  await visitor.lacks(region(t.en('banner.label')));
}

/** Looks through pictures on the page and on the whole screen. */
export async function lookThroughAGallery(visitor: Visitor): Promise<void> {
  const name = it('rooms.superior.gallery');
  const strip = `[role=group][aria-label="${name}"]`;
  const viewer = dialog(name);
  const opener = (index: number) => ({ css: `${strip} li:nth-child(${index}) button` });
  const at = (index: number, within: string) =>
    visitor.sees(
      it('common.picture.position', { index, count: 4 }),
      (css) => Array.from(document.querySelectorAll(`${css} [aria-live] p, ${css} p[aria-live]`))[0]?.textContent,
      within,
    );
  const returns = (index: number) =>
    visitor.sees(true, (css) => document.activeElement === document.querySelector(css), opener(index).css);
  await visitor.open(addressOf('rooms', 'it'));
  await visitor.click(button(it('common.next'), strip));
  await at(2, strip);
  await visitor.click(button(it('common.previous'), strip));
  await at(1, strip);

  await visitor.click(opener(1));
  await visitor.shows(viewer);
  await at(1, 'dialog[open]');
  for (const index of [2, 3, 4]) {
    await visitor.press('ArrowRight');
    await at(index, 'dialog[open]');
  }
  await visitor.click(button(it('common.previous'), 'dialog[open]'));
  await at(3, 'dialog[open]');
  await visitor.press('Home');
  await at(1, 'dialog[open]');
  const width = () => visitor.run(() => document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0);
  const before = await width();
  const zoom = button(it('common.gallery.zoom'), 'dialog[open]');
  await visitor.click(zoom);
  await visitor.sees(
    true,
    (small) => (document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0) > small * 2,
    before,
  );
  await visitor.click(zoom);
  await visitor.sees(before, () => document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0);
  await visitor.press('Escape');
  await visitor.lacks(viewer);
  await returns(1);
  await visitor.press('Enter');
  await visitor.shows(viewer);
  await visitor.click(button(it('common.gallery.close'), 'dialog[open]'));
  await visitor.lacks(viewer);
  await returns(1);
}

function same(seen: string, expected: string): void {
  if (seen !== expected) throw new Error(`expected ${expected}, but there is ${seen}`);
}

function contains(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`expected “${part}” in “${text}”`);
}
