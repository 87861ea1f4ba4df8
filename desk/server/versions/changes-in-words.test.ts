import { expect, it } from 'vitest';
import { hotelFiles, readerOf } from '../../../build/content/content-file.ts';
import { changesInWords } from './changes-in-words.ts';

const read = readerOf(new URL('../../../', import.meta.url));

it('a list inside an entry is shown by the words of its own entries', () => {
  const lists = JSON.parse(read(hotelFiles.lists) ?? '');
  const [experience] = lists.experiences;
  experience.points = [
    { id: 'porto', text: { it: 'Porto di Napoli', en: 'Naples port' } },
    { id: 'hotel', text: { it: 'Altri hotel', en: 'Other hotels' } },
  ];
  const [change] = changesInWords(read, (file) => (file === hotelFiles.lists ? JSON.stringify(lists) : read(file)), []);
  expect(change?.after).toEqual({ it: 'Porto di Napoli, Altri hotel', en: 'Naples port, Other hotels' });
});
