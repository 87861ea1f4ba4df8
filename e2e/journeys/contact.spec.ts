import {
  addressOf,
  email,
  expect,
  hotel,
  type Language,
  languageIds,
  languageToggle,
  overflowing,
  type Page,
  test,
  translator,
  waitForFrames,
} from '../support/site.ts';

const form = (page: Page, language: Language = 'it') =>
  page.getByRole('main').getByRole('form', { name: translator(language)('contact.form.title') });
const field = (page: Page, name: 'name' | 'email' | 'phone' | 'checkin' | 'checkout' | 'guests' | 'message') =>
  form(page).locator(`[name=${name}]`);
const submit = (page: Page) =>
  form(page)
    .getByRole('button', { name: translator('it')('contact.form.submit') })
    .click();
const toasts = (page: Page, language: Language = 'it') =>
  page.getByRole('status').filter({ hasText: translator(language)('contact.toast.title') });

/** Fills in the required fields and submits the form. */
async function request(page: Page, name = 'Anna Müller'): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'email').fill('anna@example.com');
  await submit(page);
}

test('the form has the fields that the owner asked for, and is empty', async ({ page, open }) => {
  for (const language of languageIds) {
    const t = translator(language);
    await open(addressOf('contact', language));
    const fields = await form(page, language)
      .locator('input, select, textarea')
      .evaluateAll((elements) =>
        (elements as (HTMLInputElement | HTMLTextAreaElement)[]).map((element) => ({
          name: element.name,
          label: element.labels?.[0]?.textContent,
          type: element.type,
          required: element.required,
          value: element.value,
        })),
      );
    const plain = { required: false, value: '' };
    expect(fields).toEqual([
      { name: 'name', label: `${t('contact.form.name')} *`, type: 'text', required: true, value: '' },
      { name: 'email', label: `${t('contact.form.email')} *`, type: 'email', required: true, value: '' },
      { name: 'phone', label: t('contact.form.phone'), type: 'tel', ...plain },
      { name: 'checkin', label: t('contact.form.checkin'), type: 'date', ...plain },
      { name: 'checkout', label: t('contact.form.checkout'), type: 'date', ...plain },
      { name: 'guests', label: t('contact.form.guests'), type: 'number', ...plain },
      { name: 'message', label: t('contact.form.message'), type: 'textarea', ...plain },
    ]);
    const message = form(page, language).getByRole('textbox', { name: t('contact.form.message') });
    await expect(message).toHaveAttribute('rows', '4');
    await expect(message).toHaveAttribute('placeholder', t('contact.form.messagePlaceholder'));
    await expect(form(page, language).getByRole('spinbutton')).toHaveAttribute('min', '1');
  }
});

test('a sent request shows a toast and resets the form', async ({ page, open }) => {
  await open('/contatti');
  await field(page, 'phone').fill('+39 333 000 0000');
  // the form accepts the two dates in any order
  await field(page, 'checkin').fill('2027-06-12');
  await field(page, 'checkout').fill('2027-06-05');
  await field(page, 'guests').fill('3');
  await field(page, 'message').fill('Buongiorno');
  await request(page);
  await expect(toasts(page)).toContainText(translator('it')('contact.toast.title'));
  await expect(toasts(page)).toContainText(translator('it')('contact.toast.text'));
  for (const name of ['name', 'email', 'phone', 'checkin', 'checkout', 'guests', 'message'] as const) {
    await expect(field(page, name)).toHaveValue('');
  }
});

test('an open toast changes its language with the page, to the owner’s English words', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('/contatti');
  await request(page);
  await expect(toasts(page)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: translator('it')('nav.rooms'), exact: true })
    .click();
  await expect(page).toHaveURL('/camere');
  await languageToggle(page, 'it').click();
  const toast = page.getByRole('status').filter({ hasText: 'Request Sent!' });
  await expect(toast).toContainText('We will reply as soon as possible. Thank you for contacting us.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('the letter contains every value unchanged, and no value widens the page', async ({ page, open }) => {
    const t = translator('it');
    await open('/contatti');
    const values = {
      name: `<b onclick="alert(1)">Zoë</b> محمد Z̴̢̛͔͐ö̶͙ ${'a'.repeat(400)}`,
      email: 'anna@example.com',
      phone: '+39 (089) 000-0000 & 1',
      checkin: 'sabato 5 giugno 2027',
      checkout: 'sabato 12 giugno 2027',
      guests: '3',
      message: `Città & mare? 100% sì + “più” = #1 %s %00 {{7*7}} {nome}\nשלום! (2) \u202e desrever \u202c\n👨‍👩‍👧 🇮🇹❤️‍🔥 日本\n${'temacho'.repeat(99)}`,
    } as const;
    await field(page, 'phone').fill(values.phone);
    await field(page, 'checkin').fill('2027-06-05');
    await field(page, 'checkout').fill('2027-06-12');
    await field(page, 'guests').fill(values.guests);
    await field(page, 'message').fill(values.message);
    await request(page, values.name);
    expect(await overflowing(page)).toEqual([]);
    const href = String(
      await toasts(page)
        .getByRole('link', { name: t('contact.toast.mail') })
        .getAttribute('href'),
    );
    const subject = encodeURIComponent(t('contact.mail.subject', { name: hotel.name }));
    expect(href.startsWith(`${email.href}?subject=${subject}&body=`)).toBe(true);
    // a link to the mail program holds the beginning of a long letter
    await page.getByRole('button', { name: t('contact.form.letter.copy') }).click();
    await expect(page.getByText(t('contact.form.letter.copied'), { exact: true })).toBeVisible();
    expect(await overflowing(page)).toEqual([]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const text = copied.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ');
    expect(text.split('\n').slice(0, 2)).toEqual([t('contact.mail.greeting'), t('contact.mail.intro')]);
    for (const [key, value] of Object.entries(values)) {
      expect(text).toContain(`\n${t(`contact.mail.line.${key as keyof typeof values}`, { value })}\n`);
    }
  });
});

