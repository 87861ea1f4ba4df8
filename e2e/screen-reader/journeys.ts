import { createTranslator } from '../../build/content/messages/site-messages.ts';
import { addressOf } from '../../src/navigation/routes.ts';
import type { Guest } from './guest.ts';

const t = createTranslator('it');
const english = createTranslator('en');

/** What a guest does, in Italian. */
export const journeys: Record<string, (guest: Guest) => Promise<void>> = {
  async search(guest) {
    await guest.visit(addressOf('home', 'it'));
    await guest.pressUntil('Tab', t('hero.search.checkin'));
    await guest.type('06062031');
    await guest.pressUntil('Tab', t('hero.search.checkout'));
    await guest.type('05062031');
    await guest.pressUntil('Tab', t('hero.search.guests'));
    await guest.press('Down');
    await guest.pressUntil('Tab', t('hero.search.submit'));
    // submits with a departure before the arrival
    await guest.press('Return');
    await guest.type('07062031');
    await guest.pressUntil('Tab', t('hero.search.submit'));
    await guest.press('Return');
  },

  async menu(guest) {
    await guest.visit(addressOf('home', 'it'));
    await guest.pressUntil('Tab', t('nav.openMenu'));
    await guest.press('Return', 'Tab', 'Escape', 'Return');
    await guest.pressUntil('Tab', t('nav.experiences'));
    await guest.press('Return', 'Down', 'Down');
    await guest.pressUntil('Tab', t('experiences.card.boat.title'));
    await guest.press('Return', 'Down', 'Down');
  },

  async language(guest) {
    await guest.visit(addressOf('rooms', 'it'));
    await guest.pressUntil('Tab', t('nav.toggle.name'));
    await guest.press('Return', 'Tab', 'Tab', 'Tab', 'h');
    await guest.pressUntil('shift+Tab', english('nav.toggle.name'));
    await guest.press('Return', 'Tab');
  },

  async gallery(guest) {
    await guest.visit(addressOf('rooms', 'it'));
    await guest.pressUntil('Tab', t('common.gallery.open'));
    await guest.press('Return', 'Right', 'Right', 'Tab', 'Return', 'Return', 'Tab', 'Escape');
    await guest.pressUntil('Tab', t('common.next'));
    await guest.press('Return');
  },

  async request(guest) {
    await guest.visit(addressOf('contact', 'it'));
    await guest.pressUntil('Tab', t('contact.form.name'));
    await guest.press('Return');
    await guest.type('Anna Rossi');
    await guest.press('Tab');
    await guest.type('anna@example.it');
    await guest.press('Return');
    await guest.pressUntil('Tab', t('common.toast.close'));
    await guest.press('Return', 'Tab');
  },

  async notice(guest) {
    await guest.visit(addressOf('terrazza', 'it'), { banner: true });
    await guest.pressUntil('Tab', t('terrazza.cuisine.button'));
    await guest.press('Return', 'Tab');
    await guest.pressUntil('Tab', t('banner.close'));
    await guest.press('Return', 'shift+Tab');
  },
};
