// The figures, counts and labels that the owner asked for.
import {
  email,
  expect,
  hotel,
  type Locator,
  type Page,
  phone,
  scrollToMap,
  test,
  translator,
} from '../support/site.ts';

/** A section by its heading. */
const section = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true });

const titles = (part: Locator): Locator => part.getByRole('listitem').getByRole('heading');

const t = translator('it');

test('the home page shows four stars, the sea at 50 m and parking at 10 m', async ({ page, open }) => {
  await open('/');
  await expect(page.getByRole('main')).toContainText(t('hero.subtitle', { metres: 50 }));
  await expect(section(page, t('welcome.title')).getByRole('img')).toHaveAccessibleName(
    t('common.stars', { count: 4 }),
  );
  await expect(titles(section(page, t('feature.title')))).toHaveText([
    t('feature.beach.title', { metres: 50 }),
    t('feature.terrace.title'),
    t('feature.solarium.title'),
    t('feature.parking.title', { metres: 10 }),
  ]);
  await expect(titles(section(page, t('hotel.location.title')))).toHaveText([
    t('hotel.location.towns.title'),
    t('hotel.location.lemons.title'),
    t('hotel.location.boats.title'),
  ]);
  for (const picture of ['homeReception', 'homeRooms', 'homeTerrace', 'homeLemonPath'] as const) {
    await expect(page.getByRole('main').getByRole('img', { name: t(`hotel.alt.${picture}`) })).toBeVisible();
  }
  const booking = section(page, t('hotel.booking.title'));
  await expect(booking.getByRole('link')).toHaveCount(3);
  await expect(booking.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
});

test('two room categories have rooms for one to four guests', async ({ page, open }) => {
  await open('/camere');
  for (const category of ['superior', 'classic'] as const) {
    const part = section(page, t(`rooms.${category}.title`));
    await expect(part).toContainText(t(`rooms.${category}.text`));
    await expect(part.getByRole('group', { name: t(`rooms.${category}.gallery`) }).getByRole('img')).toHaveCount(4);
    const types = part.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(types.getByRole('heading')).toHaveText([
      t('rooms.type.single'),
      t('rooms.type.double'),
      t('rooms.type.triple'),
      t('rooms.type.quad'),
    ]);
    for (const [index, count] of [1, 2, 3, 4].entries()) {
      await expect(types.nth(index)).toContainText(t('rooms.guests', { count }));
    }
  }
  await expect(titles(section(page, t('rooms.amenities.title')))).toHaveText([
    t('rooms.amenity.airConditioning.title'),
    t('rooms.amenity.wifi.title'),
    t('rooms.amenity.tv.title'),
    t('rooms.amenity.minibar.title'),
  ]);
});

test('the terrace page shows hours and dishes', async ({ page, open }) => {
  await open('/terrazza');
  const hours = page.getByRole('main').getByRole('definition');
  await expect(hours).toHaveText(['7:30–10:30', '12:30–15:00', '19:00–22:30', '10:00–24:00']);
  await expect(page.getByRole('main').getByRole('term')).toHaveText([
    t('terrazza.hours.breakfast'),
    t('terrazza.hours.lunch'),
    t('terrazza.hours.dinner'),
    t('terrazza.hours.bar'),
  ]);
  const breakfast = section(page, t('terrazza.breakfast.title'));
  await expect(breakfast).toContainText(t('terrazza.breakfast.hours', { from: '7:30', to: '10:30' }));
  await expect(breakfast.getByRole('listitem')).not.toHaveCount(0);
  await expect(titles(section(page, t('terrazza.cards.title')))).toHaveText([
    t('terrazza.card.breakfast.title'),
    t('terrazza.card.restaurant.title'),
    t('terrazza.card.bar.title'),
    t('terrazza.card.view.title'),
  ]);
  await expect(titles(section(page, t('terrazza.menu.title')))).toHaveText([
    t('terrazza.dish.pasta.title'),
    t('terrazza.dish.fish.title'),
    t('terrazza.dish.pizza.title'),
    t('terrazza.dish.lemon.title'),
    t('terrazza.dish.wine.title'),
    t('terrazza.dish.sweets.title'),
  ]);
  await expect(titles(section(page, t('terrazza.bar.title')))).toHaveText([
    t('terrazza.bar.wine.title'),
    t('terrazza.bar.labels.title'),
    t('terrazza.bar.aperitif.title'),
  ]);
});

test('the button to book a table does nothing, says so and is beside the phone number', async ({
  page,
  open,
  context,
}) => {
  await open('/terrazza');
  const cuisine = section(page, t('terrazza.cuisine.title'));
  const button = cuisine.getByRole('button', { name: t('terrazza.cuisine.button'), exact: true });
  await expect(button).toHaveAccessibleDescription(new RegExp(t('terrazza.cuisine.noOnline')));
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  // scrolling to the button loads images
  page.on('request', (request) => sent.push(request.resourceType()));
  await button.click();
  await expect(page).toHaveURL('/terrazza');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  expect(sent.filter((type) => type !== 'image')).toEqual([]);
  await expect(cuisine.getByRole('link')).toHaveAttribute('href', phone.href);
});

test('the services page shows ten services, the house information and the minutes of the transfers', async ({
  page,
  open,
}) => {
  await open('/servizi');
  await expect(titles(section(page, t('services.cards.title')))).toHaveText([
    t('services.card.solarium.title'),
    t('services.card.parking.title'),
    t('services.card.wifi.title'),
    t('services.card.breakfast.title'),
    t('services.card.reception.title'),
    t('services.card.luggage.title'),
    t('services.card.transfers.title'),
    t('services.card.airConditioning.title'),
    t('services.card.laundry.title'),
    t('services.card.beach.title'),
  ]);
  const cards = section(page, t('services.cards.title'));
  await expect(cards).toContainText(t('services.card.parking.text', { parkingMetres: 10 }));
  await expect(cards).toContainText(t('services.card.breakfast.text', { breakfastFrom: '7:30', breakfastTo: '10:30' }));
  const club = section(page, t('services.beach.title', { club: hotel.beachClub.name ?? '' }));
  await expect(club).toContainText(t('services.beach.distance', { metres: 50 }));
  await expect(club).toContainText(t('services.beach.welcome'));
  const info = section(page, t('services.info.title'));
  await expect(info).toContainText(t('services.info.times.checkin', { time: '14:00' }));
  await expect(info).toContainText(t('services.info.times.checkout', { time: '11:00' }));
  await expect(info).toContainText(t('services.info.times.note'));
  await expect(info).toContainText(t('services.info.lift.text'));
  await expect(info).toContainText(t('services.info.children.text'));
  await expect(info.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
  await expect(info.getByRole('link', { name: email.text })).toHaveAttribute('href', email.href);

  const transfers = section(page, t('services.transfers.title'));
  await expect(transfers.getByRole('rowheader')).toHaveText([
    t('common.transfer.naplesAirport.name'),
    t('common.transfer.salernoAirport.name'),
    t('common.transfer.station.name'),
    t('common.transfer.port.name'),
  ]);
  for (const [index, minutes] of [60, 40, 35, 70].entries()) {
    await expect(transfers.getByRole('cell').nth(index)).toHaveAccessibleName(t('common.minutes', { minutes }));
  }
  await expect(transfers.getByRole('heading', { name: t('services.transfers.how.title') })).toBeVisible();
});

test('five experiences have five features each', async ({ page, open }) => {
  await open('/esperienze');
  for (const [id, features] of [
    ['transfers', ['romeAirport', 'naplesAirport', 'salernoAirport', 'naplesStation', 'salernoStation']],
    ['boat', ['amalfi', 'positano', 'coves', 'swim', 'skipper']],
    ['cooking', ['pasta', 'lemon', 'market', 'table', 'recipes']],
    ['trekking', ['lemons', 'castle', 'gods', 'ferriere', 'ravello']],
    ['kayak', ['caves', 'beaches', 'guide', 'gear', 'snorkel']],
  ] as const) {
    const card = section(page, t(`experiences.card.${id}.title`));
    await expect(card).toContainText(t(`experiences.card.${id}.subtitle`));
    await expect(card).toContainText(t(`experiences.card.${id}.text`));
    const names = features.map((one) => t(`experiences.card.${id}.points.${one}.text`));
    await expect(card.getByRole('listitem')).toHaveText(names);
    await expect(card.getByRole('link', { name: t('experiences.contactNow') })).toHaveAttribute('href', '/contatti');
  }
  const boat = section(page, t('experiences.card.boat.title'));
  await expect(boat).toContainText(t('experiences.card.boat.highlight', { from: 2, to: 8 }));
  const kayak = section(page, t('experiences.card.kayak.title'));
  await expect(kayak).toContainText(t('experiences.card.kayak.highlight', { from: 2, to: 4 }));
  const how = section(page, t('experiences.how.title'));
  await expect(titles(how)).toHaveText([
    t('experiences.how.custom.title'),
    t('experiences.how.flexible.title'),
    t('experiences.how.local.title'),
  ]);
  await expect(how.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
});

test('the location page shows kilometres and minutes, six attractions and the map', async ({ page, open }) => {
  await open('/location');
  const address = section(page, t('location.address.title'));
  await expect(address).toContainText(hotel.address.street);
  await expect(address.locator('ol').getByRole('listitem')).toHaveText([
    hotel.name,
    t('location.near.parking.label') + t('location.near.parking.value', { metres: 10 }),
    t('location.near.sea.label') + t('location.near.sea.value', { metres: 50 }),
    t('location.near.centre.label') + t('location.near.centre.value', { minutes: 2 }),
    t('location.near.port.label') + t('location.near.port.value', { minutes: 5 }),
  ]);
  const reach = section(page, t('location.reach.title'));
  const about = (minutes: number) => t('location.reach.duration', { minutes });
  const far = (kilometres: number) => t('location.reach.distance', { kilometres });
  const option = (name: string) =>
    reach
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 4, name, exact: true }) })
      .last();
  await expect(reach.getByRole('heading', { level: 4 })).toHaveCount(6);
  await expect(option(t('location.reach.plane.naplesAirport.title')).getByRole('definition')).toHaveText([
    far(60),
    about(60),
  ]);
  await expect(option(t('location.reach.plane.salernoAirport.title')).getByRole('definition')).toHaveText([
    far(35),
    about(40),
  ]);
  await expect(option(t('location.reach.train.station.title')).getByRole('definition')).toHaveText([far(25)]);
  await expect(option(t('location.reach.train.bus.title')).getByRole('definition')).toHaveText([about(40)]);
  await expect(option(t('location.reach.plane.salernoAirport.title'))).toContainText(
    t('location.reach.plane.salernoAirport.text', { kilometres: 35, minutes: 40 }),
  );
  for (const from of ['salerno', 'amalfi'] as const) {
    await expect(option(t(`location.reach.ferry.${from}.title`))).toContainText(
      t('location.reach.walk', { minutes: 5 }),
    );
  }

  const cards = section(page, t('location.attractions.title')).getByRole('listitem');
  const places = [
    ['amalfi', { kilometres: 5 }],
    ['ravello', { kilometres: 7 }],
    ['positano', { kilometres: 20 }],
    ['lemons', {}],
    ['minori', {}],
    ['collegiata', {}],
  ] as const;
  await expect(cards).toHaveCount(6);
  for (const [index, [id, values]] of places.entries()) {
    await expect(cards.nth(index).getByRole('heading')).toHaveText(t(`location.attraction.${id}.name`));
    await expect(cards.nth(index)).toContainText(t(`location.attraction.${id}.distance`, values));
    await expect(cards.nth(index)).toContainText(t(`location.attraction.${id}.text`));
  }

  const map = await scrollToMap(page);
  const place = `${hotel.address.street}, ${hotel.address.postalCode} ${hotel.address.town} (${hotel.address.province})`;
  await expect(map).toHaveAttribute('title', t('location.map.title', { name: hotel.name, address: place }));
  expect((await map.boundingBox())?.height).toBe(350);
  await expect(page.getByText(t('location.map.fallback', { address: place }))).toBeVisible();
});

