import { type ReactNode, useSyncExternalStore } from 'react';
import { directionsTo, mapsMaker } from '../hotel/directions.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { type ButtonLook, buttonClass } from '../ui/button.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';

interface DirectionsLinkProps {
  look: ButtonLook;
  children: ReactNode;
}

const never = () => () => {};

/** The way to the hotel: in the device's own maps application where it has one, or in a new tab; so without scripts. */
export function DirectionsLink({ look, children }: DirectionsLinkProps) {
  const t = useTranslate();
  const maker = useSyncExternalStore(
    never,
    () => mapsMaker(navigator.userAgent),
    () => 'other' as const,
  );
  const link = { className: buttonClass(look), href: directionsTo[maker] };
  if (maker !== 'other') return <a {...link}>{children}</a>;
  return (
    <NewTabLink {...link} notice={t('common.newTab')}>
      {children}
    </NewTabLink>
  );
}
