import { test } from './test.ts';
import { button, dialog, link, texts, type Visitor } from './visitor.ts';

const opener = button(texts.it('nav.openMenu'));
const menu = dialog(texts.it('nav.menuTitle'));

test('the menu opens, closes and navigates', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.markDocument();
  await closeInEveryWay(visitor);
  await reopenAtOnce(visitor);
  await visitor.scrollTo(500);
  await visitor.click(opener);
  await visitor.click(link(texts.it('nav.rooms'), 'dialog:popover-open nav'));
  await visitor.expectHidden(menu);
  await visitor.expectNavigation('rooms');
});

async function closeInEveryWay(visitor: Visitor): Promise<void> {
  for (const close of [
    () => visitor.browser.press('Escape'),
    () => visitor.click(button(texts.it('nav.closeMenu'))),
    () => visitor.browser.clickAt(40, 400),
  ]) {
    await visitor.click(opener);
    await visitor.expectVisible(menu);
    await visitor.expectFocus(texts.it('nav.closeMenu'));
    await close();
    await visitor.expectHidden(menu);
    await visitor.expectFocus(texts.it('nav.openMenu'));
  }
}

/** Opens the menu by key, and again in the frame in which it closes. */
async function reopenAtOnce(visitor: Visitor): Promise<void> {
  await visitor.browser.press('Enter');
  await visitor.expectVisible(menu);
  await visitor.expectFocus(texts.it('nav.closeMenu'));
  for (let round = 0; round < 5; round++) {
    await visitor.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog:popover-open')?.hidePopover();
      document.querySelector<HTMLButtonElement>('header button[aria-haspopup=dialog]')?.click();
    });
    await visitor.expectFocus(texts.it('nav.closeMenu'));
  }
  await visitor.browser.press('Enter');
  await visitor.expectHidden(menu);
}

test('back and forward change the page', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.markDocument();
  for (const id of ['rooms', 'terrazza'] as const) {
    await visitor.click(link(texts.it(`nav.${id}`), 'footer'));
    await visitor.expectNavigation(id);
  }
  await visitor.goBack();
  await visitor.expectNavigation('rooms');
  await visitor.goBack();
  await visitor.expectNavigation('home');
  await visitor.goForward();
  await visitor.expectNavigation('rooms');
});

// Firefox passes the language of parts on to screen readers, other browsers that of the root
const languageOfParts = { firefox: 'it-IT', webkit: '' };

test('a page from the back/forward cache has its fields, a closed menu and its language, also in its parts after two toggles', async ({
  visitor,
  browserId,
}) => {
  await visitor.open('/contatti');
  await visitor.markDocument();
  await visitor.click(button(texts.it('nav.toggle.name')));
  await visitor.expectPage('contact', 'en', 'it');
  await visitor.expectFocus(texts.en('nav.toggle.name'));
  await visitor.typeInto('[name=name]', 'Anna');
  await visitor.click(button(texts.en('nav.openMenu')));
  await visitor.expectVisible(dialog(texts.en('nav.menuTitle')));
  await visitor.open('/camere');
  await visitor.goBack();
  await visitor.expectPage('contact', 'en', 'it');
  await visitor.expectSameDocument();
  await visitor.expectHidden(dialog(texts.en('nav.menuTitle')));
  await visitor.expectValue('Anna', () => document.querySelector<HTMLInputElement>('[name=name]')?.value);
  await visitor.click(link(texts.en('nav.rooms'), 'footer'));
  await visitor.expectPage('rooms', 'en', 'it');
  await visitor.click(button(texts.en('nav.toggle.name')));
  await visitor.expectPage('rooms', 'it');
  await visitor.expectValue(Array<string>(4).fill(languageOfParts[browserId]), () =>
    Array.from(document.querySelectorAll<HTMLElement>('dialog, header, main, footer'), ({ lang }) => lang),
  );
});