test('the contact page shows notes on privacy and access, four answers, hours and languages', async ({
  page,
  open,
}) => {
  await open('/contatti');
  const privacy = section(page, t('contact.privacy.title'));
  await expect(privacy).toContainText(hotel.name);
  await expect(privacy).toContainText(hotel.address.street);
  await expect(privacy.getByRole('link', { name: hotel.email })).toHaveAttribute('href', email.href);
  await expect(privacy).toContainText(hotel.map.service);
  await expect(privacy.getByRole('link').last()).toHaveAttribute('href', hotel.map.privacy);
  const access = section(page, t('contact.access.title'));
  await expect(access).toContainText('WCAG 2.2');
  await expect(access).toContainText('EN 301 549');
  await expect(access.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
  await expect(access.getByRole('link', { name: hotel.email })).toHaveAttribute('href', email.href);
  await expect(access).toContainText(t('contact.access.hotel'));

  const faq = section(page, t('contact.faq.title'));
  await expect(faq.getByRole('heading', { level: 3 })).toHaveText([
    t('contact.faq.times.question'),
    t('contact.faq.parking.question'),
    t('contact.faq.transfers.question'),
    t('contact.faq.pets.question'),
  ]);
  for (const [question, answer] of [
    [t('contact.faq.times.question'), t('contact.faq.times.answer', { checkin: '14:00', checkout: '11:00' })],
    [t('contact.faq.parking.question'), t('contact.faq.parking.answer', { parkingMetres: 10 })],
    [t('contact.faq.transfers.question'), t('contact.faq.transfers.answer')],
    [t('contact.faq.pets.question'), t('contact.faq.pets.answer', { phone: phone.text, email: email.text })],
  ] as const) {
    await faq.getByText(question).click();
    await expect(faq.getByText(answer)).toBeVisible();
  }
  await expect(faq.getByRole('link', { name: t('contact.callNow') })).toHaveAttribute('href', phone.href);

  const cards = section(page, t('contact.card.title'));
  await expect(cards).toContainText(t('contact.card.reception.text'));
  await expect(cards.getByRole('heading', { name: t('contact.hours.title') })).toBeVisible();
  await expect(cards.getByRole('listitem').filter({ hasNot: page.getByRole('heading') })).toHaveText([
    t('contact.language.it'),
    t('contact.language.en'),
    t('contact.language.de'),
  ]);
  await expect(titles(section(page, t('contact.directions.title')))).toHaveText([
    t('contact.directions.car.title'),
    t('contact.directions.train.title'),
    t('contact.directions.plane.title'),
    t('contact.directions.sea.title'),
  ]);
  const closing = section(page, t('contact.closing.title'));
  await expect(closing.getByRole('link', { name: t('contact.closing.email') })).toHaveAttribute('href', email.href);
  await expect(closing.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
});

test('the footer shows the hotel’s identity and the current year', async ({ page, open }) => {
  await page.clock.setFixedTime('2031-07-01T12:00:00Z');
  await open('/camere');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(t('common.tagline'));
  await expect(footer).toContainText(t('common.footer.rights', { year: 2031, name: hotel.name }));
  await expect(footer).toContainText(t('common.footer.vat', { vat: hotel.vat }));
  await expect(footer).toContainText(t('common.footer.cin', { cin: hotel.cin }));
  await expect(footer).toContainText(hotel.address.street);
  await expect(footer.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
  await expect(footer.getByRole('link', { name: email.text })).toHaveAttribute('href', email.href);
  for (const name of ['Instagram', 'Facebook']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', '#');
  }
});

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
  await expect(page.getByText('Check-in is from 2:00 PM, check-out by 11:00 AM.')).toBeAttached();
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

test('English names of rooms, guests and dishes are the owner’s', { tag: '@full' }, async ({ page, open }) => {
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
