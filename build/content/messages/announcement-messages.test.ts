import { expect, it } from 'vitest';
import type { AnnouncementRecord } from '../schema/announcements-schema.ts';
import { announcementMessages } from './announcement-messages.ts';

const inBoth = (text: string) => ({ it: text, en: text });
const closed = (id: string, from: string, until: string, closes: 'hotel' | 'restaurant'): AnnouncementRecord => ({
  ...{ id, from, until, pages: 'all', closes },
  ...{ title: inBoth('Closed'), text: inBoth('Closed until {until}') },
});

it('the room search and the sentences say when the last of consecutive closures ends', () => {
  const records = [
    closed('works', '2027-01-07', '2027-03-15', 'hotel'),
    closed('winter', '2026-11-03', '2027-01-07', 'hotel'),
    closed('bar', '2027-03-15', '2027-04-01', 'restaurant'),
  ];
  const { hero, banner } = announcementMessages(records, 'en', 'Reopens on {date}');
  const [march, april] = ['15\u00a0March\u00a02027', '1\u00a0April\u00a02027'];
  expect(hero).toEqual({ 'reopens.works': `Reopens on ${march}`, 'reopens.winter': `Reopens on ${march}` });
  expect(banner).toMatchObject({ 'winter.text': `Closed until ${march}`, 'bar.text': `Closed until ${april}` });
  const inJuly = [
    closed('bar', '2027-07-01', '2027-07-06', 'restaurant'),
    closed('works', '2027-07-04', '2027-07-10', 'hotel'),
  ];
  expect(announcementMessages(inJuly, 'en').banner).toMatchObject({
    'bar.text': 'Closed until 10\u00a0July\u00a02027',
  });
});
