import { dayInWords } from '../../src/hotel/hours/clock.ts';
import type { Language, Page } from '../support/site.ts';

type Thing = Record<string, unknown>;

/** The visible facts of a page that its structured data repeats. */
export interface Visible {
  language: Language;
  text: string;
  addresses: string[];
  /** from lists of opening hours */
  hours: [name: string, range: string][];
  questions: [question: string, answer: string][];
}

/** Reads the page with all answers open. */
export async function readVisible(page: Page, language: Language): Promise<Visible> {
  // text of an opened element can be read after the next layout
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  for (const answer of await page.locator('details > p').all()) await answer.waitFor();
  const seen = await page.evaluate(() => {
    const text = (element: Element | null) =>
      (element as HTMLElement | null)?.innerText.replaceAll('\u00a0', ' ').trim() ?? '';
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    return {
      text: text(document.body),
      addresses: all('address').map(text),
      hours: all('dl > div')
        .map((pair): [string, string] => [text(pair.querySelector('dt')), text(pair.querySelector('dd'))])
        .filter(([, range]) => range.includes(':')),
      questions: all('details').map((entry): [string, string] => [
        text(entry.querySelector('summary')),
        text(entry.querySelector('summary + *')),
      ]),
    };
  });
  return { language, ...seen };
}

const ofType = (graph: Thing[], type: string) => graph.filter((thing) => thing['@type'] === type);
const clock = /\b(\d{1,2}):(\d\d)(?:\s?([AP])M)?/g;

/** Every time of day in a text, in minutes since midnight. */
function timesIn(text: string): number[] {
  return [...text.matchAll(clock)].map(([, hours, minutes, half]) => {
    const hour = half ? (Number(hours) % 12) + (half === 'P' ? 12 : 0) : Number(hours) % 24;
    return hour * 60 + Number(minutes);
  });
}

/** The differences between the visible facts and the structured data. */
export function disagreements({ language, text, addresses, hours, questions }: Visible, graph: Thing[]): string[] {
  const faults: string[] = [];
  const compare = (what: string, visible: unknown, data: unknown) => {
    if (JSON.stringify(visible) !== JSON.stringify(data)) {
      faults.push(`${what}: the page says ${JSON.stringify(visible)}, its data ${JSON.stringify(data)}`);
    }
  };
  const hotel = ofType(graph, 'Hotel')[0] ?? {};
  const open = [...ofType(graph, 'Restaurant'), ...ofType(graph, 'BarOrPub')];
  const specifications = open.flatMap(({ openingHoursSpecification: all }) => all as Record<string, string>[]);

  const phones = text.match(/\+\d[\d ]{8,}\d/g) ?? [];
  if (!phones.length) faults.push('the page shows no phone number');
  for (const phone of phones) {
    for (const place of [hotel, ...open]) compare('phone', phone.replaceAll(' ', ''), place.telephone);
  }
  for (const mail of text.match(/[\w.+-]+@[\w.-]+\w/g) ?? []) compare('e-mail', mail, hotel.email);

  const { streetAddress, postalCode, addressLocality, addressRegion } = (hotel.address ?? {}) as Thing;
  if (!addresses.length) faults.push('the page shows no address');
  for (const address of addresses) {
    compare(
      'address',
      address.split(/\s+/).join(' '),
      `${streetAddress} ${postalCode} ${addressLocality} (${addressRegion})`,
    );
  }

  const known = [
    hotel.checkinTime,
    hotel.checkoutTime,
    ...specifications.flatMap(({ opens, closes }) => [opens, closes]),
  ];
  const minutes = timesIn(known.join(' '));
  for (const [time] of text.matchAll(clock)) {
    if (!minutes.includes(timesIn(time)[0] ?? -1))
      faults.push(`time: the page says ${time}, its data has no such time`);
  }
  for (const part of text.split(/[,.?\n]/)) {
    const [time] = timesIn(part);
    if (time === undefined) continue;
    if (/check-in/i.test(part)) compare('check-in', time, timesIn(String(hotel.checkinTime))[0]);
    if (/check-out/i.test(part)) compare('check-out', time, timesIn(String(hotel.checkoutTime))[0]);
  }
  for (const [name, range] of hours) {
    const found = specifications.find((specification) => specification.name === name);
    compare(`hours of ${name}`, timesIn(range), timesIn(`${found?.opens} ${found?.closes}`));
  }
  // in running text a weekday may stand before it
  const date = /\b\d{1,2} \p{L}+ \d{4}\b/gu;
  for (const [day] of text.matchAll(date)) {
    for (const { validFrom } of specifications)
      compare('reopening', day, dayInWords(String(validFrom), language).replaceAll('\u00a0', ' ').match(date)?.[0]);
  }

  const answers = (ofType(graph, 'FAQPage')[0]?.mainEntity ?? []) as {
    name: string;
    acceptedAnswer: { text: string };
  }[];
  compare(
    'questions',
    questions,
    answers.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
  );
  return faults;
}
