// The figures, counts and quoted labels of the owner's specification, as they stand there.
import {
  addressOf,
  email,
  expect,
  hotel,
  type Locator,
  languageIds,
  type Page,
  phone,
  test,
  words,
} from '../support/site.ts';

/** A section of the page by its heading. */
const section = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true });

const titles = (part: Locator): Locator => part.getByRole('listitem').getByRole('heading');

for (const language of languageIds) {
  const say = words(language);

  test.describe(`in “${language}”`, () => {
    test('Home tells of four stars, the sea at 50 m and parking at 10 m', async ({ page, open }) => {
      await open(addressOf('home', language));
      await expect(page.getByRole('main')).toContainText(say('hero.subtitle', { metres: 50 }));
      await expect(section(page, say('welcome.title')).getByRole('img')).toHaveAccessibleName(
        say('common.stars', { count: 4 }),
      );
      await expect(titles(section(page, say('feature.title')))).toHaveText([
        say('feature.beach.title', { metres: 50 }),
        say('feature.terrace.title'),
        say('feature.solarium.title'),
        say('feature.parking.title', { metres: 10 }),
      ]);
      await expect(titles(section(page, say('hotel.location.title')))).toHaveText([
        say('hotel.location.towns.title'),
        say('hotel.location.lemons.title'),
        say('hotel.location.boats.title'),
      ]);
      const booking = section(page, say('hotel.booking.title'));
      await expect(booking.getByRole('link')).toHaveCount(3);
      await expect(booking.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
    });

    test('rooms of two categories are for one, two, three and four guests', async ({ page, open }) => {
      await open(addressOf('rooms', language));
      for (const category of ['superior', 'classic'] as const) {
        const part = section(page, say(`rooms.${category}.title`));
        await expect(part).toContainText(say(`rooms.${category}.text`));
        await expect(part.getByRole('group', { name: say(`rooms.${category}.gallery`) }).getByRole('img')).toHaveCount(
          4,
        );
        const types = part.getByRole('listitem').filter({ has: page.getByRole('heading') });
        await expect(types.getByRole('heading')).toHaveText([
          say('rooms.type.single'),
          say('rooms.type.double'),
          say('rooms.type.triple'),
          say('rooms.type.quad'),
        ]);
        for (const [index, count] of [1, 2, 3, 4].entries()) {
          await expect(types.nth(index)).toContainText(say('rooms.guests', { count }));
        }
      }
      await expect(titles(section(page, say('rooms.amenities.title')))).toHaveText([
        say('rooms.amenity.airConditioning.title'),
        say('rooms.amenity.wifi.title'),
        say('rooms.amenity.tv.title'),
        say('rooms.amenity.minibar.title'),
      ]);
    });

    test('the terrace keeps its hours and shows what it serves', async ({ page, open }) => {
      await open(addressOf('terrazza', language));
      const hours = page.getByRole('main').getByRole('definition');
      await expect(hours).toHaveText(['7:30–10:30', '12:30–15:00', '19:00–22:30', '10:00–24:00']);
      await expect(page.getByRole('main').getByRole('term')).toHaveText([
        say('terrazza.hours.breakfast'),
        say('terrazza.hours.lunch'),
        say('terrazza.hours.dinner'),
        say('terrazza.hours.bar'),
      ]);
      const breakfast = section(page, say('terrazza.breakfast.title'));
      await expect(breakfast).toContainText(say('terrazza.breakfast.hours', { from: '7:30', to: '10:30' }));
      await expect(breakfast.getByRole('listitem')).not.toHaveCount(0);
      await expect(titles(section(page, say('terrazza.cards.title')))).toHaveText([
        say('terrazza.card.breakfast.title'),
        say('terrazza.card.restaurant.title'),
        say('terrazza.card.bar.title'),
        say('terrazza.card.view.title'),
      ]);
      await expect(titles(section(page, say('terrazza.menu.title')))).toHaveText([
        say('terrazza.dish.pasta.title'),
        say('terrazza.dish.fish.title'),
        say('terrazza.dish.pizza.title'),
        say('terrazza.dish.lemon.title'),
        say('terrazza.dish.wine.title'),
        say('terrazza.dish.sweets.title'),
      ]);
      await expect(titles(section(page, say('terrazza.bar.title')))).toHaveText([
        say('terrazza.bar.wine.title'),
        say('terrazza.bar.labels.title'),
        say('terrazza.bar.aperitif.title'),
      ]);
    });

    test('the button to book a table does nothing, says so, and has the phone beside it', async ({
      page,
      open,
      context,
    }) => {
      await open(addressOf('terrazza', language));
      const cuisine = section(page, say('terrazza.cuisine.title'));
      const button = cuisine.getByRole('button', { name: say('terrazza.cuisine.button'), exact: true });
      await expect(button).toHaveAccessibleDescription(new RegExp(say('terrazza.cuisine.noOnline')));
      await page.waitForLoadState('networkidle');
      const sent: string[] = [];
      // pictures on the way down to the button are no business of its
      page.on('request', (request) => sent.push(request.resourceType()));
      await button.click();
      await expect(page).toHaveURL(addressOf('terrazza', language));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(context.pages()).toHaveLength(1);
      expect(sent.filter((type) => type !== 'image')).toEqual([]);
      await expect(cuisine.getByRole('link')).toHaveAttribute('href', phone.href);
    });

    test('the services are ten, and what is good to know is there', async ({ page, open }) => {
      await open(addressOf('services', language));
      await expect(titles(section(page, say('services.cards.title')))).toHaveText([
        say('services.card.solarium.title'),
        say('services.card.parking.title'),
        say('services.card.wifi.title'),
        say('services.card.breakfast.title'),
        say('services.card.reception.title'),
        say('services.card.luggage.title'),
        say('services.card.transfers.title'),
        say('services.card.airConditioning.title'),
        say('services.card.laundry.title'),
        say('services.card.beach.title'),
      ]);
      const cards = section(page, say('services.cards.title'));
      await expect(cards).toContainText(say('services.card.parking.text', { metres: 10 }));
      await expect(cards).toContainText(say('services.card.breakfast.text', { from: '7:30', to: '10:30' }));
      const club = section(page, say('services.beach.title', { club: hotel.beachClub.name }));
      await expect(club).toContainText(say('services.beach.distance', { metres: 50 }));
      await expect(club).toContainText(say('services.beach.offer'));
      const info = section(page, say('services.info.title'));
      const time = { it: ['14:00', '11:00'], en: ['2:00 PM', '11:00 AM'] }[language];
      await expect(info).toContainText(say('services.info.times.checkin', { time: String(time[0]) }));
      await expect(info).toContainText(say('services.info.times.checkout', { time: String(time[1]) }));
      await expect(info).toContainText(say('services.info.times.note'));
      await expect(info).toContainText(say('services.info.lift.text'));
      await expect(info).toContainText(say('services.info.children.text'));
      await expect(info.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
      await expect(info.getByRole('link', { name: email.text })).toHaveAttribute('href', email.href);
    });

    test('transfers from two airports, a station and a port take so many minutes', async ({ page, open }) => {
      await open(addressOf('services', language));
      const transfers = section(page, say('services.transfers.title'));
      await expect(transfers.getByRole('rowheader')).toHaveText([
        say('common.transfer.naplesAirport'),
        say('common.transfer.salernoAirport'),
        say('common.transfer.station'),
        say('common.transfer.port'),
      ]);
      for (const [index, minutes] of [60, 40, 35, 70].entries()) {
        await expect(transfers.getByRole('cell').nth(index)).toHaveAccessibleName(say('common.minutes', { minutes }));
      }
      await expect(transfers.getByRole('heading', { name: say('services.transfers.how.title') })).toBeVisible();
    });

    test('five experiences have five features each', async ({ page, open }) => {
      await open(addressOf('experiences', language));
      for (const [id, features] of Object.entries({
        transfers: ['romeAirport', 'naplesAirport', 'salernoAirport', 'naplesStation', 'salernoStation'],
        boat: ['amalfi', 'positano', 'coves', 'swim', 'skipper'],
        cooking: ['pasta', 'lemon', 'market', 'table', 'recipes'],
        trekking: ['lemons', 'castle', 'gods', 'ferriere', 'ravello'],
        kayak: ['caves', 'beaches', 'guide', 'gear', 'snorkel'],
      })) {
        const key = (part: string) => `experiences.${id}.${part}` as 'experiences.boat.title';
        const card = section(page, say(key('title')));
        await expect(card).toContainText(say(key('subtitle')));
        await expect(card).toContainText(say(key('text')));
        await expect(card.getByRole('listitem')).toHaveText(features.map((one) => say(key(`features.${one}`))));
        await expect(card.getByRole('link', { name: say('experiences.contactNow') })).toHaveAttribute(
          'href',
          addressOf('contact', language),
        );
      }
      const boat = section(page, say('experiences.boat.title'));
      await expect(boat).toContainText(say('experiences.boat.highlight', { from: 2, to: 8 }));
      const kayak = section(page, say('experiences.kayak.title'));
      await expect(kayak).toContainText(say('experiences.kayak.highlight', { from: 2, to: 4 }));
      const how = section(page, say('experiences.how.title'));
      await expect(titles(how)).toHaveText([
        say('experiences.how.custom.title'),
        say('experiences.how.flexible.title'),
        say('experiences.how.local.title'),
      ]);
      await expect(how.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
    });

    test('the way to the hotel is told in kilometres and minutes', async ({ page, open }) => {
      await open(addressOf('location', language));
      const address = section(page, say('location.address.title'));
      await expect(address).toContainText(hotel.address.street);
      await expect(address.getByRole('definition')).toHaveText([
        say('location.near.sea.value', { metres: 50 }),
        say('location.near.centre.value', { minutes: 2 }),
        say('location.near.port.value', { minutes: 5 }),
      ]);
      const reach = section(page, say('location.reach.title'));
      const about = (minutes: number) => say('location.reach.duration', { minutes });
      const far = (kilometres: number) => say('location.reach.distance', { kilometres });
      const option = (name: string) =>
        reach
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 4, name, exact: true }) })
          .last();
      await expect(reach.getByRole('heading', { level: 4 })).toHaveCount(6);
      await expect(option(say('location.reach.plane.naplesAirport.title')).getByRole('definition')).toHaveText([
        far(60),
        about(60),
      ]);
      await expect(option(say('location.reach.plane.salernoAirport.title')).getByRole('definition')).toHaveText([
        far(35),
        about(40),
      ]);
      await expect(option(say('location.reach.train.station.title')).getByRole('definition')).toHaveText([far(25)]);
      await expect(option(say('location.reach.train.bus.title')).getByRole('definition')).toHaveText([about(40)]);
      for (const from of ['salerno', 'amalfi'] as const) {
        await expect(option(say(`location.reach.ferry.${from}.title`))).toContainText(
          say('location.reach.walk', { minutes: 5 }),
        );
      }
    });

    test('six places are near, each with its distance', async ({ page, open }) => {
      await open(addressOf('location', language));
      const cards = section(page, say('location.attractions.title')).getByRole('listitem');
      const places = [
        ['amalfi', { kilometres: 5 }],
        ['ravello', { kilometres: 7 }],
        ['positano', { kilometres: 20 }],
        ['lemons', {}],
        ['minori', {}],
        ['collegiata', { minutes: 2 }],
      ] as const;
      await expect(cards).toHaveCount(6);
      for (const [index, [id, values]] of places.entries()) {
        await expect(cards.nth(index).getByRole('heading')).toHaveText(say(`location.attraction.${id}.name`));
        await expect(cards.nth(index)).toContainText(say(`location.attraction.${id}.distance`, values));
        await expect(cards.nth(index)).toContainText(say(`location.attraction.${id}.text`));
      }
    });

    test('the map is a frame 350 pixels high, and the way is shown without it too', async ({ page, open }) => {
      await open(addressOf('location', language));
      const map = page.locator('iframe');
      const place = `${hotel.address.street}, ${hotel.address.postalCode} ${hotel.address.town} (${hotel.address.province})`;
      await expect(map).toHaveAttribute('src', hotel.map.embed);
      await expect(map).toHaveAttribute('height', '350');
      await expect(map).toHaveAttribute('loading', 'lazy');
      await expect(map).toHaveAttribute('title', say('location.map.title', { name: hotel.name, address: place }));
      expect((await map.boundingBox())?.height).toBe(350);
      await expect(page.getByText(say('location.map.fallback', { address: place }))).toBeVisible();
      const directions = page.getByRole('link', { name: say('common.directions') });
      await expect(directions).toHaveAttribute('href', /^https:/);
      await expect(directions).toHaveAttribute('target', '_blank');
    });

    test('there are four questions, and the answers hold what is true', async ({ page, open }) => {
      await open(addressOf('contact', language));
      const faq = section(page, say('contact.faq.title'));
      await expect(faq.getByRole('heading', { level: 3 })).toHaveText([
        say('contact.faq.times.question'),
        say('contact.faq.parking.question'),
        say('contact.faq.transfers.question'),
        say('contact.faq.pets.question'),
      ]);
      const [checkin = '', checkout = ''] = { it: ['14:00', '11:00'], en: ['2:00 PM', '11:00 AM'] }[language];
      for (const [question, answer] of [
        [say('contact.faq.times.question'), say('contact.faq.times.answer', { checkin, checkout })],
        [say('contact.faq.parking.question'), say('contact.faq.parking.answer', { metres: 10 })],
        [say('contact.faq.transfers.question'), say('contact.faq.transfers.answer')],
        [say('contact.faq.pets.question'), say('contact.faq.pets.answer', { phone: phone.text, email: email.text })],
      ] as const) {
        await faq.getByText(question).click();
        await expect(faq.getByText(answer)).toBeVisible();
      }
      await expect(faq.getByRole('link', { name: say('contact.callNow') })).toHaveAttribute('href', phone.href);
    });

    test('reception is there day and night and speaks three languages', async ({ page, open }) => {
      await open(addressOf('contact', language));
      const cards = section(page, say('contact.card.title'));
      await expect(cards).toContainText(say('contact.card.reception.text'));
      await expect(cards.getByRole('heading', { name: say('contact.hours.title') })).toBeVisible();
      await expect(cards.getByRole('listitem').filter({ hasNot: page.getByRole('heading') })).toHaveText([
        say('contact.language.it'),
        say('contact.language.en'),
        say('contact.language.de'),
      ]);
      await expect(titles(section(page, say('contact.directions.title')))).toHaveText([
        say('contact.directions.car.title'),
        say('contact.directions.train.title'),
        say('contact.directions.plane.title'),
        say('contact.directions.sea.title'),
      ]);
      const closing = section(page, say('contact.closing.title'));
      await expect(closing.getByRole('link', { name: say('contact.closing.email') })).toHaveAttribute(
        'href',
        email.href,
      );
      await expect(closing.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
    });

    test('the footer holds the hotel’s whole identity and the year of the visit', async ({ page, open }) => {
      await page.clock.setFixedTime('2031-07-01T12:00:00Z');
      await open(addressOf('rooms', language));
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(say('common.tagline'));
      await expect(footer).toContainText(say('common.footer.rights', { year: 2031, name: hotel.name }));
      await expect(footer).toContainText(say('common.footer.vat', { vat: hotel.vat }));
      await expect(footer).toContainText(say('common.footer.cin', { cin: hotel.cin }));
      await expect(footer).toContainText(hotel.address.street);
      await expect(footer.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
      await expect(footer.getByRole('link', { name: email.text })).toHaveAttribute('href', email.href);
      for (const network of ['instagram', 'facebook'] as const) {
        await expect(footer.getByRole('link', { name: say(`common.social.${network}`) })).toHaveAttribute(
          'href',
          hotel.social[network],
        );
      }
    });
  });
}

test('English labels are the owner’s, word for word', async ({ page, open }) => {
  const labels: Record<string, { headings?: string[]; links?: string[]; buttons?: string[] }> = {
    '/en': {
      links: [
        'Book Now (opens in a new tab)',
        'Discover More',
        'Explore the Rooms',
        'Discover the Terrace',
        'Discover the Location',
        'Request Availability',
      ],
    },
    '/en/camere': { headings: ['Superior', 'Classic', 'Ready to Book?'] },
    '/en/terrazza': { buttons: ['Book a Table'] },
    '/en/servizi': { headings: ['How to Book'], links: ['Contact Us'] },
    '/en/esperienze': { headings: ['How to Book'], links: ['Contact Us Now'] },
    '/en/location': {
      headings: ['How to reach us', 'Why this town?'],
      links: ['Request a Transfer', 'Request Information', 'Discover the Hotel'],
    },
    '/en/contatti': { headings: ['Book Directly', 'Call Now'], links: ['Call Us Now'] },
  };
  for (const [address, { headings = [], links = [], buttons = [] }] of Object.entries(labels)) {
    await open(address);
    const main = page.getByRole('main');
    for (const name of headings) await expect(main.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    for (const name of links) await expect(main.getByRole('link', { name, exact: true }).first()).toBeVisible();
    for (const name of buttons) await expect(main.getByRole('button', { name, exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText('always available 24/7')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const name of ['Discover', 'Explore', 'Follow us']) {
    await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const linksUnder = (name: string) =>
    footer
      .locator('div', { has: page.getByRole('heading', { name, exact: true }) })
      .last()
      .getByRole('link');
  await expect(linksUnder('Discover')).toHaveText(['Home', 'Rooms', 'Terrace', 'Services']);
  await expect(linksUnder('Explore')).toHaveText(['Experiences', 'Location', 'Contact', /^Book Online/]);
  await expect(linksUnder('Follow us')).toHaveText(['Instagram', 'Facebook', /^Book Now/]);
});

test('the owner’s names for rooms, guests and dishes stand as they were given', async ({ page, open }) => {
  await open('/en/camere');
  const classic = section(page, 'Classic');
  for (const text of ['Single', 'Double', 'Triple', 'Quad', '1 guest', '2 guests', '3 guests', '4 guests']) {
    await expect(classic.getByText(text, { exact: true })).toBeVisible();
  }
  await open('/en/terrazza');
  for (const name of [
    'Homemade pasta',
    'Local fish',
    'Neapolitan pizza',
    'Lemon specialties',
    'Regional wines',
    'Traditional desserts',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});
