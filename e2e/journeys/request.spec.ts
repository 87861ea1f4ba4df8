// The request form, its toast and the letter that it writes.
import {
  banner,
  formField as field,
  footerLink,
  menu,
  menuButton,
  requestButton,
  requestForm,
  searchButton,
  sendRequest,
  shareButton,
  toast,
  toastRegion,
} from '../support/parts.ts';
import {
  addressOf,
  bookingUrl,
  expect,
  hotel,
  type Language,
  type Locator,
  languageToggle,
  loadEverything,
  mockOtherHosts,
  overflowing,
  type Page,
  test,
  translator,
  waitForFrames,
} from '../support/site.ts';

const t = translator('it');
const fields = ['name', 'email', 'phone', 'checkin', 'checkout', 'guests', 'message'] as const;
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the form has the fields that the owner asked for, and is empty', async ({ page, open }) => {
  await open('/contatti');
  const found = await requestForm(page)
    .locator('input, select, textarea')
    .evaluateAll((elements) =>
      (elements as (HTMLInputElement | HTMLTextAreaElement)[]).map(
        ({ name, labels, type, required, value, autocomplete }) => [
          name,
          labels?.[0]?.textContent,
          type,
          required,
          value,
          autocomplete,
        ],
      ),
    );
  expect(found).toEqual([
    ['name', `${t('contact.form.name')} *`, 'text', true, '', 'name'],
    ['email', `${t('contact.form.email')} *`, 'email', true, '', 'email'],
    ['phone', t('contact.form.phone'), 'tel', false, '', 'tel'],
    ['checkin', t('contact.form.checkin'), 'date', false, '', ''],
    ['checkout', t('contact.form.checkout'), 'date', false, '', ''],
    ['guests', t('contact.form.guests'), 'number', false, '', ''],
    ['message', t('contact.form.message'), 'textarea', false, '', ''],
  ]);
  await expect(field(page, 'message')).toHaveAttribute('rows', '4');
  await expect(field(page, 'message')).toHaveAttribute('placeholder', t('contact.form.messagePlaceholder'));
});