test('a sent form makes no request and stores nothing', async ({ page, open }) => {
  await open('/contatti');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (one) => requests.push(one.url()));
  await request(page);
  await expect(toasts(page)).toBeVisible();
  await waitForFrames(page);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/contatti');
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length, Object.keys(localStorage)])).toEqual([
    '',
    0,
    ['renovationBannerClosed'],
  ]);
});

test('the toast is a polite live region, a landmark while it is open, and takes no focus', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('/contatti');
  const landmark = page.getByRole('region', { name: translator('it')('common.toast.region') });
  const region = page.locator('[role=status][aria-live=polite]');
  await expect(region).toBeEmpty();
  await expect(landmark).toHaveCount(0);
  await field(page, 'name').fill('Anna');
  await field(page, 'email').fill('anna@example.com');
  await field(page, 'email').press('Enter');
  await expect(landmark.getByRole('status')).toContainText(translator('it')('contact.toast.title'));
  await expect(field(page, 'email')).toBeFocused();
});

test('the toast stays until its button, Escape or a long swipe dismisses it', async ({ page, open }) => {
  await page.clock.install();
  await open('/contatti');
  await request(page);
  const box = await toasts(page).boundingBox();
  await swipe(page, 30);
  expect(await toasts(page).boundingBox()).toEqual(box);
  const dismissals = [
    () =>
      toasts(page)
        .getByRole('button', { name: translator('it')('common.toast.close') })
        .click(),
    () => page.keyboard.press('Escape'),
    () => swipe(page, 120),
  ];
  for (const dismiss of dismissals) {
    await request(page);
    await page.clock.fastForward(3_600_000);
    await expect(toasts(page)).toBeVisible();
    await dismiss();
    await expect(toasts(page)).toHaveCount(0);
  }
});

/** Swipes the toast to the right. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = (await toasts(page).getByText(translator('it')('contact.toast.text')).boundingBox()) as DOMRect;
  const [x, y] = [box.x + 20, box.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.mouse.up();
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a drag that scrolls the page over the toast does not dismiss it', { tag: '@full' }, async ({ page, open }) => {
    await open('/contatti');
    await request(page);
    const box = await toasts(page).getByText(translator('it')('contact.toast.text')).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 80, (box?.y ?? 0) + 10];
    const before = await page.evaluate(() => scrollY);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const by of [20, 60, 100]) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - by }] });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(toasts(page)).toBeVisible();
  });
});

/** Whether nothing covers an element. */
function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [left + 9, y],
    [right - 9, y],
    [x, top + 3],
    [x, bottom - 3],
  ] as const;
  return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

