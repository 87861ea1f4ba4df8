import { hotel } from '../hotel/identity.ts';
import { languageIds, languages } from '../i18n/languages.ts';
import type { PlainKey } from '../i18n/message-types.ts';
import { useLanguage, useTranslate } from '../i18n/translate.tsx';
import { fileIn, headKeys, type PageId, type RouteId, routeOf } from '../navigation/routes.ts';
import { absoluteAddress, shareImage, shareImageSize } from './absolute-address.ts';

/** What the share image of each page shows. */
const shareAlts: Record<PageId, PlainKey> = {
  home: 'hero.alt.homeHero',
  rooms: 'rooms.alt.roomsHero',
  terrazza: 'terrazza.alt.terraceEvening',
  services: 'services.alt.servicesSolarium',
  experiences: 'experiences.alt.experienceBoat',
  location: 'location.alt.locationMap',
  contact: 'contact.alt.contactReception',
};

/** The tags of the document's head that depend on the route and the language shown. React moves them to the head. */
export function PageHead({ route: id, hasManifest }: { route: RouteId; hasManifest: boolean }) {
  const t = useTranslate();
  const language = useLanguage();
  const keys = headKeys(routeOf(id));
  const title = t(keys.title, { name: hotel.name });
  const description = t(keys.description, { name: hotel.name });
  const common = (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hasManifest && <link rel="manifest" href={fileIn(language, 'manifest.webmanifest')} />}
    </>
  );
  if (id === 'not-found') {
    return (
      <>
        {common}
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const address = absoluteAddress(id, language);
  const others = languageIds.filter((other) => other !== language);
  return (
    <>
      {common}
      <link rel="canonical" href={address} />
      {languageIds.map((of) => (
        <link key={of} rel="alternate" hrefLang={of} href={absoluteAddress(id, of)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absoluteAddress(id, languageIds[0])} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={hotel.name} />
      <meta property="og:locale" content={languages[language].locale} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={languages[other].locale} />
      ))}
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={hotel.site + shareImage(id, language)} />
      <meta property="og:image:width" content={`${shareImageSize.width}`} />
      <meta property="og:image:height" content={`${shareImageSize.height}`} />
      <meta property="og:image:alt" content={t(shareAlts[id])} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
