// The parts of the site that many tests use, found by role and name.
import { type Language, type Locator, type Page, type PageId, translator } from './site.ts';

export const banner = (page: Page, shown: Language = 'it'): Locator =>
  page.getByRole('region', { name: translator(shown)('banner.label'), exact: true });

export const closeBanner = (page: Page): Promise<void> =>
  banner(page)
    .getByRole('button', { name: translator('it')('banner.close') })
    .click();

/** The link to a page in the footer. */
export const footerLink = (page: Page, id: PageId, shown: Language = 'it'): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: translator(shown)(`nav.${id}`), exact: true });

export const shareButton = (page: Page, shown: Language = 'it'): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name: translator(shown)('common.share') });

export const menuButton = (page: Page, shown: Language = 'it'): Locator =>
  page.getByRole('button', { name: translator(shown)('nav.openMenu') });

export const menu = (page: Page, shown: Language = 'it'): Locator =>
  page.getByRole('dialog', { name: translator(shown)('nav.menuTitle') });

/** The link to a page in the open menu. */
export const menuLink = (page: Page, id: PageId, shown: Language = 'it'): Locator =>
  menu(page, shown).getByRole('link', { name: translator(shown)(`nav.${id}`), exact: true });

/** The gallery of the Superior rooms, and its viewer. */
export const gallery = (page: Page): Locator =>
  page.getByRole('group', { name: translator('it')('rooms.superior.gallery') });
export const viewer = (page: Page): Locator =>
  page.getByRole('dialog', { name: translator('it')('rooms.superior.gallery') });
export const opener = (page: Page, index = 0): Locator =>
  gallery(page).getByRole('listitem').nth(index).getByRole('button');

/** The button of Home's search. */
export const searchButton = (page: Page, shown: Language = 'it'): Locator =>
  page.getByRole('button', { name: translator(shown)('hero.search.submit') });

type FieldName = 'name' | 'email' | 'phone' | 'checkin' | 'checkout' | 'guests' | 'message' | 'adults';

export const requestForm = (page: Page, shown: Language = 'it'): Locator =>
  page.getByRole('main').getByRole('form', { name: translator(shown)('contact.form.title') });
/** A field of the request form, or of Home's search. */
export const formField = (page: Page, name: FieldName): Locator => page.locator(`main form [name=${name}]`);
export const requestButton = (page: Page, shown: Language = 'it'): Locator =>
  page.getByRole('main').getByRole('button', { name: translator(shown)('contact.form.submit') });

/** Fills in the required fields of the request form, and sends it. */
export async function sendRequest(page: Page, shown: Language = 'it', name = 'Anna'): Promise<void> {
  await formField(page, 'name').fill(name);
  await formField(page, 'email').fill('anna@example.com');
  await requestButton(page, shown).click();
}

/** The toast that confirms a sent request. */
export const toast = (page: Page, shown: Language = 'it'): Locator =>
  page.getByRole('status').filter({ hasText: translator(shown)('contact.toast.title') });
/** The region of toasts, a landmark while one is open. */
export const toastRegion = (page: Page, shown: Language = 'it'): Locator =>
  page.getByRole('region', { name: translator(shown)('common.toast.region') });