test('a sent request shows a toast, resets the form, makes no request and stores nothing', async ({ page, open }) => {
  await open('/contatti');
  await loadEverything(page);
  const requests: string[] = [];
  page.on('request', (one) => requests.push(one.url()));
  await expect(toastRegion(page)).toHaveCount(0);
  await expect(page.locator('[role=status][aria-live=polite]')).toBeEmpty();
  await field(page, 'phone').fill('+39 333 000 0000');
  // the form accepts the two dates in any order
  await field(page, 'checkin').fill('2027-06-12');
  await field(page, 'checkout').fill('2027-06-05');
  await field(page, 'guests').fill('3');
  await field(page, 'message').fill('Buongiorno');
  await sendRequest(page);
  await expect(toastRegion(page).getByRole('status')).toContainText(t('contact.toast.text'));
  await expect(toast(page)).toBeVisible();
  for (const name of fields) await expect(field(page, name)).toHaveValue('');
  await waitForFrames(page);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/contatti');
  expect(await page.evaluate(() => [document.cookie, sessionStorage.length, ...Object.keys(localStorage)])).toEqual([
    '',
    0,
    'renovationBannerClosed',
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('the letter goes to the hotel with every value, and no value widens the page', async ({ page, open }) => {
    await open('/contatti');
    const name = `<b onclick="alert(1)">Zoë</b> محمد Z̴̢̛͔͐ö̶͙ ${'a'.repeat(200)}`;
    const message = `100% sì + “più” & #1 %s {nome}\nשלום! \u202e desrever \u202c 👨‍👩‍👧 日本 ${'temacho'.repeat(20)}`;
    await field(page, 'checkin').fill('2027-06-05');
    await field(page, 'message').fill(message);
    await sendRequest(page, 'it', name);
    expect(await overflowing(page)).toEqual([]);
    const link = toast(page).getByRole('link', { name: t('contact.toast.mail') });
    const letter = new URL(String(await link.getAttribute('href')));
    expect(letter.pathname).toBe(hotel.email);
    expect(letter.searchParams.get('subject')).toBe(t('contact.mail.subject', { name: hotel.name }));
    const body = String(letter.searchParams.get('body')).replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ');
    for (const value of [t('contact.mail.greeting'), name, 'sabato 5 giugno 2027', message]) {
      expect(body).toContain(value);
    }
  });

  test('a double click sends one request, and searches once', { tag: '@full' }, async ({ page, open, context }) => {
    await open('/contatti');
    await field(page, 'name').fill('Anna');
    await field(page, 'email').fill('anna@example.com');
    // wide enough for the stamp, which moves when the letter appears
    await page.setViewportSize({ width: 1280, height: 800 });
    await requestButton(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await requestButton(page).boundingBox()) ?? {};
    await page.mouse.click(x + 9, y + 9);
    await waitForFrames(page);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(toast(page)).toBeVisible();
    // a second request would be refused
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(requestButton(page)).toBeFocused();
    expect(await written(page)).toContain('Anna');

    await mockOtherHosts(context);
    await open('/');
    const opened = context.waitForEvent('page');
    await searchButton(page).dblclick();
    await expect(await opened).toHaveURL(`${bookingUrl('it')}&adults=2&numAdulti=2`);
    await page.bringToFront();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(context.pages()).toHaveLength(2);
  });
});

test('right-to-left text sets the direction of its field', { tag: '@full' }, async ({ page, open }) => {
  await open('/contatti');
  for (const name of ['name', 'message'] as const) {
    await expect(field(page, name)).toHaveCSS('direction', 'ltr');
    await field(page, name).fill('שלום');
    await expect(field(page, name)).toHaveCSS('direction', 'rtl');
  }
});

test.describe('an invalid field', () => {
  /** `--danger` by day; a lighter one by night */
  const danger = 'rgb(163, 40, 31)';
  const expectRefused = async (refused: Locator) => {
    await expect(refused).toBeFocused();
    await expect(refused).toHaveCSS('border-bottom-color', danger);
    await expect(refused).toHaveAttribute('aria-invalid', 'true');
    expect(await refused.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('');
  };
  const expectUnmarked = async (accepted: Locator) => {
    await expect(accepted).not.toHaveCSS('border-bottom-color', danger);
    await expect(accepted).not.toHaveAttribute('aria-invalid', 'true');
  };

  test('of the request is marked, with no message besides the browser’s', async ({ page, open }) => {
    await open('/contatti');
    // Firefox would tell screen readers that it is invalid
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'false');
    const words = await requestForm(page).innerText();
    await expectUnmarked(field(page, 'name'));
    await requestButton(page).click();
    await expectRefused(field(page, 'name'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(field(page, 'name')).toHaveCSS('border-bottom-color', 'rgb(255, 180, 166)');
    await page.emulateMedia({ colorScheme: 'light' });
    await field(page, 'name').fill('Anna');
    await expectUnmarked(field(page, 'name'));
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'email').fill('anna at example');
    await requestButton(page).click();
    await expectRefused(field(page, 'email'));
    await field(page, 'email').fill('anna@example.com');
    await field(page, 'guests').fill('0');
    await requestButton(page).click();
    await expectRefused(field(page, 'guests'));
    await expectUnmarked(field(page, 'email'));
    expect(await requestForm(page).innerText()).toBe(words);
    await expect(toast(page)).toHaveCount(0);
    await expect(field(page, 'name')).toHaveValue('Anna');
    await field(page, 'guests').fill('1');
    await requestButton(page).click();
    await expect(field(page, 'name')).toHaveValue('');
    await expectUnmarked(field(page, 'name'));
  });

  test('of the search is marked until its date is possible', { tag: '@full' }, async ({ page, open }) => {
    await page.clock.setFixedTime('2026-05-12T10:00:00Z');
    await open('/');
    const form = page.getByRole('form', { name: t('hero.search.title') });
    const words = await form.innerText();
    await field(page, 'checkin').fill('2026-06-08');
    await field(page, 'checkout').fill('2026-06-05');
    await searchButton(page).click();
    await expectRefused(field(page, 'checkout'));
    await expectUnmarked(field(page, 'checkin'));
    expect(await form.innerText()).toBe(words);
    // the minimum of this field follows the other
    await field(page, 'checkin').fill('2026-06-01');
    await expectUnmarked(field(page, 'checkout'));
  });
});

test.describe('the toast', () => {
  /** Drags it to the right, or to the left by a negative number of pixels. */
  async function drag(page: Page, by: number, pointerType: 'touch' | 'mouse'): Promise<void> {
    const text = toast(page).getByText(t('contact.toast.text'));
    for (const [type, clientX] of Object.entries({ pointerdown: 0, pointermove: by, pointerup: by }))
      await text.dispatchEvent(type, { pointerType, clientX });
  }

  test('stays until its button, Escape or a long swipe dismisses it', { tag: '@full' }, async ({ page, open }) => {
    await page.clock.install();
    await open('/contatti');
    await sendRequest(page);
    const box = await toast(page).boundingBox();
    await drag(page, 30, 'touch');
    // a mouse drag selects the text
    await drag(page, 120, 'mouse');
    expect(await toast(page).boundingBox()).toEqual(box);
    const dismissals = [
      () =>
        toast(page)
          .getByRole('button', { name: t('common.toast.close') })
          .click(),
      () => page.keyboard.press('Escape'),
      () => drag(page, 120, 'touch'),
      () => drag(page, -120, 'touch'),
    ];
    for (const dismiss of dismissals) {
      await sendRequest(page);
      await page.clock.fastForward(3_600_000);
      await expect(toast(page)).toBeVisible();
      await dismiss();
      await expect(toast(page)).toHaveCount(0);
    }
  });

  test('takes no focus, and Escape closes an open menu before it', { tag: '@full' }, async ({ page, open }) => {
    await open('/contatti');
    await field(page, 'name').fill('Anna');
    await field(page, 'email').fill('anna@example.com');
    await field(page, 'email').press('Enter');
    await expect(toast(page)).toBeVisible();
    await expect(field(page, 'email')).toBeFocused();
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
  });

  test('changes its language with the page, to the owner’s English words', { tag: '@full' }, async ({ page, open }) => {
    await open('/contatti');
    await sendRequest(page);
    await expect(toast(page)).toBeVisible();
    await footerLink(page, 'rooms').click();
    await expect(page).toHaveURL('/camere');
    await languageToggle(page, 'it').click();
    const english = page.getByRole('status').filter({ hasText: 'Request Sent!' });
    await expect(english).toContainText('We will reply as soon as possible. Thank you for contacting us.');
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('stays when a drag scrolls the page over it', { tag: '@full' }, async ({ page, open }) => {
      await open('/contatti');
      await sendRequest(page);
      const box = await toast(page).getByText(t('contact.toast.text')).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 80, (box?.y ?? 0) + 10];
      const before = await page.evaluate(() => scrollY);
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (const by of [20, 60, 100]) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - by }] });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
      await expect(toast(page)).toBeVisible();
    });
  });

  test('does not overlap the banner of a first visit', { tag: '@full' }, async ({ page, open, firstVisit }) => {
    await firstVisit();
    await open('/contatti');
    await sendRequest(page);
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await waitForFrames(page);
      const { y, height: room } = (await toast(page).boundingBox()) as DOMRect;
      expect(y + room, `${width}`).toBeLessThanOrEqual(Number((await banner(page).boundingBox())?.y));
      expect(y, `${width}`).toBeGreaterThan(0);
    }
  });
});

