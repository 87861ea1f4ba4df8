import { expect, it } from 'vitest';
import type { AnnouncementRecord } from '../schema/announcements-schema.ts';
import { announcementMessages } from './announcement-messages.ts';

const inBoth = (text: string) => ({ it: text, en: text });
const closed = (id: string, from: string, until: string, closes: 'hotel' | 'restaurant'): AnnouncementRecord => ({
  ...{ id, from, until, pages: 'all', closes },
  ...{ title: inBoth('Closed'), text: inBoth('Closed until {until}') },
});

it('the room search says when the hotel reopens after its last of consecutive closures', () => {
  const records = [
    closed('works', '2027-01-07', '2027-03-15', 'hotel'),
    closed('winter', '2026-11-03', '2027-01-07', 'hotel'),
    closed('bar', '2027-03-15', '2027-04-01', 'restaurant'),
  ];
  const { hero } = announcementMessages(records, 'en', 'Reopens on {date}');
  const sentence = 'Reopens on 15\u00a0March\u00a02027';
  expect(hero).toEqual({ 'reopens.works': sentence, 'reopens.winter': sentence });
});