test.describe('the written letter', () => {
  const link = (page: Page, language: Language = 'it') =>
    form(page, language).getByRole('link', { name: translator(language)('contact.form.letter.open') });
  const written = async (page: Page, language?: Language) =>
    decodeURIComponent(String(await link(page, language).getAttribute('href')));

  test('stays in the form until a new request, also once opened, after Escape, in another language and on return', {
    tag: '@full',
  }, async ({ page, open }) => {
    await open('/contatti');
    await expect(link(page)).toHaveCount(0);
    await field(page, 'message').fill('Una culla, per favore');
    await request(page);
    const letter = await written(page);
    expect(letter).toContain('Una culla, per favore');

    await page.keyboard.press('Escape');
    await expect(toasts(page)).toHaveCount(0);
    expect(await written(page)).toBe(letter);

    const opened = page.waitForRequest(/^mailto:/);
    await link(page).click();
    await opened;
    await waitForFrames(page);
    expect(await written(page)).toBe(letter);

    await request(page, 'Seconda');
    await expect.poll(() => written(page)).toContain('Seconda');
    await expect(page.getByText(translator('it')('contact.toast.title'), { exact: true })).toHaveCount(1);
    const second = await written(page);
    await page.getByRole('button', { name: translator('it')('common.share') }).click();
    await expect(toasts(page)).toHaveCount(0);
    await page.getByRole('button', { name: translator('it')('nav.toggle.name') }).click();
    await expect(link(page, 'en')).toBeVisible();
    expect(await written(page, 'en')).toBe(second);

    await page.getByRole('link', { name: translator('en')('nav.logo', { name: hotel.name }) }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    expect(await written(page, 'en')).toBe(second);
  });

  const button = (page: Page, name: 'copy' | 'rest') =>
    form(page).getByRole('button', { name: translator('it')(`contact.form.letter.${name}`) });
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('is copied whole, or from where its address is too long', { tag: '@full' }, async ({ page, open, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/contatti');
    await field(page, 'message').fill(`Inizio ${'due notti con vista mare, '.repeat(200)}fine`);
    await request(page);
    expect(String(await link(page).getAttribute('href')).length).toBeLessThanOrEqual(2000);
    expect(await written(page)).toMatch(/\r\n\[[^\]]+\]$/);
    await button(page, 'copy').click();
    await expect(page.getByText(translator('it')('contact.form.letter.copied'), { exact: true })).toBeVisible();
    const text = await copied(page);
    expect(text).toMatch(/Inizio (?:due notti con vista mare, ){200}fine/);
    await button(page, 'rest').click();
    await expect.poll(() => copied(page)).not.toBe(text);
    const rest = await copied(page);
    expect(text.endsWith(rest)).toBe(true);
    expect((await written(page)).replaceAll('\r\n', '\n')).toContain(`${text.slice(0, -rest.length).trim()}\n[`);

    await request(page, 'Breve');
    await expect(button(page, 'rest')).toHaveCount(0);
    await expect(button(page, 'copy')).toBeVisible();
  });

  test('shows its text where copying is not allowed', { tag: '@full' }, async ({ page, open }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await open('/contatti');
    await request(page);
    await button(page, 'copy').click();
    const text = page.getByRole('textbox', { name: translator('it')('contact.form.letter.copy') });
    await expect(text).toHaveValue(/Anna Müller/);
    expect(await page.evaluate(() => String(getSelection()))).toContain('Anna Müller');
  });

  test('and the step that is left are clear of the toast', { tag: '@full' }, async ({ page, open }) => {
    for (const [language, width, height] of [
      ['it', 360, 740],
      ['en', 768, 1024],
      ['it', 1440, 900],
    ] as const) {
      const t = translator(language);
      await page.setViewportSize({ width, height });
      await open(addressOf('contact', language));
      await form(page, language)
        .getByLabel(`${t('contact.form.name')} *`)
        .fill('Anna');
      const email = form(page, language).getByLabel(`${t('contact.form.email')} *`);
      await email.fill('anna@example.com');
      await email.press('Enter');
      await expect(toasts(page, language)).toBeVisible();
      for (const part of [page.getByText(t('contact.form.letter.text')), link(page, language)]) {
        await expect.poll(() => part.evaluate(isOnTop), { message: `${width}` }).toBe(true);
      }
    }
  });
});

test('Escape closes an open menu before the toast', { tag: '@full' }, async ({ page, open }) => {
  await open('/contatti');
  await request(page);
  await page.getByRole('button', { name: translator('it')('nav.openMenu') }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('with the renovation banner open', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('toast and banner do not overlap', { tag: '@full' }, async ({ page, open }) => {
    await open('/contatti');
    await request(page);
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await waitForFrames(page);
      const toast = (await toasts(page).boundingBox()) as DOMRect;
      const banner = (await page
        .getByRole('region', { name: translator('it')('banner.label') })
        .boundingBox()) as DOMRect;
      expect(toast.y + toast.height, `${width}`).toBeLessThanOrEqual(banner.y);
      expect(toast.y, `${width}`).toBeGreaterThan(0);
    }
  });
});

test('phone and e-mail are links, address and reception are not', async ({ page, open }) => {
  const t = translator('it');
  await open('/contatti');
  const card = (title: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(card(t('contact.card.phone.title')).getByRole('link')).toHaveAttribute('href', `tel:${hotel.phone}`);
  await expect(card(t('contact.card.email.title')).getByRole('link')).toHaveAttribute('href', `mailto:${hotel.email}`);
  await expect(card(t('contact.card.address.title')).getByRole('link')).toHaveCount(0);
  await expect(card(t('contact.card.address.title'))).toContainText(hotel.address.street);
  await expect(card(t('contact.card.reception.title')).getByRole('link')).toHaveCount(0);
});