/** The link in the form that opens the written letter in the mail program, and the letter in its address. */
const letterLink = (page: Page, language: Language = 'it') =>
  requestForm(page, language).getByRole('link', { name: translator(language)('contact.form.letter.open') });
const written = async (page: Page, language?: Language) =>
  decodeURIComponent(String(await letterLink(page, language).getAttribute('href')));

test.describe('the written letter', { tag: '@full' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const button = (page: Page, name: 'copy' | 'rest') =>
    requestForm(page).getByRole('button', { name: t(`contact.form.letter.${name}`) });

  test('stays in the form until a new request', async ({ page, open }) => {
    await open('/contatti');
    await expect(letterLink(page)).toHaveCount(0);
    await field(page, 'message').fill('Una culla, per favore');
    await sendRequest(page);
    const letter = await written(page);
    expect(letter).toContain('Una culla, per favore');

    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
    expect(await written(page)).toBe(letter);

    const opened = page.waitForRequest(/^mailto:/);
    await letterLink(page).click();
    await opened;
    await waitForFrames(page);
    expect(await written(page)).toBe(letter);

    await sendRequest(page, 'it', 'Seconda');
    await expect.poll(() => written(page)).toContain('Seconda');
    await expect(page.getByText(t('contact.toast.title'), { exact: true })).toHaveCount(1);
    const second = await written(page);
    await shareButton(page).click();
    await expect(toast(page)).toHaveCount(0);
    await languageToggle(page, 'it').click();
    await expect(letterLink(page, 'en')).toBeVisible();
    expect(await written(page, 'en')).toBe(second);

    await footerLink(page, 'home', 'en').click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    expect(await written(page, 'en')).toBe(second);
  });

  test('is copied whole, or from the part that does not fit in the address', async ({ page, open }) => {
    await open('/contatti');
    await field(page, 'message').fill(`Inizio ${'due notti con vista mare, '.repeat(200)}fine`);
    await sendRequest(page);
    expect(String(await letterLink(page).getAttribute('href')).length).toBeLessThanOrEqual(2000);
    expect(await written(page)).toMatch(/\r\n\[[^\]]+\]$/);
    await button(page, 'copy').click();
    await expect(page.getByRole('status').filter({ hasText: t('contact.form.letter.copied') })).toBeVisible();
    const text = await copied(page);
    expect(text).toMatch(/Inizio (?:due notti con vista mare, ){200}fine/);
    await button(page, 'rest').click();
    await expect.poll(() => copied(page)).not.toBe(text);
    const rest = await copied(page);
    expect(text.endsWith(rest)).toBe(true);
    expect((await written(page)).replaceAll('\r\n', '\n')).toContain(`${text.slice(0, -rest.length).trim()}\n[`);

    await sendRequest(page, 'it', 'Breve');
    await expect(page.getByText(t('contact.form.letter.copied'))).toHaveCount(0);
    await expect(button(page, 'rest')).toHaveCount(0);
    await expect(button(page, 'copy')).toBeVisible();
  });

  test('shows its text where copying is not allowed', async ({ page, open }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await open('/contatti');
    await sendRequest(page);
    await button(page, 'copy').click();
    await expect(page.getByRole('textbox', { name: t('contact.form.letter.copy') })).toHaveValue(/Anna/);
    expect(await page.evaluate(() => String(getSelection()))).toContain('Anna');
  });

  test('and its link to the mail program are not covered by the toast', async ({ page, open }) => {
    for (const [language, width, height] of [
      ['it', 360, 740],
      ['en', 768, 1024],
      ['it', 1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(addressOf('contact', language));
      await sendRequest(page, language);
      await expect(toast(page, language)).toBeVisible();
      const note = page.getByText(translator(language)('contact.form.letter.text'));
      for (const part of [note, letterLink(page, language)]) {
        await expect.poll(() => part.evaluate(isOnTop), { message: `${width}` }).toBe(true);
      }
    }
  });
});

/** Runs in the page. Whether nothing covers an element. */
function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [left + 9, y],
    [right - 9, y],
    [x, top + 3],
    [x, bottom - 3],
  ] as const;
  return points.every((point) => element.contains(document.elementFromPoint(...point)));
}
