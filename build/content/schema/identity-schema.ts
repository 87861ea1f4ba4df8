// `identity.json`: the hotel's name, address and identifiers.
import { z } from 'zod';
import { problem } from '../faults/fault.ts';
import {
  dataFile,
  fields,
  host,
  keyed,
  link,
  matching,
  optionalTexts,
  rule,
  some,
  text,
  value,
  whole,
  yesOrNo,
} from './schema-parts.ts';

// share images and the letterhead have no room for more
const longestName = 60;
const timeZones = Intl.supportedValuesOf('timeZone');

export const identity = dataFile('Chi siete', 'Who you are', {
  name: rule(
    rule(text, (name) => !/[<>{}]/.test(name), [], problem('nameMarks')),
    (name) => [...name].length <= longestName,
    [],
    problem('nameLength', { most: longestName }),
  ).meta({
    label: { it: 'Nome dell’hotel', en: 'The hotel’s name' },
    help: { it: 'Come lo leggono gli ospiti.', en: 'As guests read it.' },
  }),
  stars: value('stars', 4, z.int().min(1).max(5)).meta({
    label: { it: 'Stelle', en: 'Stars' },
    help: { it: 'Da 1 a 5.', en: 'From 1 to 5.' },
    shownIn: ['common.stars'],
  }),
  site: host.meta({
    label: { it: 'Indirizzo del sito', en: 'The site’s address' },
    help: { it: 'Solo il nome: www.hotelmaiolica.it.', en: 'The name alone: www.hotelmaiolica.it.' },
  }),
  phone: matching('phone', '+390890000000', /^\+[1-9]\d{6,14}$/).meta({
    label: { it: 'Telefono', en: 'Phone' },
    help: {
      it: 'Come lo scrivete di solito; se non è italiano, con il prefisso: +44 …',
      en: 'As you usually write it; if it is not Italian, with its country code: +44 …',
    },
  }),
  email: value('email', 'info@hotelmaiolica.example', z.email()).meta({
    label: { it: 'E-mail', en: 'E-mail' },
    help: { it: 'Dove arrivano le richieste degli ospiti.', en: 'Where guests’ requests arrive.' },
  }),
  address: fields({
    street: text.meta({ label: { it: 'Via e numero', en: 'Street and number' }, shownAs: 'address' }),
    postalCode: matching('postalCode', '84010', /^\d{5}$/).meta({
      label: { it: 'CAP', en: 'Postal code' },
      help: { it: 'Cinque cifre.', en: 'Five digits.' },
      shownAs: 'address',
    }),
    town: matching('town', 'Maiori', /^[^()]*[^()\s][^()]*$/).meta({
      label: { it: 'Comune', en: 'Town' },
      shownAs: 'address',
    }),
    province: matching('province', 'SA', /^[A-Z]{2}$/).meta({
      label: { it: 'Provincia', en: 'Province' },
      help: { it: 'La sigla, per esempio SA.', en: 'Its two letters, for example SA.' },
      shownAs: 'address',
    }),
    region: text.meta({
      label: { it: 'Regione', en: 'Region' },
      help: { it: 'Per esempio Campania.', en: 'For example Campania.' },
    }),
    country: matching('country', 'IT', /^[A-Z]{2}$/).meta({
      label: { it: 'Paese', en: 'Country' },
      help: { it: 'Due lettere: IT.', en: 'Two letters: IT.' },
    }),
  }).meta({ label: { it: 'Indirizzo', en: 'Address' } }),
  coordinates: fields({
    latitude: value('latitude', 40.6482, z.number().min(-90).max(90)).meta({
      label: { it: 'Latitudine', en: 'Latitude' },
      help: { it: 'In gradi, per esempio 40,6482.', en: 'In degrees, for example 40.6482.' },
    }),
    longitude: value('longitude', 14.6416, z.number().min(-180).max(180)).meta({
      label: { it: 'Longitudine', en: 'Longitude' },
      help: { it: 'In gradi, per esempio 14,6416.', en: 'In degrees, for example 14.6416.' },
    }),
  }).meta({
    label: { it: 'Coordinate', en: 'Coordinates' },
    help: {
      it: 'Il punto esatto dell’hotel, per la mappa e le indicazioni.',
      en: 'The hotel’s exact position, for the map and directions.',
    },
  }),
  timeZone: value(
    'timeZone',
    'Europe/Rome',
    z.stringFormat('time-zone', (name) => timeZones.includes(name)),
  ).meta({
    label: { it: 'Fuso orario', en: 'Time zone' },
    isInternal: true,
  }),
  spokenLanguages: some(
    keyed(['contact.language.{id}'], matching('language', 'it', /^[a-z]{2}$/)).meta({
      label: { it: 'Lingua', en: 'Language' },
    }),
  ).meta({
    label: { it: 'Lingue parlate', en: 'Spoken languages' },
    help: { it: 'Le lingue che si parlano alla reception.', en: 'The languages spoken at reception.' },
  }),
  booking: fields({
    host: host.meta({
      label: { it: 'Indirizzo', en: 'Address' },
      help: {
        it: 'Solo il nome: booking.hotelmaiolica.it. Se incollate l’indirizzo intero, il resto va in «Percorso».',
        en: 'The name alone: booking.hotelmaiolica.it. If you paste the whole address, the rest goes into “Path”.',
      },
    }),
    path: matching('bookingPath', '/booking', /^\/[^\s?#]*$/).meta({
      label: { it: 'Percorso', en: 'Path' },
      help: { it: 'Quello che viene dopo il nome: /booking.', en: 'What comes after the name: /booking.' },
    }),
    portal: matching('portal', '1050', /^\S+$/)
      .nullable()
      .meta({
        label: { it: 'Codice dell’hotel', en: 'The hotel’s code' },
        help: {
          it: 'Ve lo dà chi gestisce il motore di prenotazione. Lasciate vuoto se non ce n’è uno.',
          en: 'Your booking engine’s provider gives it to you. Leave it empty if there is none.',
        },
      }),
  }).meta({
    label: { it: 'Motore di prenotazione', en: 'Booking engine' },
    help: { it: 'Dove porta «Prenota».', en: 'Where “Book Now” leads.' },
  }),
  tableBooking: link.nullable().meta({
    label: { it: 'Prenotazione dei tavoli', en: 'Table booking' },
    help: {
      it: 'L’indirizzo; lasciate vuoto se si prenota per telefono.',
      en: 'The address; leave it empty if tables are booked by phone.',
    },
  }),
  map: fields({
    embed: rule(link, isEmbeddable, [], problem('mapEmbed')).meta({
      label: { it: 'La mappa nella pagina', en: 'The map on the page' },
      help: {
        it: 'Sul sito della mappa: Condividi, poi «Incorpora una mappa». Incollate qui tutto il codice.',
        en: 'On the map’s site: Share, then “Embed a map”. Paste all of the code here.',
      },
    }),
    height: whole.meta({ label: { it: 'Altezza', en: 'Height' }, isInternal: true }),
    service: text.meta({
      label: { it: 'Chi fornisce la mappa', en: 'Who provides the map' },
      help: { it: 'Il nome che si legge nella nota sulla privacy.', en: 'The name in the privacy note.' },
    }),
    privacy: link.meta({
      label: { it: 'La sua informativa', en: 'Its privacy policy' },
      help: { it: 'L’indirizzo della pagina.', en: 'The page’s address.' },
    }),
  }).meta({
    label: { it: 'Mappa', en: 'Map' },
    help: { it: 'La mappa della pagina «Dove siamo».', en: 'The map on the page “Location”.' },
    shownIn: ['contact.privacy'],
  }),
  beachClub: fields({
    name: text.nullable().meta({
      label: { it: 'Nome', en: 'Name' },
      help: { it: 'Lasciate vuoto se non c’è un lido.', en: 'Leave it empty if there is no club.' },
      shownAs: 'club',
    }),
    url: link.nullable().meta({ label: { it: 'Sito', en: 'Site' } }),
    offer: optionalTexts.meta({
      label: { it: 'Offerta per gli ospiti', en: 'Offer for guests' },
      help: {
        it: 'Che cosa ottengono i vostri ospiti; se la lasciate vuota, il sito dà solo il benvenuto.',
        en: 'What your guests get; if it is empty, the site just welcomes them.',
      },
    }),
  }).meta({ label: { it: 'Lido convenzionato', en: 'Partner beach club' } }),
  group: fields({
    name: text.nullable().meta({
      label: { it: 'Nome', en: 'Name' },
      help: { it: 'Lasciate vuoto se non c’è un gruppo.', en: 'Leave it empty if there is no group.' },
      shownAs: 'group',
    }),
    url: link.nullable().meta({ label: { it: 'Sito', en: 'Site' } }),
  }).meta({
    label: { it: 'Gruppo alberghiero', en: 'Hotel group' },
    help: { it: 'Il gruppo di cui l’hotel fa parte.', en: 'The group that the hotel belongs to.' },
  }),
  vat: rule(matching('vat', 'IT00000000000', /^IT\d{11}$/), hasRightLastDigit, [], problem('vatDigit')).meta({
    label: { it: 'Partita IVA', en: 'VAT number' },
    help: { it: 'Undici cifre.', en: 'Eleven digits.' },
  }),
  cin: matching('cin', 'IT065066A1XXXXXXXX', /^IT\d{6}[A-Z0-9]{10}$/).meta({
    label: { it: 'CIN', en: 'CIN' },
    help: {
      it: 'Il Codice Identificativo Nazionale: 18 caratteri.',
      en: 'The national identification code: 18 characters.',
    },
  }),
  offline: yesOrNo.meta({
    label: { it: 'Lettura senza rete', en: 'Offline reading' },
    help: {
      it: 'Dopo la prima visita il sito si apre anche senza rete.',
      en: 'After the first visit, the site opens even without a connection.',
    },
  }),
  company: fields({
    legalName: text.nullable().meta({
      label: { it: 'Ragione sociale', en: 'Company name' },
      help: { it: 'Come nel registro delle imprese.', en: 'As in the business register.' },
    }),
    seat: text.nullable().meta({
      label: { it: 'Sede legale', en: 'Registered office' },
      help: { it: 'Comune e indirizzo.', en: 'Town and address.' },
    }),
    register: text.nullable().meta({
      label: { it: 'Registro imprese', en: 'Business register' },
      help: { it: 'Ufficio e numero REA.', en: 'Office and REA number.' },
    }),
    capital: text.nullable().meta({
      label: { it: 'Capitale sociale', en: 'Share capital' },
      help: { it: 'Quello versato.', en: 'As paid up.' },
    }),
  }).meta({
    label: { it: 'Società', en: 'Company' },
    help: {
      it: 'I dati che la legge chiede alle società di capitali; lasciate vuoto ciò che non serve.',
      en: 'What the law requires of limited companies (S.r.l., S.p.A.); leave empty what does not apply.',
    },
  }),
});

/** Whether a page may show the address in a frame. Of Google and OpenStreetMap only the embed links work. */
function isEmbeddable(address: string): boolean {
  const { hostname, pathname, search } = new URL(address);
  if (/(?:^|\.)goo\.gl$/.test(hostname)) return false;
  if (/(?:^|\.)google\.[a-z.]+$/.test(hostname))
    return /^\/maps(?:\/d(?:\/u\/\d+)?)?\/embed/.test(pathname) || search.includes('output=embed');
  return !/(?:^|\.)openstreetmap\.org$/.test(hostname) || pathname.startsWith('/export/embed');
}

/** Whether the check digit of a VAT number is right. */
function hasRightLastDigit(vat: string): boolean {
  const digits = [...vat.slice(2)].map((digit, index) => (index % 2 === 0 ? Number(digit) : Number(digit) * 2));
  return digits.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0;
}
