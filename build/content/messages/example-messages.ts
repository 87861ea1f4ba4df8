import type { Language } from '../../../src/i18n/languages.ts';

/** Examples of valid messages for the report: one of each kind in every language of the site. */
export const exampleMessages: Record<
  Language,
  { text: string; title: string; description: string; alt: string; announcement: [title: string, text: string] }
> = {
  it: {
    text: 'Benvenuti al mare',
    title: 'Camere sul mare a Maiori | {name}',
    description: 'Camere Superior e Classic sul lungomare di Maiori: aria condizionata, Wi-Fi e il mare alla porta.',
    alt: 'Una stanza chiara con vista sul mare',
    announcement: ['Chiusura invernale', 'Il ristorante è chiuso per l’inverno e riapre {until}.'],
  },
  en: {
    text: 'Welcome to the sea',
    title: 'Rooms by the sea in Maiori | {name}',
    description: 'Superior and Classic rooms on Maiori’s seafront: air conditioning, Wi-Fi and the sea at the door.',
    alt: 'A bright room with a sea view',
    announcement: ['Closed for the winter', 'The restaurant is closed for the winter and reopens on {until}.'],
  },
};
